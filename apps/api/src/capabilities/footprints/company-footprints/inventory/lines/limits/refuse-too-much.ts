import type { Tx } from '@understory/database/connect.ts'
import { type Refused, refuse } from '../../../../../../http/refuse.ts'
import { lineProblem } from '../../../../emission-factors/public.ts'
import type { LineValues } from '../../compute-inventory-lines.ts'

export const CHANGE_LINES_MAX_LINES = 50_000
/** Two gigatonnes: more than any company emits, and every sum with it is counted in whole grams. */
const MOST_GRAMS = 2e15

type Amounts = Pick<
  LineValues,
  'co2e_grams' | 'market_grams' | 'biogenic_grams' | 'other_gas_grams'
>
const AMOUNTS = ['co2e_grams', 'market_grams', 'biogenic_grams', 'other_gas_grams'] as const

/** New lines beside those that there are: not too many, and no sum beyond what is counted in grams. */
export async function refuseTooMuch(
  tx: Tx,
  inventoryId: string,
  { rows, at }: { readonly rows: readonly Amounts[]; readonly at: string },
): Promise<Refused | null> {
  const stored = await tx
    .selectFrom('inventory_line')
    .select((eb) => [
      eb.fn.countAll().as('count'),
      ...AMOUNTS.map((column) => eb.fn.sum(column).as(column)),
    ])
    .where('inventory_id', '=', inventoryId)
    .executeTakeFirstOrThrow()
  if (Number(stored.count) + rows.length > CHANGE_LINES_MAX_LINES) return refuse('TOO_MANY_LINES')
  const sumOf = (column: keyof Amounts) =>
    rows.reduce((sum, row) => sum + (row[column] ?? 0), Number(stored[column] ?? 0))
  if (AMOUNTS.every((column) => sumOf(column) <= MOST_GRAMS)) return null
  const { field, message } = lineProblem('too-large')
  return refuse('BAD_REQUEST', [{ field: `${at}${field}`, message }])
}
