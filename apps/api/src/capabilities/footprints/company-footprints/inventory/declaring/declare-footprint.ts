import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../../database/transact.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { needsApproval } from '../../approvals/declaration-policy.ts'
import { storeSnapshot } from '../../declarations/store-snapshot.ts'
import { withoutAnswerers } from '../../declarations/without-answerers.ts'
import type { InventoryKey } from '../inventory-records.ts'
import { viewInventory } from '../inventory-view.ts'
import { ownCarGrams } from '../own-car-grams.ts'
import { answerCompleteness } from './answer-completeness.ts'

export type DeclareFootprintDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'jobs' | 'config' | 'documents' | 'declaring'
>
type Wanted = InventoryKey & { readonly userId: string }

/** The sums of a finished inventory become the footprint; the estimate stays beside it. */
export async function declareFootprint(
  deps: DeclareFootprintDeps,
  wanted: Wanted,
  body: BodyOf<typeof DeclareFootprint>,
): Promise<Inventory | Refused> {
  return transact(deps.db, async (tx) => {
    const inventory = await answerCompleteness(tx, deps, { wanted, body })
    if (inventory instanceof Refused) return inventory
    if (await needsApproval(tx, wanted)) return refuse('APPROVAL_NEEDED')
    await storeDeclared(tx, deps, { wanted, inventory })
    return viewInventory({ ...deps, db: tx }, wanted)
  })
}

type Declaring = {
  readonly wanted: Wanted
  readonly inventory: Inventory
  /** Notes who approved it, before its report is kept. */
  readonly noteApproval?: (number: number) => Promise<unknown>
}

/** The sums that count from now on, and all that they are made of under the next number. */
export async function storeDeclared(
  tx: Tx,
  deps: DeclareFootprintDeps,
  { wanted, inventory, noteApproval }: Declaring,
): Promise<number> {
  await storeSums(tx, deps, { wanted, inventory })
  const within = { ...deps, db: tx }
  const declared = await viewInventory(within, wanted)
  if (declared instanceof Refused) throw new Error('a footprint that is declared has its inventory')
  const number = await storeSnapshot(tx, deps, { wanted, inventory: declared })
  await noteApproval?.(number)
  for (const keep of deps.declaring.whenDeclared) await keep(within, { ...wanted, number })
  return number
}

async function storeSums(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { wanted, inventory }: Declaring,
): Promise<void> {
  const { totals, categories, approach, answers } = inventory
  const ownCars = await ownCarGrams(tx, wanted, inventory)
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
    answers: withoutAnswerers(answers),
  }
  await tx
    .updateTable('footprint')
    .set({
      status: 'declared',
      declared: JSON.stringify({
        ...totals,
        approach,
        ownCars,
        categories: figures,
        completeness,
      }),
      declared_at: clock(),
      co2e_grams: totals.total,
      updated_at: clock(),
    })
    .where('id', '=', wanted.footprintId)
    .where('account_id', '=', wanted.accountId)
    .execute()
}
