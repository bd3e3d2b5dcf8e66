import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  type ChangeValues,
  problemsOfValues,
  valuesOf,
} from '@understory/domain/staff/changes/change-field.ts'
import { insertAuditEntry } from '../../../database/audit.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { StaffActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import type { StaffChangeKind } from '../../../staff-change-kind.ts'
import { kindFor, lockChange, type StoredChange } from './change-records.ts'

type WriteDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'staffChangeKinds'>

type Drafted = {
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
  { kind: name, subject, values, reason, takesBack }: Drafted,
): Promise<{ changeId: string } | Refused> {
  const { staffId } = actor
  if (staffId === null) return refuse('FORBIDDEN')
  const kind = kindFor(deps, actor, name)
  if (kind instanceof Refused) return kind
  const given = valuesOf(kind.fields, values)
  const wrong = await wrongWith(deps.db, deps, { kind, subject, values: given })
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
    await record(tx, deps, {
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
    const wrong = await wrongWith(tx, deps, { kind, subject: change.subject, values })
    if (wrong) return wrong
    await tx
      .updateTable('staff_change')
      .set({ fields: JSON.stringify(values), reason: changed.reason })
      .where('id', '=', change.id)
      .execute()
  })
}

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

type Deciding = {
  readonly deps: WriteDeps
  readonly change: StoredChange
  readonly kind: StaffChangeKind
  readonly staffId: string
}

async function propose(tx: Tx, { deps, change, kind, staffId }: Deciding) {
  if (change.status !== 'draft') return refuse('CHANGE_DECIDED')
  const { subject, fields: values } = change
  const wrong = await wrongWith(tx, deps, { kind, subject, values })
  if (wrong) return wrong
  const before = await kind.read(tx, subject)
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
  const before = await kind.read(tx, subject)
  if (!isSame(before, change.before)) return refuse('CHANGE_OUTDATED')
  const wrong = await wrongWith(tx, deps, { kind, subject, values })
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

type Found = Pick<Deciding, 'change' | 'kind' | 'staffId'>

function withChange(
  deps: WriteDeps,
  actor: StaffActor,
  changeId: string,
  work: (tx: Tx, found: Found) => Promise<Refused | undefined>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const { staffId } = actor
    if (staffId === null) return refuse('FORBIDDEN')
    const change = await lockChange(tx, changeId)
    if (!change) return refuse('CHANGE_NOT_FOUND')
    const kind = kindFor(deps, actor, change.kind)
    if (kind instanceof Refused) return kind
    return work(tx, { change, kind, staffId })
  })
}

type Checked = {
  readonly kind: StaffChangeKind
  readonly subject: string
  readonly values: ChangeValues
}

/** Why a change cannot be what is public, beside its fields; or null. */
async function wrongWith(
  db: Deps['db'] | Tx,
  { clock }: Pick<Deps, 'clock'>,
  { kind, subject, values }: Checked,
): Promise<Refused | null> {
  const before = await kind.read(db, subject)
  const problems: Record<string, string> = problemsOfValues(kind.fields, values)
  if (before === null && !(await isThere(db, kind, subject)) && !kind.isExtensible) {
    return refuse('CHANGE_KIND_NOT_FOUND')
  }
  for (const { name, isFixed } of kind.fields) {
    if (isFixed && before && before[name] !== values[name]) {
      problems[name] = 'This was chosen once and cannot change.'
    }
  }
  const more =
    Object.keys(problems).length === 0 && kind.problems
      ? await kind.problems(db, { subject, values, before, today: dayOf(clock()) })
      : {}
  const all = Object.entries({ ...problems, ...more })
  if (all.length === 0) return null
  return refuse(
    'BAD_REQUEST',
    all.map(([name, message]) => ({ field: name === '' ? '' : `values.${name}`, message })),
  )
}

const isThere = async (db: Deps['db'] | Tx, kind: StaffChangeKind, subject: string) =>
  (await kind.subjects(db)).some((each) => each.subject === subject)

function isSame(one: ChangeValues | null, other: ChangeValues | null): boolean {
  if (one === null || other === null) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

type Recorded = {
  readonly staffId: string
  readonly changeId: string
  readonly what: string
  readonly event: string
  readonly reason: string
}

const recordDecision = (tx: Tx, { deps, change, staffId }: Omit<Deciding, 'kind'>, event: string) =>
  record(tx, deps, {
    staffId,
    event,
    changeId: change.id,
    what: `${change.kind} ${change.subject}`,
    reason: change.reason,
  })

async function record(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { staffId, changeId, what, event, reason }: Recorded,
): Promise<void> {
  await insertAuditEntry(tx, {
    at: clock(),
    event,
    staff_id: staffId,
    reason,
    facts: JSON.stringify({ what: changeId, summary: what }),
    request_id: workScope.getStore()?.requestId ?? '',
  })
}
