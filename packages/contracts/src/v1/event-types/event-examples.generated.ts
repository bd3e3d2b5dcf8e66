// Made from the capabilities' folders by `npm run lists`.
import { API_KEYS_EVENT_EXAMPLES } from './api-keys-events.ts'
import { BILLS_EVENT_EXAMPLES } from './bills-events.ts'
import { CERTIFICATES_EVENT_EXAMPLES } from './certificates-events.ts'
import { COMPANY_FOOTPRINTS_EVENT_EXAMPLES } from './company-footprints-events.ts'
import { CONNECTED_STORES_EVENT_EXAMPLES } from './connected-stores-events.ts'
import { INVOICES_EVENT_EXAMPLES } from './invoices-events.ts'
import { PUBLIC_LOG_EVENT_EXAMPLES } from './public-log-events.ts'
import { PURCHASES_BY_KEY_EVENT_EXAMPLES } from './purchases-by-key-events.ts'
import { PURCHASES_EVENT_EXAMPLES } from './purchases-events.ts'
import { STORE_ORDERS_EVENT_EXAMPLES } from './store-orders-events.ts'
import { SUBSCRIPTIONS_EVENT_EXAMPLES } from './subscriptions-events.ts'
import { WEBHOOKS_EVENT_EXAMPLES } from './webhooks-events.ts'

/** What `data` of each type of event may look like. */
export const EVENT_EXAMPLES = {
  ...API_KEYS_EVENT_EXAMPLES,
  ...BILLS_EVENT_EXAMPLES,
  ...CERTIFICATES_EVENT_EXAMPLES,
  ...COMPANY_FOOTPRINTS_EVENT_EXAMPLES,
  ...CONNECTED_STORES_EVENT_EXAMPLES,
  ...INVOICES_EVENT_EXAMPLES,
  ...PUBLIC_LOG_EVENT_EXAMPLES,
  ...PURCHASES_BY_KEY_EVENT_EXAMPLES,
  ...PURCHASES_EVENT_EXAMPLES,
  ...STORE_ORDERS_EVENT_EXAMPLES,
  ...SUBSCRIPTIONS_EVENT_EXAMPLES,
  ...WEBHOOKS_EVENT_EXAMPLES,
}
