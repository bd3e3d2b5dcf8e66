import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { transact } from '../../../../database/transact.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { unansweredProblems } from '../inventory/declaring/completeness-answers.ts'
import {
  type DeclareFootprintDeps,
  storeDeclared,
} from '../inventory/declaring/declare-footprint.ts'
import { type InventoryKey, isLocked, lockInventory } from '../inventory/inventory-records.ts'
import { viewInventory } from '../inventory/inventory-view.ts'
import { mayApprove } from './approval-records.ts'
import { type AskedApproval, stillHolds } from './ask-for-approval.ts'

type Deciding = {
  readonly approvalId: string
  readonly accountId: string
  readonly userId: string
  readonly role: Role
}

/** It is declared as it was when approval was asked for. */
export function approveDeclaration(
  deps: DeclareFootprintDeps,
  deciding: Deciding,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const { accountId } = deciding
    // The inventory is locked first, as it is where approval is asked for.
    const found = await selectAsked(tx, deciding).executeTakeFirst()
    if (!found) return refuse('APPROVAL_NOT_FOUND')
    const locked = await lockInventory(tx, { accountId, footprintId: found.footprint_id })
    if (!locked) return refuse('INVENTORY_NOT_FOUND')
    const asked = await lockAsked(tx, deciding)
    if (asked instanceof Refused) return asked
    if (isLocked(locked)) return refuse('FOOTPRINT_LOCKED')
    // Who asked declares it.
    const wanted = { accountId, footprintId: asked.footprint_id, userId: asked.asked_by ?? '' }
    const inventory = await inventoryAsAsked(tx, deps, { wanted, asked })
    if (inventory instanceof Refused) return inventory
    const noteApproval = (number: number) =>
      decide(tx, deps, { deciding, state: 'approved', number })
    await storeDeclared(tx, deps, { wanted, inventory, noteApproval })
    return undefined
  })
}

type Comparing = {
  readonly wanted: InventoryKey
  readonly asked: AskedApproval
}

/** It is whole, and what it was when approval was asked for. */
async function inventoryAsAsked(
  tx: Tx,
  deps: Pick<DeclareFootprintDeps, 'clock'>,
  { wanted, asked }: Comparing,
): Promise<Inventory | Refused> {
  if (!(await stillHolds(tx, asked))) return refuse('APPROVAL_OUTDATED')
  const inventory = await viewInventory({ ...deps, db: tx }, wanted)
  if (inventory instanceof Refused) return inventory
  if (inventory.open.length > 0) return refuse('INVENTORY_OPEN')
  if (inventory.unanswered.length > 0) {
    return refuse('COMPLETENESS_UNANSWERED', unansweredProblems(inventory))
  }
  return inventory.totals.total === asked.total_grams ? inventory : refuse('APPROVAL_OUTDATED')
}

export function refuseDeclaration(
  deps: DeclareFootprintDeps,
  deciding: Deciding,
  reason: string,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const asked = await lockAsked(tx, deciding)
    if (asked instanceof Refused) return asked
    await decide(tx, deps, { deciding, state: 'refused', reason })
    await deps.jobs.enqueue(tx, 'send-approval-refusal', { approvalId: deciding.approvalId })
    return undefined
  })
}

export function withdrawApproval(
  deps: DeclareFootprintDeps,
  deciding: Omit<Deciding, 'role'>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const asked = await selectAsked(tx, deciding).forUpdate().executeTakeFirst()
    if (!asked) return refuse('APPROVAL_NOT_FOUND')
    if (asked.asked_by !== deciding.userId) return refuse('APPROVAL_OF_ANOTHER')
    await decide(tx, deps, { deciding, state: 'withdrawn' })
    return undefined
  })
}

/** What another person asked, while nobody else decides it. */
async function lockAsked(tx: Tx, deciding: Deciding) {
  const asked = await selectAsked(tx, deciding).forUpdate().executeTakeFirst()
  if (!asked) return refuse('APPROVAL_NOT_FOUND')
  if (!mayApprove(deciding.role)) return refuse('ROLE_FORBIDS')
  return asked.asked_by === deciding.userId ? refuse('APPROVAL_OWN') : asked
}

function selectAsked(tx: Tx, { approvalId, accountId }: Omit<Deciding, 'role'>) {
  return tx
    .selectFrom('declaration_approval')
    .selectAll()
    .where('id', '=', approvalId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'asked')
}

type Decided = {
  readonly deciding: Omit<Deciding, 'role'>
  readonly state: 'approved' | 'refused' | 'withdrawn'
  readonly reason?: string
  /** Of the declaration that it became. */
  readonly number?: number
}

function decide(tx: Tx, { clock }: Pick<DeclareFootprintDeps, 'clock'>, decided: Decided) {
  const { deciding, state, reason = null, number = null } = decided
  return tx
    .updateTable('declaration_approval')
    .set({ state, reason, number, decided_by: deciding.userId, decided_at: clock() })
    .where('id', '=', deciding.approvalId)
    .execute()
}
