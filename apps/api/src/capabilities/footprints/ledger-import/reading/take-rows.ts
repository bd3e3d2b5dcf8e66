import type { Tx } from '@understory/database/connect.ts'
import {
  classifyLedgerRow,
  rememberedKey,
} from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'
import type { LedgerClass } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import {
  type InterpretedLedger,
  interpretLedger,
} from '@understory/domain/footprints/ledger-import/reading/interpret-ledger.ts'
import {
  LEDGER_FIELDS,
  type LedgerColumns,
} from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import {
  chartIn,
  hasGrossAlone,
} from '@understory/domain/footprints/ledger-import/reading/ledger-rows.ts'
import { rowsAndMoney } from '@understory/domain/footprints/ledger-import/review/ledger-check.ts'
import type { ReadTable } from '@understory/spreadsheets/read-table.ts'
import { type ImportRow, type StoredReading, startMonthOf } from '../import-records.ts'
import { rememberedClasses } from '../memory-records.ts'
import { findKnownHashes, storeEntries, withHashes } from '../row-records.ts'
import { changedSince } from './changed-since.ts'

type OfCompany = Pick<ImportRow, 'start_month' | 'currency' | 'country'>

export const readColumns = ({ columns }: Pick<StoredReading, 'columns'>): LedgerColumns =>
  new Map(
    LEDGER_FIELDS.flatMap((field) => {
      const at = columns[field]
      return at === undefined ? [] : [[field, at] as const]
    }),
  )

/** A bank statement includes VAT where nobody says otherwise; its rate is known of one country. */
export const asksVat = (reading: StoredReading, { country }: Pick<OfCompany, 'country'>): boolean =>
  hasGrossAlone(readColumns(reading), reading.program) &&
  (reading.program !== 'bank' || country !== 'GB')

export const interpret = (
  { rows }: ReadTable,
  reading: StoredReading,
  company: OfCompany,
): InterpretedLedger =>
  interpretLedger(
    rows,
    { ...reading, columns: readColumns(reading) },
    { startMonth: startMonthOf(company), currency: company.currency },
  )

type Taking = {
  readonly importId: string
  readonly accountId: string
  readonly footprintId: string
  readonly company: OfCompany
  readonly capitalFrom: number
  readonly reading: StoredReading
  readonly read: NonNullable<InterpretedLedger['read']>
}

/** Stores the rows with their classes, without those that an earlier file brought; what is left out is counted. */
export async function takeRows(
  tx: Tx,
  { importId, accountId, footprintId, company, capitalFrom, reading, read }: Taking,
) {
  const hashed = withHashes(read.entries)
  const known = await findKnownHashes(
    tx,
    { footprintId, accountId },
    hashed.map(({ hash }) => hash),
  )
  const remembered = await rememberedClasses(tx, accountId)
  const chart = chartIn(reading.program, company.country)
  const classed = hashed
    .filter(({ hash }) => !known.has(hash))
    .map((entry) => ({ ...entry, ...classOf(entry, { chart, remembered, capitalFrom }) }))
  await storeEntries(tx, { importId, accountId }, classed)
  const changed = await changedSince(tx, { footprintId, accountId }, hashed)
  return {
    changed: changed.length,
    otherMonths: rowsAndMoney(read.others),
    receipts: rowsAndMoney(read.receipts),
    known: rowsAndMoney(hashed.filter(({ hash }) => known.has(hash))),
  }
}

type Classing = {
  readonly chart: ReturnType<typeof chartIn>
  readonly remembered: ReadonlyMap<string, LedgerClass>
  /** In hundredths. */
  readonly capitalFrom: number
}

function classOf(
  entry: Parameters<typeof classifyLedgerRow>[0],
  { capitalFrom, ...asked }: Classing,
) {
  // What a bank says of a payment begins with the supplier, and is remembered in its place.
  const key = rememberedKey(entry.account, entry.description)
  const known = entry.supplier === '' ? asked.remembered.get(key) : undefined
  const remembered = known ? new Map([[rememberedKey(entry.account, ''), known]]) : asked.remembered
  const inUnits = { ...entry, net: entry.net / 100 }
  const about = { ...asked, remembered, capitalFrom: capitalFrom / 100 }
  return { ...classifyLedgerRow(inUnits, about), isDecided: false }
}
