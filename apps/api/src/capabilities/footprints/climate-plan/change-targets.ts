import type { Target, TargetInput } from '@understory/contracts/footprints/climate-plan/targets.ts'
import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { refuseWithoutBase } from './plan-facts.ts'
import { listTargetRows, targetColumns } from './target-records.ts'

type ChangeTargetsDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type ChangeTargetsActor = Pick<AccountActor, 'accountId'>

export async function addTarget(
  deps: ChangeTargetsDeps,
  { accountId }: ChangeTargetsActor,
  input: TargetInput,
): Promise<Target | Refused> {
  const id = deps.newId()
  const now = deps.clock()
  return saveTarget(deps, { accountId, id, input, isChange: false }, (tx) =>
    tx
      .insertInto('target')
      .values({
        ...targetColumns(input),
        id,
        account_id: accountId,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  )
}

export function changeTarget(
  deps: ChangeTargetsDeps,
  { accountId, id }: Saved,
  input: TargetInput,
): Promise<Target | Refused> {
  return saveTarget(deps, { accountId, id, input, isChange: true }, (tx) =>
    tx
      .updateTable('target')
      .set({ ...targetColumns(input), updated_at: deps.clock() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute(),
  )
}

export async function removeTarget(
  { db }: Pick<Deps, 'db'>,
  { id, accountId }: Saved,
): Promise<Refused | undefined> {
  const removed = await db
    .deleteFrom('target')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed ? undefined : refuse('TARGET_NOT_FOUND')
}

type Saved = { readonly accountId: string; readonly id: string }
type ChangeTargetsSaving = Saved & { readonly input: TargetInput; readonly isChange: boolean }

/** One change of an account's targets after the other: there is one of a kind for the same scopes. */
function saveTarget(
  deps: ChangeTargetsDeps,
  { accountId, id, input, isChange }: ChangeTargetsSaving,
  write: (tx: Tx) => Promise<unknown>,
): Promise<Target | Refused> {
  const asked = { accountId, now: deps.clock() }
  return transact(deps.db, async (tx) => {
    await lockAccount(tx, accountId)
    const targets = await listTargetRows(tx, asked)
    if (isChange && !targets.some(({ targetId }) => targetId === id)) {
      return refuse('TARGET_NOT_FOUND')
    }
    const refused =
      refuseTwice(targets, { id, input }) ?? (await refuseWithoutBase(tx, asked, input.baseMonth))
    if (refused) return refused
    await write(tx)
    const saved = await listTargetRows(tx, asked)
    return saved.find(({ targetId }) => targetId === id) ?? refuse('SERVER_ERROR')
  })
}

type Placing = { readonly id: string; readonly input: TargetInput }

function refuseTwice(targets: readonly Target[], { id, input }: Placing): Refused | null {
  const same = targets.find(({ kind, covers }) => kind === input.kind && covers === input.covers)
  return same && same.targetId !== id ? refuse('TARGET_EXISTS') : null
}
