// Made from the capabilities' folders by `npm run lists`.
import { GIFTS_ADDRESSES } from './capabilities/commerce/gifts/addresses.ts'
import { GRANTED_IMPACT_ADDRESSES } from './capabilities/commerce/granted-impact/addresses.ts'
import { INSTANT_OFFSET_ADDRESSES } from './capabilities/commerce/instant-offset/addresses.ts'
import { INVOICES_ADDRESSES } from './capabilities/commerce/invoices/addresses.ts'
import { PAYMENTS_ADDRESSES } from './capabilities/commerce/payments/addresses.ts'
import { PURCHASES_ADDRESSES } from './capabilities/commerce/purchases/addresses.ts'
import { PURCHASES_BY_KEY_ADDRESSES } from './capabilities/commerce/purchases-by-key/addresses.ts'
import { SUBSCRIPTIONS_ADDRESSES } from './capabilities/commerce/subscriptions/addresses.ts'
import { APP_BILLING_ADDRESSES } from './capabilities/stores/app-billing/addresses.ts'
import { BILLS_ADDRESSES } from './capabilities/stores/bills/addresses.ts'
import { CONNECTED_STORES_ADDRESSES } from './capabilities/stores/connected-stores/addresses.ts'
import { ORDER_PAGES_ADDRESSES } from './capabilities/stores/order-pages/addresses.ts'
import { STORE_SETTINGS_ADDRESSES } from './capabilities/stores/store-settings/addresses.ts'
import { ANSWERS_ADDRESSES } from './capabilities/footprints/answers/addresses.ts'
import { CLIMATE_PLAN_ADDRESSES } from './capabilities/footprints/climate-plan/addresses.ts'
import { COMMUTING_SURVEYS_ADDRESSES } from './capabilities/footprints/commuting-surveys/addresses.ts'
import { COMPANY_FOOTPRINTS_ADDRESSES } from './capabilities/footprints/company-footprints/addresses.ts'
import { DATA_ENTRY_ADDRESSES } from './capabilities/footprints/data-entry/addresses.ts'
import { DOCUMENTS_ADDRESSES } from './capabilities/footprints/documents/addresses.ts'
import { EXCHANGES_ADDRESSES } from './capabilities/footprints/exchanges/addresses.ts'
import { FIGURE_REQUESTS_ADDRESSES } from './capabilities/footprints/figure-requests/addresses.ts'
import { HOUSEHOLD_ADDRESSES } from './capabilities/footprints/household/addresses.ts'
import { LEDGER_IMPORT_ADDRESSES } from './capabilities/footprints/ledger-import/addresses.ts'
import { METERS_ADDRESSES } from './capabilities/footprints/meters/addresses.ts'
import { PRODUCT_FOOTPRINTS_ADDRESSES } from './capabilities/footprints/product-footprints/addresses.ts'
import { SITES_ADDRESSES } from './capabilities/footprints/sites/addresses.ts'
import { SUPPLIERS_ADDRESSES } from './capabilities/footprints/suppliers/addresses.ts'
import { VERIFICATION_ADDRESSES } from './capabilities/footprints/verification/addresses.ts'
import { YEARS_ADDRESSES } from './capabilities/footprints/years/addresses.ts'
import { IDENTIFICATION_ADDRESSES } from './capabilities/vehicles/identification/addresses.ts'
import { VEHICLES_ADDRESSES } from './capabilities/vehicles/vehicles/addresses.ts'
import { CERTIFICATES_ADDRESSES } from './capabilities/proof/certificates/addresses.ts'
import { DISCLOSURES_ADDRESSES } from './capabilities/proof/disclosures/addresses.ts'
import { LEDGER_ADDRESSES } from './capabilities/proof/ledger/addresses.ts'
import { PROJECTS_ADDRESSES } from './capabilities/proof/projects/addresses.ts'
import { PUBLIC_LEDGER_ADDRESSES } from './capabilities/proof/public-ledger/addresses.ts'
import { SUPPLY_ADDRESSES } from './capabilities/proof/supply/addresses.ts'
import { ASSET_USES_ADDRESSES } from './capabilities/showing/asset-uses/addresses.ts'
import { CLAIMS_ADDRESSES } from './capabilities/showing/claims/addresses.ts'
import { IMPACT_PAGES_ADDRESSES } from './capabilities/showing/impact-pages/addresses.ts'
import { SHAREABLES_ADDRESSES } from './capabilities/showing/shareables/addresses.ts'
import { WIDGETS_ADDRESSES } from './capabilities/showing/widgets/addresses.ts'
import { ACCOUNTS_ADDRESSES } from './capabilities/people/accounts/addresses.ts'
import { MEMBERS_ADDRESSES } from './capabilities/people/members/addresses.ts'
import { PRIVACY_ADDRESSES } from './capabilities/people/privacy/addresses.ts'
import { SETTINGS_ADDRESSES } from './capabilities/people/settings/addresses.ts'
import { CHAT_ADDRESSES } from './capabilities/site/chat/addresses.ts'
import { CONTENT_ADDRESSES } from './capabilities/site/content/addresses.ts'
import { LEADS_ADDRESSES } from './capabilities/site/leads/addresses.ts'
import { NEWSLETTER_ADDRESSES } from './capabilities/site/newsletter/addresses.ts'
import { STATUS_ADDRESSES } from './capabilities/site/status/addresses.ts'
import { CHANGE_ADDRESSES } from './capabilities/staff/changes/addresses.ts'
import { CONSOLE_ADDRESSES } from './capabilities/staff/console/addresses.ts'
import { HEALTH_ADDRESSES } from './capabilities/staff/health/addresses.ts'
import { API_KEYS_ADDRESSES } from './capabilities/developers/api-keys/addresses.ts'
import { MAILBOX_ADDRESSES } from './capabilities/developers/mailbox/addresses.ts'
import { WEBHOOKS_ADDRESSES } from './capabilities/developers/webhooks/addresses.ts'

