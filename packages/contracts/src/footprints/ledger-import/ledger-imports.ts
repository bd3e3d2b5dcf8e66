import { LEDGER_PROGRAMS } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { LEDGER_FILE_LIMITS } from '@understory/domain/footprints/ledger-import/reading/ledger-file-limits.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { ReasonOfChange } from '../company-footprints/inventory-lines.ts'

const OfLedgers = z.object({ footprintId: z.uuid() })

export const OfLedger = OfLedgers.extend({ importId: z.uuid() })

export const LedgerImport = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  /** `reading`: something has to be chosen first; `review`: its rows are looked at; `saved`: they are lines. */
  state: z.enum(['reading', 'review', 'saved']),
  program: z.enum(LEDGER_PROGRAMS).nullable(),
  createdAt: z.iso.datetime(),
  savedAt: z.iso.datetime().nullable(),
  rows: z.int(),
})
export type LedgerImport = z.output<typeof LedgerImport>

const LEDGER_FILES = [
  'LEDGER_FILE_INVALID',
  'LINES_FILE_MACROS',
  'LINES_FILE_TOO_LARGE',
  'LINES_FILE_TOO_MANY_CELLS',
  'TOO_MANY_LEDGER_ROWS',
] as const

export const UploadLedger = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/ledger-imports',
  summary:
    'Upload a ledger or bank statement, CSV or XLSX, to be reviewed; the body is the file itself. No line is added yet',
  params: OfLedgers,
  query: z.object({
    fileName: z.string().min(1, 'Please choose a file.').max(400),
  }),
  file: { maxBytes: LEDGER_FILE_LIMITS.bytes },
  status: 201,
  answer: z.object({ import: LedgerImport }),
  refusals: [
    'INVENTORY_NOT_FOUND',
    'FOOTPRINT_LOCKED',
    'IMPORT_IN_PROGRESS',
    'LEDGER_IMPORTED',
    'TOO_MANY_LEDGERS',
    'BODY_TOO_LARGE',
    'BAD_REQUEST',
    ...LEDGER_FILES,
  ],
})

export const ListLedgerImports = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/ledger-imports',
  summary: 'The ledgers that were imported into an inventory, the newest first',
  params: OfLedgers,
  answer: z.object({ imports: z.array(LedgerImport) }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const SaveLedger = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/ledger-imports/{importId}/lines',
  summary: 'Make the lines of a ledger, all of them or none',
  params: OfLedger,
  query: ReasonOfChange,
  status: 201,
  answer: z.object({
    lines: z.int(),
    co2eGrams: z.int(),
    /** When it was saved. */
    savedOn: Day,
  }),
  refusals: [
    'FOOTPRINT_LOCKED',
    'LEDGER_IMPORT_NOT_FOUND',
    'LEDGER_SAVED',
    'BAD_REQUEST',
    'INVENTORY_NOT_FOUND',
    'REASON_NEEDED',
    'LEDGER_UNDECIDED',
    'LEDGER_NOT_READ',
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'LINE_OF_ANSWER',
  ],
})

export const RemoveLedger = endpoint({
  method: 'DELETE',
  path: '/api/footprints/{footprintId}/ledger-imports/{importId}',
  summary: 'Put away a ledger that was not saved',
  params: OfLedger,
  status: 204,
  refusals: ['FOOTPRINT_LOCKED', 'LEDGER_IMPORT_NOT_FOUND', 'LEDGER_SAVED'],
})
