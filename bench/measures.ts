import type { Measure } from './measure.ts'
import { billsBytes } from './measures/bills-bytes.ts'
import { billsHead } from './measures/bills-head.ts'
import { billsIssue } from './measures/bills-issue.ts'
import { billsLog } from './measures/bills-log.ts'
import { billsMany } from './measures/bills-many.ts'
import { billsSupply } from './measures/bills-supply.ts'
import { billsVerify } from './measures/bills-verify.ts'
import { certificatePdf } from './measures/certificate-pdf.ts'
import { citusIntake } from './measures/citus-intake.ts'
import { contentPage } from './measures/content-page.ts'
import { floodFile } from './measures/flood-file.ts'
import { floodForm } from './measures/flood-form.ts'
import { footprintDashboard } from './measures/footprint-dashboard.ts'
import { inventoryImport } from './measures/inventory-import.ts'
import { inventoryRecompute } from './measures/inventory-recompute.ts'
import { jsBytes } from './measures/js-bytes.ts'
import { lighthouseScores } from './measures/lighthouse.ts'
import { logAppend } from './measures/log-append.ts'
import { logLatency } from './measures/log-latency.ts'
import { loginFlood } from './measures/login-flood.ts'
import { metricsHotAccount } from './measures/metrics-hot-account.ts'
import { millionEntries } from './measures/million-entries.ts'
import { renewals } from './measures/renewals.ts'
import { settle } from './measures/settle.ts'
import { settleLimit } from './measures/settle-limit.ts'
import { settleLogged } from './measures/settle-logged.ts'
import { siteSearch } from './measures/site-search.ts'
import { ssrHome } from './measures/ssr-home.ts'
import { standbyCommit } from './measures/standby-commit.ts'
import { storeOrders } from './measures/store-orders.ts'
import { storeOrdersCost } from './measures/store-orders-cost.ts'
import { storeOrdersGrowth } from './measures/store-orders-growth.ts'
import { storeOrdersHot } from './measures/store-orders-hot.ts'
import { storeOrdersLatency } from './measures/store-orders-latency.ts'
import { storeOrdersOverload } from './measures/store-orders-overload.ts'
import { storeOrdersRepeated } from './measures/store-orders-repeated.ts'
import { suite } from './measures/suite.ts'
import { vehicleOptions } from './measures/vehicle-options.ts'
import { widgetViews } from './measures/widget-views.ts'

/** Everything `npm run bench` measures; later work adds its measures here. */
export const MEASURES: readonly Measure[] = [
  certificatePdf,
  metricsHotAccount,
  millionEntries,
  settle,
  settleLimit,
  settleLogged,
  standbyCommit,
  logAppend,
  logLatency,
  renewals,
  ssrHome,
  contentPage,
  loginFlood,
  floodForm,
  floodFile,
  vehicleOptions,
  footprintDashboard,
  inventoryImport,
  inventoryRecompute,
  jsBytes,
  lighthouseScores,
  storeOrders,
  storeOrdersHot,
  storeOrdersRepeated,
  storeOrdersLatency,
  storeOrdersOverload,
  storeOrdersCost,
  storeOrdersGrowth,
  citusIntake,
  billsIssue,
  billsMany,
  billsLog,
  billsHead,
  billsBytes,
  billsSupply,
  billsVerify,
  widgetViews,
  siteSearch,
  suite,
]
