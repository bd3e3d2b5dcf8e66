import { createHash } from 'node:crypto'
import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { UploadLedger } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import type { Tx } from '@understory/database/connect.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { recogniseColumns } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import type { ReadTable } from '@understory/spreadsheets/read-table.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { oneImport } from '../../../../http/requests/one-import.ts'
import { findInventory, holdFootprint, isLocked } from '../../company-footprints/public.ts'
import { findImport, listImports, presentImport, type StoredReading } from '../import-records.ts'
import { rememberedReading } from '../memory-records.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import { packTable, readLedgerFile } from './read-file.ts'
import { asksVat, interpret, takeRows } from './take-rows.ts'

type UploadLedgerDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Uploading = {
  readonly accountId: string
  readonly userId: string
  readonly footprintId: string
}
type UploadedFile = { readonly fileName: string; readonly bytes: Uint8Array }

const MOST_LEDGERS = 100
/** In hundredths. */
const USUAL_CAPITAL_FROM = 50_000
const BRITISH_VAT = 20

/** Keeps a file to be reviewed; the same file again is the same ledger. */
export function uploadLedger(
  deps: UploadLedgerDeps,
  wanted: Uploading,
  file: UploadedFile,
): Promise<ReplyOf<typeof UploadLedger> | Refused> {
  return oneImport(wanted.accountId, () => takeFile(deps, wanted, file))
}

/** What can be refused without the file is refused before it is read. */
async function takeFile(
  deps: UploadLedgerDeps,
  wanted: Uploading,
  { fileName, bytes }: UploadedFile,
) {
  const found = await findInventory(deps.db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  if (isLocked(found)) return refuse('FOOTPRINT_LOCKED')
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  const table = await readLedgerFile(bytes)
  if (table instanceof Refused) return table
  const source = await packTable(table)
  return transact(deps.db, async (tx) => {
    // One after the other, so that the same file is not kept twice.
    await holdFootprint(tx, wanted)
    const before = await findSame(tx, wanted, fileHash)
    if (before) return before
    const importId = await keepFile(tx, deps, { ...wanted, fileName, fileHash, source })
    if (importId instanceof Refused) return importId
    await readFirst(tx, { ...wanted, importId }, table)
    const kept = await findImport(tx, { ...wanted, importId })
    return kept ? { import: presentImport(kept) } : refuse('LEDGER_IMPORT_NOT_FOUND')
  })
}

async function findSame(tx: Tx, wanted: Uploading, fileHash: string) {
  const same = await tx
    .selectFrom('ledger_import')
    .select('id')
    .where('footprint_id', '=', wanted.footprintId)
    .where('account_id', '=', wanted.accountId)
    .where('file_hash', '=', fileHash)
    .executeTakeFirst()
  const found = same && (await findImport(tx, { ...wanted, importId: same.id }))
  if (!found) return null
  if (found.saved_at === null) return { import: presentImport(found) }
  const message = ledgerImportMessage('upload-ledger.find-same', {
    savedAt: longDate(dayOf(found.saved_at)),
  })
  return refuse('LEDGER_IMPORTED', [{ field: 'file', message }])
}

type Keeping = Uploading & {
  readonly fileName: string
  readonly fileHash: string
  readonly source: Buffer
}

const NO_ROWS = { rows: 0, net: 0 }

async function keepFile(
  tx: Tx,
  { clock, newId }: UploadLedgerDeps,
  { accountId, userId, footprintId, fileName, fileHash, source }: Keeping,
): Promise<string | Refused> {
  const others = await listImports(tx, { accountId, footprintId })
  if (others.length >= MOST_LEDGERS) return refuse('TOO_MANY_LEDGERS')
  const id = newId()
  const reading: StoredReading = {
    program: null,
    columns: {},
    dateFormat: null,
    vat: 'included',
    vatRate: 0,
    isTurned: false,
  }
  await tx
    .insertInto('ledger_import')
    .values({
      id,
      account_id: accountId,
      footprint_id: footprintId,
      file_name: fileName,
      file_hash: fileHash,
      state: 'reading',
      source,
      reading: JSON.stringify(reading),
      left_out: JSON.stringify({ otherMonths: NO_ROWS, receipts: NO_ROWS, known: NO_ROWS }),
      answers: '[]',
      purchases: null,
      capital_from: USUAL_CAPITAL_FROM,
      created_by: userId,
      created_at: clock(),
      saved_at: null,
    })
    .execute()
  return id
}

type Reading = Uploading & { readonly importId: string }

/** By what was chosen for such a file before, else by what its columns are called; reviewed at once where nothing has to be asked. */
async function readFirst(tx: Tx, wanted: Reading, table: ReadTable): Promise<void> {
  const found = await findImport(tx, wanted)
  if (!found) return
  const remembered = await rememberedReading(tx, wanted.accountId, table.header)
  const { program, columns } = recogniseColumns(table.header)
  const vatRate = found.country === 'GB' ? BRITISH_VAT : 0
  const guessed: StoredReading = {
    program,
    columns: Object.fromEntries(columns),
    dateFormat: null,
    vat: 'included',
    vatRate,
    isTurned: false,
  }
  // Another year may be written another way.
  const reading = remembered ? { ...remembered, dateFormat: null } : guessed
  const mustAsk = remembered === null && (program === null || asksVat(guessed, found))
  await storeReading(tx, wanted, { table, reading, isReviewed: !mustAsk })
}

type Storing = {
  readonly table: ReadTable
  readonly reading: StoredReading
  /** Whether its rows can be looked at, once they can be read. */
  readonly isReviewed: boolean
}

/** Reads the rows by their columns, and stores how. */
export async function storeReading(
  tx: Tx,
  wanted: Pick<Reading, 'importId' | 'accountId' | 'footprintId'>,
  { table, reading, isReviewed }: Storing,
) {
  const found = await findImport(tx, wanted)
  if (!found) return null
  const interpreted = interpret(table, reading, found)
  const { read, problems, dateFormats } = interpreted
  const isRead = isReviewed && read !== null && problems.length === 0
  const { importId, accountId, footprintId } = wanted
  const about = { importId, accountId, footprintId, company: found, reading }
  const capitalFrom = Number(found.capital_from)
  const leftOut = isRead ? await takeRows(tx, { ...about, capitalFrom, read }) : null
  const dateFormat = dateFormats.length === 1 ? (dateFormats[0] ?? null) : reading.dateFormat
  const stored = { ...reading, dateFormat, isTurned: read?.isTurned ?? false }
  await tx
    .updateTable('ledger_import')
    .set({
      reading: JSON.stringify(stored),
      state: isRead ? 'review' : 'reading',
      ...(leftOut ? { left_out: JSON.stringify(leftOut) } : {}),
    })
    .where('id', '=', importId)
    .execute()
  return interpreted
}
