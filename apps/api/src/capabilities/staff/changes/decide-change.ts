import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { CHANGE_ACTIVITY } from '@understory/domain/staff/changes/activity.ts'
import type { ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import type { StaffActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { standingValues } from './change-records.ts'
import { problemsOfChange } from './problems-of-change.ts'
import { type LockedChange, recordChange, type WriteDeps, withChange } from './with-change.ts'

export type Decision = 'propose' | 'publish' | 'draft' | 'withdraw'

/** A draft is proposed; a proposal is published, goes back to being a draft, or is withdrawn. */
export async function decideChange(
  deps: WriteDeps,
  actor: StaffActor,
  { changeId, to }: { readonly changeId: string; readonly to: Decision },
): Promise<Refused | undefined> {
  return withChange(deps, actor, changeId, (tx, found) => {
    const deciding = { ...found, deps, to }
    if (to === 'propose') return propose(tx, deciding)
    if (to === 'publish') return publish(tx, deciding)
    return to === 'draft' ? takeUp(tx, deciding) : withdraw(tx, deciding)
  })
}

type Deciding = LockedChange & { readonly deps: WriteDeps }

async function propose(tx: Tx, { deps, change, kind, staffId }: Deciding) {
  if (change.status !== 'draft') return refuse('CHANGE_DECIDED')
  const { subject, fields: values } = change
  const wrong = await problemsOfChange(tx, deps, { kind, subject, values, reason: change.reason })
  if (wrong) return wrong
  const before = await standingValues(tx, kind, { config: deps.config, subject })
  await tx
    .updateTable('staff_change')
    .set({
      status: 'proposed',
      proposed_at: deps.clock(),
      fields_before: before === null ? null : JSON.stringify(before),
    })
    .where('id', '=', change.id)
    .execute()
  await recordDecision(tx, { deps, change, staffId }, 'change-proposed')
}

async function publish(tx: Tx, { deps, change, kind, staffId }: Deciding) {
  if (change.status !== 'proposed') return refuse('CHANGE_DECIDED')
  if (change.isFourEyes && change.draftedBy === staffId) {
    return refuse('CHANGE_NEEDS_SECOND_PERSON')
  }
  const { subject, fields: values } = change
  const before = await standingValues(tx, kind, { config: deps.config, subject })
  if (!isSame(before, change.before)) return refuse('CHANGE_OUTDATED')
  const wrong = await problemsOfChange(tx, deps, { kind, subject, values, reason: change.reason })
  if (wrong) return wrong
  const at = deps.clock()
  await kind.publish(tx, { subject, values, today: dayOf(at), at })
  await decide(tx, { deps, change, staffId }, 'published')
  await recordDecision(tx, { deps, change, staffId }, 'change-published')
}

async function takeUp(tx: Tx, { deps, change, staffId }: Deciding) {
  if (change.status !== 'proposed') return refuse('CHANGE_DECIDED')
  await tx
    .updateTable('staff_change')
    .set({ status: 'draft', proposed_at: null, fields_before: null })
    .where('id', '=', change.id)
    .execute()
  await recordDecision(tx, { deps, change, staffId }, 'change-drafted')
}

async function withdraw(tx: Tx, { deps, change, staffId }: Deciding) {
  if (change.status !== 'draft' && change.status !== 'proposed') return refuse('CHANGE_DECIDED')
  await decide(tx, { deps, change, staffId }, 'withdrawn')
  await recordDecision(tx, { deps, change, staffId }, 'change-withdrawn')
}

function decide(
  tx: Tx,
  { deps, change, staffId }: Omit<Deciding, 'kind'>,
  status: 'published' | 'withdrawn',
) {
  return tx
    .updateTable('staff_change')
    .set({ status, decided_by: staffId, decided_at: deps.clock() })
    .where('id', '=', change.id)
    .execute()
}

function isSame(one: ChangeValues | null, other: ChangeValues | null): boolean {
  if (one === null || other === null) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

const recordDecision = (
  tx: Tx,
  { deps, change, staffId }: Omit<Deciding, 'kind'>,
  event: keyof typeof CHANGE_ACTIVITY,
) =>
  recordChange(tx, deps, {
    staffId,
    event,
    changeId: change.id,
    what: `${change.kind} ${change.subject}`,
    reason: change.reason,
  })
