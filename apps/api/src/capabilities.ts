import { gifts } from './capabilities/commerce/gifts/capability.ts'
import { grantedImpact } from './capabilities/commerce/granted-impact/capability.ts'
import { instantOffset } from './capabilities/commerce/instant-offset/capability.ts'
import { invoices } from './capabilities/commerce/invoices/capability.ts'
import { payments } from './capabilities/commerce/payments/capability.ts'
import { prices } from './capabilities/commerce/prices/capability.ts'
import { productList } from './capabilities/commerce/product-list/capability.ts'
import { purchases } from './capabilities/commerce/purchases/capability.ts'
import { purchasesByKey } from './capabilities/commerce/purchases-by-key/capability.ts'
import { selling } from './capabilities/commerce/selling/capability.ts'
import { settlement } from './capabilities/commerce/settlement/capability.ts'
import { subscriptions } from './capabilities/commerce/subscriptions/capability.ts'
import { apiKeys } from './capabilities/developers/api-keys/capability.ts'
import { demo } from './capabilities/developers/demo/capability.ts'
import { events } from './capabilities/developers/events/capability.ts'
import { mailbox } from './capabilities/developers/mailbox/capability.ts'
import { mcp } from './capabilities/developers/mcp/capability.ts'
import { oauth } from './capabilities/developers/oauth/capability.ts'
import { testData } from './capabilities/developers/test-data/capability.ts'
import { webhooks } from './capabilities/developers/webhooks/capability.ts'
import { allocations } from './capabilities/footprints/allocations/capability.ts'
import { answers } from './capabilities/footprints/answers/capability.ts'
import { climatePlan } from './capabilities/footprints/climate-plan/capability.ts'
import { commutingSurveys } from './capabilities/footprints/commuting-surveys/capability.ts'
import { companyFootprints } from './capabilities/footprints/company-footprints/capability.ts'
import { dataEntry } from './capabilities/footprints/data-entry/capability.ts'
import { documents } from './capabilities/footprints/documents/capability.ts'
import { emissionFactors } from './capabilities/footprints/emission-factors/capability.ts'
import { exchanges } from './capabilities/footprints/exchanges/capability.ts'
import { figureRequests } from './capabilities/footprints/figure-requests/capability.ts'
import { household } from './capabilities/footprints/household/capability.ts'
import { ledgerImport } from './capabilities/footprints/ledger-import/capability.ts'
import { meters } from './capabilities/footprints/meters/capability.ts'
import { productFootprints } from './capabilities/footprints/product-footprints/capability.ts'
import { sites } from './capabilities/footprints/sites/capability.ts'
import { suppliers } from './capabilities/footprints/suppliers/capability.ts'
import { verification } from './capabilities/footprints/verification/capability.ts'
import { years } from './capabilities/footprints/years/capability.ts'
import { accounts } from './capabilities/people/accounts/capability.ts'
import { members } from './capabilities/people/members/capability.ts'
import { privacy } from './capabilities/people/privacy/capability.ts'
import { settings } from './capabilities/people/settings/capability.ts'
import { certificates } from './capabilities/proof/certificates/capability.ts'
import { disclosures } from './capabilities/proof/disclosures/capability.ts'
import { ledger } from './capabilities/proof/ledger/capability.ts'
import { ledgerCheck } from './capabilities/proof/ledger-check/capability.ts'
import { openData } from './capabilities/proof/open-data/capability.ts'
import { projects } from './capabilities/proof/projects/capability.ts'
import { publicLedger } from './capabilities/proof/public-ledger/capability.ts'
import { publicLog } from './capabilities/proof/public-log/capability.ts'
import { supply } from './capabilities/proof/supply/capability.ts'
import { assetUses } from './capabilities/showing/asset-uses/capability.ts'
import { claims } from './capabilities/showing/claims/capability.ts'
import { impactPages } from './capabilities/showing/impact-pages/capability.ts'
import { shareables } from './capabilities/showing/shareables/capability.ts'
import { widgets } from './capabilities/showing/widgets/capability.ts'
import { browserErrors } from './capabilities/site/browser-errors/capability.ts'
import { chat } from './capabilities/site/chat/capability.ts'
import { content } from './capabilities/site/content/capability.ts'
import { installation } from './capabilities/site/installation/capability.ts'
import { leads } from './capabilities/site/leads/capability.ts'
import { mail } from './capabilities/site/mail/capability.ts'
import { newsletter } from './capabilities/site/newsletter/capability.ts'
import { status } from './capabilities/site/status/capability.ts'
import { staffChanges } from './capabilities/staff/changes/capability.ts'
import { staffConsole } from './capabilities/staff/console/capability.ts'
import { givenUpJobs } from './capabilities/staff/given-up-jobs/capability.ts'
import { health } from './capabilities/staff/health/capability.ts'
import { appBilling } from './capabilities/stores/app-billing/capability.ts'
import { appPlans } from './capabilities/stores/app-plans/capability.ts'
import { bills } from './capabilities/stores/bills/capability.ts'
import { connectedStores } from './capabilities/stores/connected-stores/capability.ts'
import { largeOrders } from './capabilities/stores/large-orders/capability.ts'
import { orderPages } from './capabilities/stores/order-pages/capability.ts'
import { ownShops } from './capabilities/stores/own-shops/capability.ts'
import { storeBilling } from './capabilities/stores/store-billing/capability.ts'
import { storeNotices } from './capabilities/stores/store-notices/capability.ts'
import { storeOrders } from './capabilities/stores/store-orders/capability.ts'
import { storeSettings } from './capabilities/stores/store-settings/capability.ts'
import { identification } from './capabilities/vehicles/identification/capability.ts'
import { vehicles } from './capabilities/vehicles/vehicles/capability.ts'
import type { Capability } from './capability.ts'

/** Everything that the product can do: its lists are read from these manifests. */
export const CAPABILITIES: readonly Capability[] = [
  accounts,
  staffConsole,
  givenUpJobs,
  health,
  staffChanges,
  members,
  settings,
  privacy,
  prices,
  productList,
  projects,
  instantOffset,
  purchases,
  purchasesByKey,
  invoices,
  companyFootprints,
  verification,
  dataEntry,
  emissionFactors,
  documents,
  climatePlan,
  household,
  allocations,
  ledgerImport,
  figureRequests,
  answers,
  suppliers,
  commutingSurveys,
  sites,
  meters,
  years,
  exchanges,
  productFootprints,
  gifts,
  grantedImpact,
  identification,
  vehicles,
  subscriptions,
  // What belongs to a shop goes with a closed account before the shop does.
  storeOrders,
  largeOrders,
  storeSettings,
  appPlans,
  appBilling,
  connectedStores,
  storeNotices,
  bills,
  storeBilling,
  orderPages,
  ownShops,
  payments,
  selling,
  settlement,
  disclosures,
  ledger,
  assetUses,
  claims,
  impactPages,
  certificates,
  publicLedger,
  publicLog,
  ledgerCheck,
  openData,
  supply,
  shareables,
  widgets,
  installation,
  leads,
  browserErrors,
  chat,
  status,
  newsletter,
  mail,
  content,
  apiKeys,
  webhooks,
  events,
  mcp,
  oauth,
  testData,
  mailbox,
  demo,
]
