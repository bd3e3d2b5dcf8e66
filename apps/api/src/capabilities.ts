import { accounts } from './capabilities/accounts/capability.ts'
import { browserErrors } from './capabilities/browser-errors/capability.ts'
import { certificates } from './capabilities/certificates/capability.ts'
import { chat } from './capabilities/chat/capability.ts'
import { content } from './capabilities/content/capability.ts'
import { demo } from './capabilities/demo/capability.ts'
import { developer } from './capabilities/developer/capability.ts'
import { footprintDocuments } from './capabilities/footprint-documents/capability.ts'
import { footprints } from './capabilities/footprints/capability.ts'
import { gifts } from './capabilities/gifts/capability.ts'
import { grantedImpact } from './capabilities/granted-impact/capability.ts'
import { impact } from './capabilities/impact/capability.ts'
import { impactPages } from './capabilities/impact-pages/capability.ts'
import { invoices } from './capabilities/invoices/capability.ts'
import { leads } from './capabilities/leads/capability.ts'
import { ledgerCheck } from './capabilities/ledger-check/capability.ts'
import { ledgerLog } from './capabilities/ledger-log/capability.ts'
import { mail } from './capabilities/mail/capability.ts'
import { members } from './capabilities/members/capability.ts'
import { newsletter } from './capabilities/newsletter/capability.ts'
import { offsetting } from './capabilities/offsetting/capability.ts'
import { openData } from './capabilities/open-data/capability.ts'
import { orderPages } from './capabilities/order-pages/capability.ts'
import { payments } from './capabilities/payments/capability.ts'
import { plan } from './capabilities/plan/capability.ts'
import { productList } from './capabilities/product-list/capability.ts'
import { products } from './capabilities/products/capability.ts'
import { projects } from './capabilities/projects/capability.ts'
import { publicLedger } from './capabilities/public-ledger/capability.ts'
import { purchases } from './capabilities/purchases/capability.ts'
import { settings } from './capabilities/settings/capability.ts'
import { settlement } from './capabilities/settlement/capability.ts'
import { sharing } from './capabilities/sharing/capability.ts'
import { staff } from './capabilities/staff/capability.ts'
import { status } from './capabilities/status/capability.ts'
import { storeBills } from './capabilities/store-bills/capability.ts'
import { stores } from './capabilities/stores/capability.ts'
import { subscriptions } from './capabilities/subscriptions/capability.ts'
import { supply } from './capabilities/supply/capability.ts'
import { vehicles } from './capabilities/vehicles/capability.ts'
import { widgets } from './capabilities/widgets/capability.ts'
import type { Capability } from './capability.ts'

/** Everything that the product can do: its lists are read from these manifests. */
export const CAPABILITIES: readonly Capability[] = [
  accounts,
  staff,
  members,
  settings,
  products,
  productList,
  projects,
  offsetting,
  purchases,
  invoices,
  footprints,
  footprintDocuments,
  plan,
  gifts,
  grantedImpact,
  vehicles,
  subscriptions,
  stores,
  storeBills,
  orderPages,
  payments,
  settlement,
  impact,
  impactPages,
  certificates,
  publicLedger,
  ledgerLog,
  ledgerCheck,
  openData,
  supply,
  sharing,
  widgets,
  leads,
  browserErrors,
  chat,
  status,
  newsletter,
  mail,
  content,
  developer,
  demo,
]
