import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  SetCategoryState,
  SetCategoryStates,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import type { Estimate } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type CategoryState,
  hasFigures,
  type InventoryCategory,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { stateProblem } from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import type { Deps } from '../../../../../deps.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { listFootprintRecords } from '../../footprint-records.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { changeInventory } from '../change-inventory.ts'
import {
  type InventoryKey,
  type InventoryRow,
  readStates,
  statesOf,
  writeState,
} from '../inventory-records.ts'

type SetStatesDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

type OneState = BodyOf<typeof SetCategoryState> & { readonly category: InventoryCategory }

/** A benchmark, a reason why it does not apply, or a new beginning; figures come with their lines, with or without a rest. */
export function setCategoryState(deps: SetStatesDeps, wanted: InventoryKey, asked: OneState) {
  return changeInventory(deps, wanted, (tx, inventory) =>
    stateCategory(tx, deps, { wanted, inventory, asked }),
  )
}

/** Several in one step; with a problem in any, none. */
export function setCategoryStates(
  deps: SetStatesDeps,
  wanted: InventoryKey,
  { states }: BodyOf<typeof SetCategoryStates>,
) {
  return changeInventory(deps, wanted, async (tx, inventory) => {
    const estimate = await estimateOf(tx, deps, wanted)
    if (estimate instanceof Refused) return estimate
    for (const [at, asked] of states.entries()) {
      const stating = { wanted, inventory, asked, at: `states.${at}.` }
      const refused = await stateOne(tx, stating, estimate)
      if (refused) return refused
    }
    return undefined
  })
}

type Stating = {
  readonly wanted: InventoryKey
  readonly inventory: InventoryRow
  readonly asked: Omit<OneState, 'reason'> & {
    readonly reason: string | null
    readonly imported?: {
      /** Categories that have lines in the same file; lines go before what a row says of their category. */
      readonly entering: ReadonlySet<InventoryCategory>
      /** Checked, and not stored. */
      readonly isPreview: boolean
    }
  }
  /** Before the name of a field, where several are asked. */
  readonly at?: string
}

export async function stateCategory(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  stating: Stating,
): Promise<Refused | undefined> {
  const estimate = await estimateOf(tx, deps, stating.wanted)
  return estimate instanceof Refused ? estimate : stateOne(tx, stating, estimate)
}

async function estimateOf(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { accountId, footprintId }: InventoryKey,
): Promise<Estimate | Refused> {
  const footprints = await listFootprintRecords(tx, { accountId, now: clock() })
  const footprint = footprints.find((each) => each.footprintId === footprintId)
  return footprint?.estimate ?? refuse('FOOTPRINT_NOT_FOUND')
}

async function stateOne(
  tx: Tx,
  { wanted: { accountId }, inventory: { id }, asked, at = '' }: Stating,
  estimate: Estimate,
): Promise<Refused | undefined> {
  const { category, state, imported, completeParts } = asked
  const reason = state === 'not-applicable' ? asked.reason || null : null
  const known = new Map<InventoryCategory, CategoryState>(statesOf(await readStates(tx, id)))
  if (imported && (imported.entering.has(category) || hasFigures(known.get(category)))) return
  for (const each of imported?.entering ?? []) known.set(each, 'figures')
  const problem = stateProblem(known, { category, state, reason }, estimate)
  if (problem === 'REASON_MISSING') {
    return refuse('BAD_REQUEST', [
      { field: `${at}reason`, message: companyFootprintsMessage('set-category-states.message') },
    ])
  }
  if (problem) return refuse(problem)
  if (!imported?.isPreview) {
    await writeState(tx, { id, accountId }, { category, state, reason, completeParts })
  }
  return undefined
}
