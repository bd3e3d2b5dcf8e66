import { UploadLedger } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

/** Of a program that is known, all of it decided. */
export const LEDGER_TEXT = [
  'Date,Type,Reference,Name,Description,Ledger Account,Net,VAT,Total',
  '2025-01-03,Purchase Invoice,P1,Quillwort Lettings,Office rent,Rent,2400,480,2880',
  '2025-02-03,Purchase Invoice,P2,Vodafone,Mobile contracts,Telephone,143,28.60,171.60',
].join('\n')

/** A ledger that is looked at. */
export async function uploadedLedger(
  api: Pick<TestApi, 'call'>,
  { bearer }: Pick<TestPerson, 'bearer'>,
  footprintId: string,
  /** That its rows are of. */
  year = '2025',
): Promise<string> {
  const file = new TextEncoder().encode(LEDGER_TEXT.replaceAll('2025-', `${year}-`))
  const asked = { params: { footprintId }, query: { fileName: 'Quillwort ledger.csv' }, file }
  const { data } = await api.call(UploadLedger, asked, bearer)
  return data.import.importId
}
