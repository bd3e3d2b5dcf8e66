// Made from the capabilities' folders by `npm run lists`.
import { INVOICES_EVENTS } from '../../commerce/invoices/events.ts'
import { PURCHASES_EVENTS } from '../../commerce/purchases/events.ts'
import { PURCHASES_BY_KEY_EVENTS } from '../../commerce/purchases-by-key/events.ts'
import { SUBSCRIPTIONS_EVENTS } from '../../commerce/subscriptions/events.ts'
import { BILLS_EVENTS } from '../../stores/bills/events.ts'
import { CONNECTED_STORES_EVENTS } from '../../stores/connected-stores/events.ts'
import { STORE_ORDERS_EVENTS } from '../../stores/store-orders/events.ts'
import { COMPANY_FOOTPRINTS_EVENTS } from '../../footprints/company-footprints/events.ts'
import { CERTIFICATES_EVENTS } from '../../proof/certificates/events.ts'
import { PUBLIC_LOG_EVENTS } from '../../proof/public-log/events.ts'
import { API_KEYS_EVENTS } from '../api-keys/events.ts'
import { WEBHOOKS_EVENTS } from '../webhooks/events.ts'

/** The types of event, with what each means, as each capability declares them. */
export const EVENT_TYPES = {
  ...INVOICES_EVENTS,
  ...PURCHASES_EVENTS,
  ...PURCHASES_BY_KEY_EVENTS,
  ...SUBSCRIPTIONS_EVENTS,
  ...BILLS_EVENTS,
  ...CONNECTED_STORES_EVENTS,
  ...STORE_ORDERS_EVENTS,
  ...COMPANY_FOOTPRINTS_EVENTS,
  ...CERTIFICATES_EVENTS,
  ...PUBLIC_LOG_EVENTS,
  ...API_KEYS_EVENTS,
  ...WEBHOOKS_EVENTS,
} as const
