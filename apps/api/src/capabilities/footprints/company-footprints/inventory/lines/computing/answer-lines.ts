import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { spreadAnswer } from '@understory/domain/footprints/suppliers/spread-answer.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../../../deps.ts'
import { Refused, refuse } from '../../../../../../http/refuse.ts'
import { removeEvidenceOfLine } from '../../../evidence/remove-evidence.ts'
import { computeInventoryLines } from '../../compute-inventory-lines.ts'
import { purchaseParts } from '../../count-lines.ts'
import type { InventoryRow } from '../../inventory-records.ts'
import { type Adding, storeRows } from '../change-lines.ts'
import { type LineRow, selectLines } from '../line-records.ts'
import { openEmptyCategories } from '../open-empty-categories.ts'

type Replacing = {
  readonly wanted: Adding
  readonly inventory: InventoryRow
  /** The use that the lines are named by. */
  readonly useId: string
  readonly lineIds: readonly string[]
  readonly grams: number
  readonly described: Pick<
    InventoryLineInput,
    'description' | 'ownFactor' | 'figureSource' | 'note'
  >
}

/**
 * Lines of spending count nothing from now on, and lines of the answer count in their place: one for each category,
 * kind of purchase, company and site. A line is replaced once. Gives what the lines counted before, in grams.
 */
export async function replaceByAnswer(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { wanted, inventory, useId, lineIds, grams, described }: Replacing,
): Promise<{ replacedGrams: number } | Refused> {
  const rows = await selectLines(tx, { inventoryId: inventory.id, ids: [...lineIds] })
  const isSpending = (row: LineRow) => row.spend !== null && row.supplier_use_id === null
  if (rows.length !== lineIds.length || !rows.every(isSpending)) return refuse('COUNTED_TWICE')
  const inputs = spreadAnswer(grams, await groupsOf(tx, rows)).map(({ group, grams: part }) => ({
    ...described,
    ...group.of,
    quantity: part / 1_000,
    unit: 'kg CO2e',
    marketFactor: null,
    quickItem: null,
    withUpstream: false,
  }))
  const made = await computeInventoryLines({ ...deps, db: tx }, { ...wanted, inventory, inputs })
  if (made instanceof Refused) return made
  await tx
    .updateTable('inventory_line')
    .set(({ ref }) => ({
      supplier_use_id: useId,
      replaced_grams: ref('co2e_grams'),
      co2e_grams: 0,
      updated_at: deps.clock(),
    }))
    .where('inventory_id', '=', inventory.id)
    .where((eb) => anyOf(eb.ref('id'), [...lineIds]))
    .execute()
  const ofAnswer = made.map((row) => ({ ...row, supplier_use_id: useId }))
  const stored = await storeRows(tx, { wanted, inventory, rows: ofAnswer, at: '' })
  if (stored instanceof Refused) return stored
  return { replacedGrams: rows.reduce((sum, { co2e_grams }) => sum + co2e_grams, 0) }
}

/** What is counted together, with what it counted. */
async function groupsOf(tx: Tx, rows: readonly LineRow[]) {
  const parts = await purchaseParts(tx, rows)
  const partOf = (row: LineRow) => row.part ?? parts.get(row.factor_id ?? '') ?? null
  const groups = groupedBy(rows, (row) =>
    [row.category, partOf(row), row.entity_id, row.site].join('|'),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const months = group.flatMap((row) => [row.from_month, row.to_month]).toSorted()
    const of = {
      category: first.category,
      purchasePart: partOf(first),
      entityId: first.entity_id,
      site: first.site,
      period: {
        from: monthOf(months[0] ?? first.from_month),
        to: monthOf(months.at(-1) ?? first.to_month),
      },
    }
    return [{ of, replacedGrams: group.reduce((sum, { co2e_grams }) => sum + co2e_grams, 0) }]
  })
}

type TakingOut = {
  readonly wanted: Pick<Adding, 'footprintId' | 'accountId'>
  readonly inventory: InventoryRow
  readonly useId: string
}

/** The lines of an answer go, and what it replaced counts again as it was. */
export async function takeOutAnswer(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { wanted, inventory, useId }: TakingOut,
): Promise<void> {
  const gone = await tx
    .deleteFrom('inventory_line')
    .where('inventory_id', '=', inventory.id)
    .where('supplier_use_id', '=', useId)
    .where('replaced_grams', 'is', null)
    .returning('id')
    .execute()
  for (const { id: lineId } of gone) await removeEvidenceOfLine(tx, { ...wanted, lineId })
  await tx
    .updateTable('inventory_line')
    .set({
      co2e_grams: sql<number>`replaced_grams`,
      replaced_grams: null,
      supplier_use_id: null,
      updated_at: clock(),
    })
    .where('inventory_id', '=', inventory.id)
    .where('supplier_use_id', '=', useId)
    .execute()
  await openEmptyCategories(tx, { id: inventory.id, accountId: wanted.accountId })
}
