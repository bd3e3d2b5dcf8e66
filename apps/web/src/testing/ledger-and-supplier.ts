import { uploadedLedger } from '../../../api/src/testing/footprints/ledgers.ts'
import { supplierWithSpending } from '../../../api/src/testing/footprints/suppliers.ts'
import type { TestPerson } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** A ledger that is looked at, and a supplier with spending, by the names of their parameters. */
export async function ledgerAndSupplier(api: TestApi, business: TestPerson, footprintId: string) {
  const importId = await uploadedLedger(api, business, footprintId, '2023')
  const { supplierId } = await supplierWithSpending(api, business, { footprintId }, 'Fernbrook')
  return { importId, supplierId }
}
