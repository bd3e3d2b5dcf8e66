import { type ChangeValues, valuesOf } from '@understory/domain/staff/changes/change-field.ts'
import { transact } from '../../../database/transact.ts'
import type { StaffActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { kindFor, lockChange } from './change-records.ts'
import { problemsOfChange } from './problems-of-change.ts'
import { recordChange, type WriteDeps, withChange } from './with-change.ts'

type DraftedChange = {
  readonly kind: string
  readonly subject: string
  readonly values: ChangeValues
  readonly reason: string
  readonly takesBack?: string
}

/** Drafts a change. What is typed may still be wrong then; it is checked whole when it is proposed. */
export async function draftChange(
  deps: WriteDeps,
  actor: StaffActor,
  { kind: name, subject, values, reason, takesBack }: DraftedChange,
): Promise<{ changeId: string } | Refused> {
  const { staffId } = actor
  if (staffId === null) return refuse('FORBIDDEN')
  const kind = kindFor(deps, actor, name)
  if (kind instanceof Refused) return kind
  const given = valuesOf(kind.fields, values)
  const wrong = await problemsOfChange(deps.db, deps, { kind, subject, values: given, reason })
  if (wrong) return wrong
  const changeId = deps.newId()
  return transact(deps.db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_change')
      .values({
        id: changeId,
        kind: name,
        subject,
        fields: JSON.stringify(given),
        reason,
        is_four_eyes: kind.isFourEyes && deps.config.STAFF_FOUR_EYES,
        takes_back: takesBack ?? null,
        drafted_by: staffId,
        drafted_at: deps.clock(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .where('status', 'in', ['draft', 'proposed'])
          .doNothing(),
      )
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return refuse('CHANGE_IS_OPEN')
    await recordChange(tx, deps, {
      staffId,
      changeId,
      what: `${name} ${subject}`,
      event: 'change-drafted',
      reason,
    })
    return { changeId }
  })
}

/** Saves a draft again. */
export async function saveChange(
  deps: WriteDeps,
  actor: StaffActor,
  changed: { readonly changeId: string; readonly values: ChangeValues; readonly reason: string },
): Promise<Refused | undefined> {
  return withChange(deps, actor, changed.changeId, async (tx, { change, kind }) => {
    if (change.status !== 'draft') return refuse('CHANGE_DECIDED')
    const values = valuesOf(kind.fields, changed.values)
    const wrong = await problemsOfChange(tx, deps, {
      kind,
      subject: change.subject,
      values,
      reason: changed.reason,
    })
    if (wrong) return wrong
    await tx
      .updateTable('staff_change')
      .set({ fields: JSON.stringify(values), reason: changed.reason })
      .where('id', '=', change.id)
      .execute()
  })
}

/** Drafts the change that brings back what was public before. */
export async function takeChangeBack(
  deps: WriteDeps,
  actor: StaffActor,
  { changeId, reason }: { readonly changeId: string; readonly reason: string },
): Promise<{ changeId: string } | Refused> {
  const found = await transact(deps.db, async (tx) => {
    const change = await lockChange(tx, changeId)
    if (!change) return refuse('CHANGE_NOT_FOUND')
    const kind = kindFor(deps, actor, change.kind)
    if (kind instanceof Refused) return kind
    if (change.status !== 'published' || kind.isForGood || !change.before) {
      return refuse('CHANGE_IS_FOR_GOOD')
    }
    return { kind: change.kind, subject: change.subject, values: change.before }
  })
  if (found instanceof Refused) return found
  return draftChange(deps, actor, { ...found, reason, takesBack: changeId })
}
