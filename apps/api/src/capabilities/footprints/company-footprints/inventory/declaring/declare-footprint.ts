import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../../database/transact.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { changeLocked } from '../change-inventory.ts'
import type { InventoryKey } from '../inventory-records.ts'
import { viewInventory } from '../inventory-view.ts'
import { storeAnswers, storeRangeSeen, unansweredProblems } from './completeness-answers.ts'

type DeclareFootprintDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Wanted = InventoryKey & { readonly userId: string }

/** The sums of a finished inventory become the footprint; the estimate stays beside it. */
export async function declareFootprint(
  deps: DeclareFootprintDeps,
  wanted: Wanted,
  body: BodyOf<typeof DeclareFootprint>,
): Promise<Inventory | Refused> {
  return transact(deps.db, async (tx) => {
    const view = () => viewInventory({ ...deps, db: tx }, wanted)
    const inventory = await changeLocked(tx, deps, {
      wanted,
      change: async (_, { id }) => {
        const before = await view()
        if (before instanceof Refused) return before
        if (before.open.length > 0) return refuse('INVENTORY_OPEN')
        const { accountId, userId } = wanted
        const by = { id, accountId, userId }
        const refused = await storeAnswers(tx, deps, { ...by, inventory: before, body })
        if (refused) return refused
        const answered = await view()
        if (answered instanceof Refused || !body.isBelowRangeSeen) return answered
        await storeRangeSeen(tx, deps, { ...by, inventory: answered })
        return view()
      },
    })
    if (inventory instanceof Refused) return inventory
    if (inventory.unanswered.length > 0) {
      return refuse('COMPLETENESS_UNANSWERED', unansweredProblems(inventory))
    }
    await storeDeclared(tx, deps, { wanted, inventory })
    return view()
  })
}

type Declaring = { readonly wanted: InventoryKey; readonly inventory: Inventory }

export async function storeDeclared(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { wanted, inventory: { totals, categories, approach, answers } }: Declaring,
): Promise<void> {
  const figures = categories.flatMap(({ category, co2eGrams }) =>
    co2eGrams > 0 ? [{ category, co2e: co2eGrams }] : [],
  )
  const completeness = {
    restGrams: totals.restGrams,
    lowGrams: totals.lowGrams,
    highGrams: totals.highGrams,
    sentences: totals.sentences,
    likelyMissing: totals.likelyMissing,
    usualPurchases: totals.usualPurchases,
    categories: categories.map(
      ({ category, state, reason, benchmarkGrams, enteredGrams, restGrams, flags, sentence }) => ({
        ...{ category, state, reason, enteredGrams, restGrams, flags, sentence },
        benchmarkGrams: benchmarkGrams ?? 0,
      }),
    ),
    answers,
  }
  await tx
    .updateTable('footprint')
    .set({
      status: 'declared',
      declared: JSON.stringify({ ...totals, approach, categories: figures, completeness }),
      declared_at: clock(),
      co2e_grams: totals.total,
      updated_at: clock(),
    })
    .where('id', '=', wanted.footprintId)
    .where('account_id', '=', wanted.accountId)
    .execute()
}
