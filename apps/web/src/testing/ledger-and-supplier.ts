import { appendToLog } from '../../../api/src/capabilities/proof/public-log/public.ts'
import { uploadedLedger } from '../../../api/src/testing/footprints/ledgers.ts'
import {
  askedSupplier,
  campaignOf,
  releaseTo,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../../../api/src/testing/footprints/suppliers.ts'
import type { TestPerson } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** A ledger that is looked at, and a supplier with spending and a logged answer, by the names of their parameters. */
export async function ledgerAndSupplier(api: TestApi, business: TestPerson, footprintId: string) {
  const importId = await uploadedLedger(api, business, footprintId, '2023')
  const { of, supplierId } = await supplierWithSpending(api, business, { footprintId }, 'Fernbrook')
  const { supplierRequestId, token } = await askedSupplier(api, business, of)
  const facts = { ...SUPPLIER_ANSWER.facts, period: { from: '2023-01', to: '2023-12' } }
  await releaseTo(api, token, { ...SUPPLIER_ANSWER, facts })
  await appendToLog(api.deps)
  const supplierCampaignId = await campaignOf(api, business, footprintId)
  return { importId, supplierId, supplierRequestId, supplierCampaignId, answeredToken: token }
}
