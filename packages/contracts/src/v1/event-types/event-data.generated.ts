// Made from the capabilities' folders by `npm run lists`.
import { API_KEYS_EVENT_DATA } from './api-keys-events.ts'
import { BILLS_EVENT_DATA } from './bills-events.ts'
import { CERTIFICATES_EVENT_DATA } from './certificates-events.ts'
import { COMPANY_FOOTPRINTS_EVENT_DATA } from './company-footprints-events.ts'
import { CONNECTED_STORES_EVENT_DATA } from './connected-stores-events.ts'
import { INVOICES_EVENT_DATA } from './invoices-events.ts'
import { PUBLIC_LOG_EVENT_DATA } from './public-log-events.ts'
import { PURCHASES_BY_KEY_EVENT_DATA } from './purchases-by-key-events.ts'
import { PURCHASES_EVENT_DATA } from './purchases-events.ts'
import { STORE_ORDERS_EVENT_DATA } from './store-orders-events.ts'
import { SUBSCRIPTIONS_EVENT_DATA } from './subscriptions-events.ts'
import { WEBHOOKS_EVENT_DATA } from './webhooks-events.ts'

/** What `data` of each type of event holds. */
export const EVENT_DATA = {
  ...API_KEYS_EVENT_DATA,
  ...BILLS_EVENT_DATA,
  ...CERTIFICATES_EVENT_DATA,
  ...COMPANY_FOOTPRINTS_EVENT_DATA,
  ...CONNECTED_STORES_EVENT_DATA,
  ...INVOICES_EVENT_DATA,
  ...PUBLIC_LOG_EVENT_DATA,
  ...PURCHASES_BY_KEY_EVENT_DATA,
  ...PURCHASES_EVENT_DATA,
  ...STORE_ORDERS_EVENT_DATA,
  ...SUBSCRIPTIONS_EVENT_DATA,
  ...WEBHOOKS_EVENT_DATA,
} as const
