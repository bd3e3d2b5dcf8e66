import type { Measure } from './measure.ts'
import { billsBytes } from './measures/bills/bills-bytes.ts'
import { billsHead } from './measures/bills/bills-head.ts'
import { billsIssue } from './measures/bills/bills-issue.ts'
import { billsLog } from './measures/bills/bills-log.ts'
import { billsMany } from './measures/bills/bills-many.ts'
import { billsSupply } from './measures/bills/bills-supply.ts'
import { billsVerify } from './measures/bills/bills-verify.ts'
import { idempotentFirst } from './measures/developers/idempotent-first.ts'
import { idempotentReplay } from './measures/developers/idempotent-replay.ts'
import { keyAuth } from './measures/developers/key-auth.ts'
import { mcpCall } from './measures/developers/mcp-call.ts'
import { settleWithEvents } from './measures/developers/settle-with-events.ts'
import { v1Document } from './measures/developers/v1-document.ts'
import { v1Limits } from './measures/developers/v1-limits.ts'
import { webhookFanout } from './measures/developers/webhook-fanout.ts'
import { webhookLatency } from './measures/developers/webhook-latency.ts'
import { floodFile } from './measures/floods/flood-file.ts'
import { floodForm } from './measures/floods/flood-form.ts'
import { loginFlood } from './measures/floods/login-flood.ts'
import { factorSearch } from './measures/footprints/factor-search.ts'
import { footprintDashboard } from './measures/footprints/footprint-dashboard.ts'
import { householdEstimate } from './measures/footprints/household-estimate.ts'
import { inventoryImport } from './measures/footprints/inventory-import.ts'
import { inventoryRecompute } from './measures/footprints/inventory-recompute.ts'
import { inventoryWarnings } from './measures/footprints/inventory-warnings.ts'
import { ledgerClassification } from './measures/footprints/ledger-classification.ts'
import { vehicleOptions } from './measures/footprints/vehicle-options.ts'
import { certificatePdf } from './measures/ledger/certificate-pdf.ts'
import { logAppend } from './measures/ledger/log-append.ts'
import { logLatency } from './measures/ledger/log-latency.ts'
import { metricsHotAccount } from './measures/ledger/metrics-hot-account.ts'
import { millionEntries } from './measures/ledger/million-entries.ts'
import { backupMillion } from './measures/operating/backup-million.ts'
import { consolePages } from './measures/operating/console-pages.ts'
import { memoryHour } from './measures/operating/memory-hour.ts'
import { citusIntake } from './measures/orders/citus-intake.ts'
import { storeOrders } from './measures/orders/store-orders.ts'
import { storeOrdersCost } from './measures/orders/store-orders-cost.ts'
import { storeOrdersGrowth } from './measures/orders/store-orders-growth.ts'
import { storeOrdersHot } from './measures/orders/store-orders-hot.ts'
import { storeOrdersLatency } from './measures/orders/store-orders-latency.ts'
import { storeOrdersOverload } from './measures/orders/store-orders-overload.ts'
import { storeOrdersRepeated } from './measures/orders/store-orders-repeated.ts'
import { storeOrdersWithEvents } from './measures/orders/store-orders-with-events.ts'
import { contentPage } from './measures/pages/content-page.ts'
import { jsBytes } from './measures/pages/js-bytes.ts'
import { lighthouseScores } from './measures/pages/lighthouse.ts'
import { siteSearch } from './measures/pages/site-search.ts'
import { ssrHome } from './measures/pages/ssr-home.ts'
import { widgetViews } from './measures/pages/widget-views.ts'
import { renewals } from './measures/payments/renewals.ts'
import { settleMeasure } from './measures/payments/settle.ts'
import { settleLimit } from './measures/payments/settle-limit.ts'
import { settleLogged } from './measures/payments/settle-logged.ts'
import { standbyCommit } from './measures/payments/standby-commit.ts'
import { suite } from './measures/suite.ts'

/** Everything `npm run bench` measures; later work adds its measures here. */
export const MEASURES: readonly Measure[] = [
  certificatePdf,
  metricsHotAccount,
  millionEntries,
  settleMeasure,
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
  factorSearch,
  householdEstimate,
  footprintDashboard,
  inventoryImport,
  inventoryWarnings,
  inventoryRecompute,
  ledgerClassification,
  jsBytes,
  lighthouseScores,
  storeOrders,
  storeOrdersHot,
  storeOrdersWithEvents,
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
  keyAuth,
  v1Limits,
  idempotentFirst,
  idempotentReplay,
  settleWithEvents,
  webhookFanout,
  webhookLatency,
  mcpCall,
  v1Document,
  widgetViews,
  siteSearch,
  consolePages,
  backupMillion,
  memoryHour,
  suite,
]
