import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  LedgerReadingView,
  ReadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-readings.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { recogniseColumns } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import type { ReadTable } from '@understory/spreadsheets/read-table.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { oneImport } from '../../../../http/requests/one-import.ts'
import { changeImport } from '../change-import.ts'
import { findImport, type LedgerKey, presentImport, StoredReading } from '../import-records.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import { unpackTable } from './read-file.ts'
import { asksVat, interpret } from './take-rows.ts'
import { storeReading } from './upload-ledger.ts'

const EXAMPLES = 5

export async function viewReading(
  { db }: { readonly db: Database | Tx },
  key: LedgerKey,
): Promise<LedgerReadingView | Refused> {
  const found = await findImport(db, key)
  if (!found) return refuse('LEDGER_IMPORT_NOT_FOUND')
  const table = await findTable(db, key)
  if (!table) return refuse('LEDGER_SAVED')
  const stored = StoredReading.parse(found.reading)
  const { missing, dateFormats, problems } = interpret(table, stored, found)
  const { columns, dateFormat, vat, vatRate } = stored
  return {
    import: presentImport(found),
    header: [...table.header],
    examples: table.rows.slice(0, EXAMPLES).map(({ cells }) => [...cells]),
    reading: { columns, dateFormat, vat, vatRate },
    missing: [...missing],
    dateFormats: [...dateFormats],
    asksVat: asksVat(stored, found),
    problems: [...problems],
  }
}

/** `null`: it is put away, because the rows are saved. */
export async function findTable(
  db: Database | Tx,
  { importId, accountId }: LedgerKey,
): Promise<ReadTable | null> {
  const row = await db
    .selectFrom('ledger_import')
    .select('source')
    .where('id', '=', importId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.source ? unpackTable(row.source) : null
}

/** Reads the rows by other columns; what was chosen of them begins again. */
export function readLedger(
  deps: Pick<Deps, 'db'>,
  key: LedgerKey,
  asked: BodyOf<typeof ReadLedger>,
): Promise<LedgerReadingView | Refused> {
  return oneImport(key.accountId, () =>
    changeImport(deps, key, async (tx) => {
      const table = await findTable(tx, key)
      if (!table) return refuse('LEDGER_SAVED')
      const odd = Object.entries(asked.columns).find(([, at]) => at >= table.header.length)
      if (odd) {
        const message = ledgerImportMessage('read-ledger')
        return refuse('BAD_REQUEST', [{ field: `columns.${odd[0]}`, message }])
      }
      const { program } = recogniseColumns(table.header)
      const reading = { ...asked, program, isTurned: false }
      await tx
        .updateTable('ledger_import')
        .set({ answers: '[]' })
        .where('id', '=', key.importId)
        .execute()
      await storeReading(tx, key, { table, reading, isReviewed: true })
      return viewReading({ db: tx }, key)
    }),
  )
}
