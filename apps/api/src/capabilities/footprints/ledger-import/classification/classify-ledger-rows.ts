import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ClassifyLedgerRows } from '@understory/contracts/footprints/ledger-import/classify-ledger-rows.ts'
import { classifyLedgerRow } from '@understory/domain/footprints/ledger-import/classification/classify-ledger-row.ts'

export function classifyLedgerRows({
  chart,
  rows,
}: BodyOf<typeof ClassifyLedgerRows>): ReplyOf<typeof ClassifyLedgerRows> {
  return { rows: rows.map((row) => classifyLedgerRow(row, { chart })) }
}
