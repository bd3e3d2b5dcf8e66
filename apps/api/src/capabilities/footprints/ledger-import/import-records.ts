import type { LedgerImport } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type Month, monthOf } from '@understory/domain/calendar/calendar.ts'
import {
  LEDGER_FIELDS,
  LEDGER_PROGRAMS,
} from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { LEDGER_DATE_FORMATS } from '@understory/domain/footprints/ledger-import/reading/ledger-dates.ts'
import { VAT_TREATMENTS } from '@understory/domain/footprints/ledger-import/reading/ledger-rows.ts'
import { sql } from 'kysely'
import { z } from 'zod'

export type LedgerKey = {
  readonly accountId: string
  readonly footprintId: string
  readonly importId: string
}

/** How a file is read, as it is stored. */
export const StoredReading = z.object({
  program: z.enum(LEDGER_PROGRAMS).nullable(),
  columns: z.partialRecord(z.enum(LEDGER_FIELDS), z.int()),
  dateFormat: z.enum(LEDGER_DATE_FORMATS).nullable(),
  vat: z.enum(VAT_TREATMENTS),
  vatRate: z.number(),
  isTurned: z.boolean().default(false),
})
export type StoredReading = z.output<typeof StoredReading>

const StoredRows = z.object({ rows: z.int(), net: z.int() }).default({ rows: 0, net: 0 })
export const StoredLeftOut = z.object({
  otherMonths: StoredRows,
  receipts: StoredRows,
  known: StoredRows,
  /** How many were brought by an earlier file, and changed since. */
  changed: z.int().default(0),
})

export const StoredAnswers = z.array(
  z.object({
    result: z.string(),
    site: z.string(),
    currency: z.string(),
    answer: z.enum(['covered', 'quantity', 'later', 'spending']),
    quantity: z.number().nullable(),
  }),
)

function selectImports(db: Database | Tx) {
  return db
    .selectFrom('ledger_import as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select([
      'i.id',
      'i.account_id',
      'i.footprint_id',
      'i.file_name',
      'i.state',
      'i.reading',
      'i.left_out',
      'i.answers',
      'i.purchases',
      'i.capital_from',
      'i.created_at',
      'i.saved_at',
      'f.start_month',
      'f.status',
      sql<string>`coalesce(f.input ->> 'country', 'GB')`.as('country'),
      sql<string>`coalesce(f.input ->> 'currency', 'GBP')`.as('currency'),
    ])
    .select((eb) =>
      eb
        .selectFrom('ledger_row as r')
        .whereRef('r.import_id', '=', 'i.id')
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .as('rows'),
    )
}
export type ImportRow = Awaited<
  ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>
>

export function findImport(db: Database | Tx, key: LedgerKey): Promise<ImportRow | undefined> {
  return selectImports(db)
    .where('i.id', '=', key.importId)
    .where('i.footprint_id', '=', key.footprintId)
    .where('i.account_id', '=', key.accountId)
    .executeTakeFirst()
}

export function listImports(
  db: Database | Tx,
  { accountId, footprintId }: Omit<LedgerKey, 'importId'>,
): Promise<ImportRow[]> {
  return selectImports(db)
    .where('i.footprint_id', '=', footprintId)
    .where('i.account_id', '=', accountId)
    .orderBy('i.created_at', 'desc')
    .execute()
}

export function presentImport(row: ImportRow): LedgerImport {
  return {
    importId: row.id,
    fileName: row.file_name,
    state: row.state,
    program: StoredReading.parse(row.reading).program,
    createdAt: row.created_at.toISOString(),
    savedAt: row.saved_at?.toISOString() ?? null,
    rows: Number(row.rows),
  }
}

export const startMonthOf = ({ start_month }: Pick<ImportRow, 'start_month'>): Month =>
  monthOf(start_month)
