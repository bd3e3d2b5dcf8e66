import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { changeLocked } from '../change-inventory.ts'
import type { InventoryKey } from '../inventory-records.ts'
import { viewInventory } from '../inventory-view.ts'
import { storeAnswers, storeRangeSeen, unansweredProblems } from './completeness-answers.ts'

type Completing = {
  readonly wanted: InventoryKey & { readonly userId: string }
  readonly body: BodyOf<typeof DeclareFootprint>
}

/** The inventory with what was answered of it, once nothing is open and nothing unanswered. */
export async function answerCompleteness(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { wanted, body }: Completing,
): Promise<Inventory | Refused> {
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
  return inventory.unanswered.length > 0
    ? refuse('COMPLETENESS_UNANSWERED', unansweredProblems(inventory))
    : inventory
}
