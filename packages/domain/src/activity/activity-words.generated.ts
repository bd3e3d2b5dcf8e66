// Made from the capabilities' folders by `npm run lists`.
import { GRANTED_IMPACT_ACTIVITY } from '../commerce/granted-impact/activity.ts'
import { PAYMENTS_ACTIVITY } from '../commerce/payments/activity.ts'
import { PURCHASES_BY_KEY_ACTIVITY } from '../commerce/purchases-by-key/activity.ts'
import { SUBSCRIPTIONS_ACTIVITY } from '../commerce/subscriptions/activity.ts'
import { APP_BILLING_ACTIVITY } from '../stores/app-billing/activity.ts'
import { CONNECTED_STORES_ACTIVITY } from '../stores/connected-stores/activity.ts'
import { ORDER_PAGES_ACTIVITY } from '../stores/order-pages/activity.ts'
import { STORE_BILLING_ACTIVITY } from '../stores/store-billing/activity.ts'
import { STORE_ORDERS_ACTIVITY } from '../stores/store-orders/activity.ts'
import { STORE_SETTINGS_ACTIVITY } from '../stores/store-settings/activity.ts'
import { COMPANY_FOOTPRINTS_ACTIVITY } from '../footprints/company-footprints/activity.ts'
import { EXCHANGES_ACTIVITY } from '../footprints/exchanges/activity.ts'
import { PRODUCT_FOOTPRINTS_ACTIVITY } from '../footprints/product-footprints/activity.ts'
import { VEHICLES_ACTIVITY } from '../vehicles/vehicles/activity.ts'
import { ASSET_USES_ACTIVITY } from '../showing/asset-uses/activity.ts'
import { IMPACT_PAGES_ACTIVITY } from '../showing/impact-pages/activity.ts'
import { SHAREABLES_ACTIVITY } from '../showing/shareables/activity.ts'
import { WIDGETS_ACTIVITY } from '../showing/widgets/activity.ts'
import { ACCOUNTS_ACTIVITY } from '../people/accounts/activity.ts'
import { MEMBERS_ACTIVITY } from '../people/members/activity.ts'
import { PRIVACY_ACTIVITY } from '../people/privacy/activity.ts'
import { SETTINGS_ACTIVITY } from '../people/settings/activity.ts'
import { NEWSLETTER_ACTIVITY } from '../site/newsletter/activity.ts'
import { CHANGE_ACTIVITY } from '../staff/changes/activity.ts'
import { CONSOLE_ACTIVITY } from '../staff/console/activity.ts'
import { API_KEYS_ACTIVITY } from '../developers/api-keys/activity.ts'
import { OAUTH_ACTIVITY } from '../developers/oauth/activity.ts'
import { WEBHOOKS_ACTIVITY } from '../developers/webhooks/activity.ts'

/** What the activity of users and accounts says, as each capability declares it. */
export const ACTIVITY_WORDS = {
  ...GRANTED_IMPACT_ACTIVITY,
  ...PAYMENTS_ACTIVITY,
  ...PURCHASES_BY_KEY_ACTIVITY,
  ...SUBSCRIPTIONS_ACTIVITY,
  ...APP_BILLING_ACTIVITY,
  ...CONNECTED_STORES_ACTIVITY,
  ...ORDER_PAGES_ACTIVITY,
  ...STORE_BILLING_ACTIVITY,
  ...STORE_ORDERS_ACTIVITY,
  ...STORE_SETTINGS_ACTIVITY,
  ...COMPANY_FOOTPRINTS_ACTIVITY,
  ...EXCHANGES_ACTIVITY,
  ...PRODUCT_FOOTPRINTS_ACTIVITY,
  ...VEHICLES_ACTIVITY,
  ...ASSET_USES_ACTIVITY,
  ...IMPACT_PAGES_ACTIVITY,
  ...SHAREABLES_ACTIVITY,
  ...WIDGETS_ACTIVITY,
  ...ACCOUNTS_ACTIVITY,
  ...MEMBERS_ACTIVITY,
  ...PRIVACY_ACTIVITY,
  ...SETTINGS_ACTIVITY,
  ...NEWSLETTER_ACTIVITY,
  ...CHANGE_ACTIVITY,
  ...CONSOLE_ACTIVITY,
  ...API_KEYS_ACTIVITY,
  ...OAUTH_ACTIVITY,
  ...WEBHOOKS_ACTIVITY,
} as const
