import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { MailDeps } from '../../site/mail/public.ts'
import { changeLocked, takeOutAnswer } from '../company-footprints/public.ts'
import { suppliersMessage } from './messages/messages.generated.ts'
import { tellOfWithdrawal } from './supplier-mails.ts'

type EndUseDeps = Pick<MailDeps, 'db' | 'clock'>

type EndedUse = {
  readonly useId: string
  readonly footprintId: string
  readonly accountId: string
  readonly because: 'withdrawn' | 'taken-out'
  readonly reason: string
}

/** What the answer replaced counts again; refused while the footprint is locked. */
async function endUse(tx: Tx, deps: EndUseDeps, taken: EndedUse): Promise<Refused | undefined> {
  const { useId, because, ...wanted } = taken
  const refused = await changeLocked(tx, deps, {
    wanted,
    change: (_, inventory) => takeOutAnswer(tx, deps, { wanted, inventory, useId }),
  })
  if (refused instanceof Refused) return refused
  await tx
    .updateTable('supplier_use')
    .set({ ended_at: deps.clock(), ended_because: because })
    .where('id', '=', useId)
    .where('account_id', '=', wanted.accountId)
    .execute()
  return undefined
}

type UseKey = { readonly supplierUseId: string; readonly accountId: string }

/** The customer takes an answer out of its inventory; the answer itself stays where it is. */
export function takeOutUse(
  deps: EndUseDeps,
  { supplierUseId, accountId }: UseKey,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const use = await tx
      .selectFrom('supplier_use')
      .select(['id', 'footprint_id'])
      .where('id', '=', supplierUseId)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!use) return refuse('ANSWER_USE_NOT_FOUND')
    return endUse(tx, deps, {
      useId: use.id,
      footprintId: use.footprint_id,
      accountId,
      because: 'taken-out',
      reason: suppliersMessage('end-use-of-answer.reason'),
    })
  })
}

type Withdrawn = {
  readonly supplierRequestId: string
  readonly releaseId: string
  readonly at: string
}

/** A supplier took its answer back: it leaves an inventory that can still be changed; who asked is told. */
export async function endUseOfWithdrawn(deps: MailDeps, withdrawn: Withdrawn): Promise<void> {
  const { releaseId } = withdrawn
  await endUseOfRelease(deps, releaseId)
  const ended = await deps.db
    .selectFrom('supplier_use')
    .select('id')
    .where('release_id', '=', releaseId)
    .where('ended_because', '=', 'withdrawn')
    .executeTakeFirst()
  await tellOfWithdrawal(deps, { ...withdrawn, isTakenOut: ended !== undefined })
}

/** A withdrawn answer leaves the inventory that counts it, unless that is locked. */
export async function endUseOfRelease(deps: EndUseDeps, releaseId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const use = await tx
      .selectFrom('supplier_use')
      .select(['id', 'footprint_id', 'account_id'])
      .where('release_id', '=', releaseId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!use) return undefined
    return endUse(tx, deps, {
      useId: use.id,
      footprintId: use.footprint_id,
      accountId: use.account_id,
      because: 'withdrawn',
      reason: suppliersMessage('end-use-of-answer.reason.2'),
    })
  })
}
