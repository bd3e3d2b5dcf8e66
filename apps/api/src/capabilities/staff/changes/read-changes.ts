import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  GetChange,
  GetChangeKind,
  GetChangeSubject,
  ListChangeKinds,
} from '@understory/contracts/staff/changes.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { differencesOf } from '@understory/domain/staff/changes/change-field.ts'
import type { Deps } from '../../../deps.ts'
import type { StaffActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { StaffChangeKind } from '../../../staff-change-kind.ts'
import {
  changeHeadOf,
  type KindsDeps,
  kindFor,
  selectChanges,
  standingValues,
  storedValues,
} from './change-records.ts'

const MOST_CHANGES = 50

const headOf = ({ name, label, says, isFourEyes, isExtensible }: StaffChangeKind) => ({
  kind: name,
  label,
  says,
  isFourEyes,
  isExtensible,
})

export async function listChangeKinds(
  { db, staffChangeKinds }: KindsDeps,
  { duties }: StaffActor,
): Promise<ReplyOf<typeof ListChangeKinds>> {
  const kinds = staffChangeKinds.filter(({ duty }) => duties.includes(duty))
  const names = kinds.map(({ name }) => name)
  const open = names.length
    ? await selectChanges(db)
        .where('c.status', 'in', ['draft', 'proposed'])
        .where((eb) => anyOf(eb.ref('c.kind'), names))
        .orderBy('c.drafted_at')
        .limit(MOST_CHANGES)
        .execute()
    : []
  return { kinds: kinds.map(headOf), open: open.map((row) => changeHeadOf(row, kinds)) }
}

export async function getChangeKind(
  deps: KindsDeps & Pick<Deps, 'clock'>,
  actor: StaffActor,
  name: string,
): Promise<ReplyOf<typeof GetChangeKind> | Refused> {
  const kind = kindFor(deps, actor, name)
  if (kind instanceof Refused) return kind
  const subjects = await kind.subjects(deps.db, dayOf(deps.clock()))
  const changes = await selectChanges(deps.db)
    .where('c.kind', '=', name)
    .orderBy('c.drafted_at', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  return {
    ...headOf(kind),
    fields: [...kind.fields],
    subjects: subjects.map((each) => ({
      ...each,
      shownAt: kind.shownAt?.(each.subject) ?? null,
    })),
    changes: changes.map((row) => changeHeadOf(row, [kind])),
  }
}

export async function getChangeSubject(
  deps: KindsDeps,
  actor: StaffActor,
  { kind: name, subject }: { readonly kind: string; readonly subject: string },
): Promise<ReplyOf<typeof GetChangeSubject> | Refused> {
  const kind = kindFor(deps, actor, name)
  if (kind instanceof Refused) return kind
  const open = await deps.db
    .selectFrom('staff_change')
    .select('id')
    .where('kind', '=', name)
    .where('subject', '=', subject)
    .where('status', 'in', ['draft', 'proposed'])
    .executeTakeFirst()
  const values = await standingValues(deps.db, kind, { config: deps.config, subject })
  return { values: values && { ...values }, openChangeId: open?.id ?? null }
}

export async function getChange(
  deps: KindsDeps & Pick<Deps, 'prose'>,
  actor: StaffActor,
  changeId: string,
): Promise<ReplyOf<typeof GetChange> | Refused> {
  const row = await selectChanges(deps.db)
    .select(['c.fields', 'c.fields_before', 'c.is_four_eyes', 'c.drafted_by'])
    .where('c.id', '=', changeId)
    .executeTakeFirst()
  if (!row) return refuse('CHANGE_NOT_FOUND')
  const kind = kindFor(deps, actor, row.kind)
  if (kind instanceof Refused) return kind
  const values = storedValues(row.fields)
  const isOpen = row.status === 'draft' || row.status === 'proposed'
  const before = isOpen
    ? await standingValues(deps.db, kind, { config: deps.config, subject: row.subject })
    : row.fields_before === null
      ? null
      : storedValues(row.fields_before)
  return {
    ...changeHeadOf(row, [kind]),
    says: kind.says,
    isFourEyes: row.is_four_eyes,
    mayPublish: !row.is_four_eyes || row.drafted_by !== actor.staffId,
    mayTakeBack: row.status === 'published' && !kind.isForGood && row.fields_before !== null,
    fields: [...kind.fields],
    values: { ...values },
    differences: differencesOf(kind.fields, before, values),
    preview: (await kind.preview?.(values, deps)) ?? null,
    shownAt: row.status === 'published' ? (kind.shownAt?.(row.subject) ?? null) : null,
  }
}
