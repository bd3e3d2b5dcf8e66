// Made from the capabilities' folders by `npm run lists`.
import { GIFTS_EMAILS } from '../commerce/gifts/emails.ts'
import { INVOICES_EMAILS } from '../commerce/invoices/emails.ts'
import { PAYMENTS_EMAILS } from '../commerce/payments/emails.ts'
import { PURCHASES_BY_KEY_EMAILS } from '../commerce/purchases-by-key/emails.ts'
import { SETTLEMENT_EMAILS } from '../commerce/settlement/emails.ts'
import { SUBSCRIPTIONS_EMAILS } from '../commerce/subscriptions/emails.ts'
import { APP_BILLING_EMAILS } from '../stores/app-billing/emails.ts'
import { LARGE_ORDERS_EMAILS } from '../stores/large-orders/emails.ts'
import { STORE_NOTICES_EMAILS } from '../stores/store-notices/emails.ts'
import { COMPANY_FOOTPRINTS_EMAILS } from '../footprints/company-footprints/emails.ts'
import { FIGURE_REQUESTS_EMAILS } from '../footprints/figure-requests/emails.ts'
import { SUPPLIERS_EMAILS } from '../footprints/suppliers/emails.ts'
import { VERIFICATION_EMAILS } from '../footprints/verification/emails.ts'
import { DISCLOSURES_EMAILS } from '../proof/disclosures/emails.ts'
import { ACCOUNTS_EMAILS } from '../people/accounts/emails.ts'
import { MEMBERS_EMAILS } from '../people/members/emails.ts'
import { PRIVACY_EMAILS } from '../people/privacy/emails.ts'
import { LEADS_EMAILS } from '../site/leads/emails.ts'
import { NEWSLETTER_EMAILS } from '../site/newsletter/emails.ts'
import { API_KEYS_EMAILS } from '../developers/api-keys/emails.ts'
import { WEBHOOKS_EMAILS } from '../developers/webhooks/emails.ts'

/** Every kind of email that is sent to one person, as each capability declares it. */
export const EMAIL_KINDS = {
  ...GIFTS_EMAILS,
  ...INVOICES_EMAILS,
  ...PAYMENTS_EMAILS,
  ...PURCHASES_BY_KEY_EMAILS,
  ...SETTLEMENT_EMAILS,
  ...SUBSCRIPTIONS_EMAILS,
  ...APP_BILLING_EMAILS,
  ...LARGE_ORDERS_EMAILS,
  ...STORE_NOTICES_EMAILS,
  ...COMPANY_FOOTPRINTS_EMAILS,
  ...FIGURE_REQUESTS_EMAILS,
  ...SUPPLIERS_EMAILS,
  ...VERIFICATION_EMAILS,
  ...DISCLOSURES_EMAILS,
  ...ACCOUNTS_EMAILS,
  ...MEMBERS_EMAILS,
  ...PRIVACY_EMAILS,
  ...LEADS_EMAILS,
  ...NEWSLETTER_EMAILS,
  ...API_KEYS_EMAILS,
  ...WEBHOOKS_EMAILS,
} as const