/** The addresses of the pages of each capability, by its folder. */
export const CAPABILITY_ADDRESSES = {
  'commerce/gifts': GIFTS_ADDRESSES,
  'commerce/granted-impact': GRANTED_IMPACT_ADDRESSES,
  'commerce/instant-offset': INSTANT_OFFSET_ADDRESSES,
  'commerce/invoices': INVOICES_ADDRESSES,
  'commerce/payments': PAYMENTS_ADDRESSES,
  'commerce/purchases': PURCHASES_ADDRESSES,
  'commerce/purchases-by-key': PURCHASES_BY_KEY_ADDRESSES,
  'commerce/subscriptions': SUBSCRIPTIONS_ADDRESSES,
  'stores/app-billing': APP_BILLING_ADDRESSES,
  'stores/bills': BILLS_ADDRESSES,
  'stores/connected-stores': CONNECTED_STORES_ADDRESSES,
  'stores/order-pages': ORDER_PAGES_ADDRESSES,
  'stores/store-settings': STORE_SETTINGS_ADDRESSES,
  'footprints/answers': ANSWERS_ADDRESSES,
  'footprints/climate-plan': CLIMATE_PLAN_ADDRESSES,
  'footprints/commuting-surveys': COMMUTING_SURVEYS_ADDRESSES,
  'footprints/company-footprints': COMPANY_FOOTPRINTS_ADDRESSES,
  'footprints/data-entry': DATA_ENTRY_ADDRESSES,
  'footprints/documents': DOCUMENTS_ADDRESSES,
  'footprints/exchanges': EXCHANGES_ADDRESSES,
  'footprints/figure-requests': FIGURE_REQUESTS_ADDRESSES,
  'footprints/household': HOUSEHOLD_ADDRESSES,
  'footprints/ledger-import': LEDGER_IMPORT_ADDRESSES,
  'footprints/meters': METERS_ADDRESSES,
  'footprints/product-footprints': PRODUCT_FOOTPRINTS_ADDRESSES,
  'footprints/sites': SITES_ADDRESSES,
  'footprints/suppliers': SUPPLIERS_ADDRESSES,
  'footprints/verification': VERIFICATION_ADDRESSES,
  'footprints/years': YEARS_ADDRESSES,
  'vehicles/identification': IDENTIFICATION_ADDRESSES,
  'vehicles/vehicles': VEHICLES_ADDRESSES,
  'proof/certificates': CERTIFICATES_ADDRESSES,
  'proof/disclosures': DISCLOSURES_ADDRESSES,
  'proof/ledger': LEDGER_ADDRESSES,
  'proof/projects': PROJECTS_ADDRESSES,
  'proof/public-ledger': PUBLIC_LEDGER_ADDRESSES,
  'proof/supply': SUPPLY_ADDRESSES,
  'showing/asset-uses': ASSET_USES_ADDRESSES,
  'showing/claims': CLAIMS_ADDRESSES,
  'showing/impact-pages': IMPACT_PAGES_ADDRESSES,
  'showing/shareables': SHAREABLES_ADDRESSES,
  'showing/widgets': WIDGETS_ADDRESSES,
  'people/accounts': ACCOUNTS_ADDRESSES,
  'people/members': MEMBERS_ADDRESSES,
  'people/privacy': PRIVACY_ADDRESSES,
  'people/settings': SETTINGS_ADDRESSES,
  'site/chat': CHAT_ADDRESSES,
  'site/content': CONTENT_ADDRESSES,
  'site/leads': LEADS_ADDRESSES,
  'site/newsletter': NEWSLETTER_ADDRESSES,
  'site/status': STATUS_ADDRESSES,
  'staff/changes': CHANGE_ADDRESSES,
  'staff/console': CONSOLE_ADDRESSES,
  'staff/health': HEALTH_ADDRESSES,
  'developers/api-keys': API_KEYS_ADDRESSES,
  'developers/mailbox': MAILBOX_ADDRESSES,
  'developers/webhooks': WEBHOOKS_ADDRESSES,
}
