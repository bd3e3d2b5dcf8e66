import type { Tx } from '@understory/database/connect.ts'
import { lineWarnings } from '@understory/domain/footprints/company-footprints/plausibility/line-warnings.ts'
import { type Refused, refuse } from '../../../../../http/refuse.ts'
import type { InventoryKey } from '../inventory-records.ts'
import type { LineRow } from '../lines/line-records.ts'
import { checkedLines } from './checked-lines.ts'
import { expectedOf, readEstimate } from './find-warnings.ts'

type AskingAgain = {
  readonly wanted: InventoryKey
  readonly rows: readonly LineRow[]
  /** Lines that nobody is sure of yet, each with what stands before the name of its field. */
  readonly unsure: ReadonlyMap<string, string>
}

/** Lines more than a hundred times the benchmark are saved once somebody said that they are sure. */
export async function askAgain(
  tx: Tx,
  { wanted, rows, unsure }: AskingAgain,
): Promise<Refused | undefined> {
  if (unsure.size === 0) return undefined
  const lines = await checkedLines(
    tx,
    rows.filter(({ id }) => unsure.has(id)),
  )
  const { estimate } = await readEstimate(tx, wanted)
  const found = lineWarnings(lines, expectedOf(estimate, [])).filter(({ asksAgain }) => asksAgain)
  if (found.length === 0) return undefined
  const problems = found.map(({ sentence, lineIds }) => ({
    field: `${unsure.get(lineIds[0] ?? '') ?? ''}quantity`,
    message: sentence,
  }))
  return refuse('IMPLAUSIBLE', problems)
}
