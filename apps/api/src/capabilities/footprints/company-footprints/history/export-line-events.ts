import type { QueryOf } from '@understory/contracts/endpoint.ts'
import type {
  ExportLineEvents,
  LineEvent,
  LineValues,
} from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { decimalText } from '@understory/spreadsheets/decimal-text.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { findInventory, type InventoryKey } from '../inventory/inventory-records.ts'
import { readLineEvents } from './line-events.ts'

const MOST_EXPORTED = 100_000

const EXPORTED_VALUES = [
  'description',
  'site',
  'quantity',
  'unit',
  'factorId',
  'fromMonth',
  'toMonth',
  'co2eGrams',
] as const satisfies readonly (keyof LineValues)[]

const LINE_EVENT_COLUMNS = [
  'event',
  'line_id',
  'parent_line_id',
  'at',
  'by',
  'what',
  'category',
  ...['old', 'new'].flatMap((when) =>
    EXPORTED_VALUES.map(
      (name) => `${when}_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    ),
  ),
  'reason',
]

/** The newest first. */
export async function exportLineEvents(
  { db }: Pick<Deps, 'db'>,
  wanted: InventoryKey,
  which: QueryOf<typeof ExportLineEvents>,
): Promise<Uint8Array | Refused> {
  const found = await findInventory(db, wanted)
  if (!found) return refuse('INVENTORY_NOT_FOUND')
  const events = await readLineEvents(db, found.id, { ...which, limit: MOST_EXPORTED })
  return new TextEncoder().encode(toCsv([LINE_EVENT_COLUMNS, ...events.map(rowOfEvent)]))
}

function rowOfEvent(event: LineEvent): string[] {
  return [
    String(event.eventId),
    event.lineId,
    event.parentId ?? '',
    event.at,
    event.by ?? '',
    event.kind,
    event.category,
    ...cellsOf(event.before),
    ...cellsOf(event.after),
    event.reason ?? '',
  ]
}

const cellsOf = (values: LineValues | null): string[] =>
  EXPORTED_VALUES.map((name) => {
    const value = values?.[name] ?? ''
    return typeof value === 'number' ? decimalText(value) : value
  })
