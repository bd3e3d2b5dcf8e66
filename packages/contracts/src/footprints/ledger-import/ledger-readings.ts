import { LEDGER_FIELDS } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { LEDGER_DATE_FORMATS } from '@understory/domain/footprints/ledger-import/reading/ledger-dates.ts'
import { VAT_TREATMENTS } from '@understory/domain/footprints/ledger-import/reading/ledger-rows.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { LedgerImport, OfLedger } from './ledger-imports.ts'
import { OPEN_LEDGER } from './ledger-reviews.ts'

/** How a file is read: its columns, its days and its VAT. */
export const LedgerReadingInput = z.strictObject({
  /** Of each field the place of its column, from 0. */
  columns: z.partialRecord(z.enum(LEDGER_FIELDS), z.int().min(0).max(199)),
  /** `null`: the one that fits all days. */
  dateFormat: z.enum(LEDGER_DATE_FORMATS).nullable().default(null),
  vat: z.enum(VAT_TREATMENTS),
  /** In per cent. */
  vatRate: z
    .number()
    .min(0, 'Please use a rate of zero or more.')
    .max(50, 'This is no rate of VAT.'),
})
export type LedgerReadingInput = z.output<typeof LedgerReadingInput>

const RowProblems = z.array(z.object({ row: z.int(), field: z.string(), message: z.string() }))

/** What a file is read by, and what is not known yet. */
export const LedgerReadingView = z.object({
  import: LedgerImport,
  header: z.array(z.string()),
  /** The first rows. */
  examples: z.array(z.array(z.string())),
  reading: LedgerReadingInput,
  /** Of these fields a column has to be chosen. */
  missing: z.array(z.enum(LEDGER_FIELDS)),
  /** Ways that the days can be read, where several fit. */
  dateFormats: z.array(z.enum(LEDGER_DATE_FORMATS)),
  /** Nothing in the file says what is net. */
  asksVat: z.boolean(),
  /** At most 200. */
  problems: RowProblems,
})
export type LedgerReadingView = z.output<typeof LedgerReadingView>

export const GetLedgerReading = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/ledger-imports/{importId}/reading',
  summary: 'The columns of a ledger, what they are taken for, and what has to be chosen',
  params: OfLedger,
  answer: LedgerReadingView,
  refusals: ['LEDGER_IMPORT_NOT_FOUND', 'LEDGER_SAVED'],
})

export const ReadLedger = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/ledger-imports/{importId}/reading',
  summary: 'Read a ledger by these columns; choices made of its rows begin again',
  params: OfLedger,
  body: LedgerReadingInput,
  answer: LedgerReadingView,
  refusals: [...OPEN_LEDGER, 'IMPORT_IN_PROGRESS'],
})
