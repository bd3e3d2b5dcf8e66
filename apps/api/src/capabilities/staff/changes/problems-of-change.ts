import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  type ChangeValues,
  problemsOfValues,
} from '@understory/domain/staff/changes/change-field.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { ProposedValues, StaffChangeKind } from '../../../staff-change-kind.ts'
import { standingValues } from './change-records.ts'
import { changesMessage } from './messages/messages.generated.ts'

type CheckedChange = {
  readonly kind: StaffChangeKind
  readonly subject: string
  readonly values: ChangeValues
  readonly reason: string
}

/** Why a change cannot be what is public, beside its fields; or null. */
export async function problemsOfChange(
  db: Deps['db'] | Tx,
  { clock, config, prose }: Pick<Deps, 'clock' | 'config' | 'prose'>,
  { kind, subject, values, reason }: CheckedChange,
): Promise<Refused | null> {
  const before = await standingValues(db, kind, { config, subject })
  const problems: Record<string, string> = problemsOfValues(kind.fields, values)
  if (
    before === null &&
    !(await isThere(db, kind, { subject, today: dayOf(clock()) })) &&
    !kind.isExtensible
  ) {
    return refuse('CHANGE_KIND_NOT_FOUND')
  }
  for (const { name, isFixed } of kind.fields) {
    if (isFixed && before && before[name] !== values[name]) {
      problems[name] = changesMessage('problems-of-change')
    }
  }
  const more =
    Object.keys(problems).length === 0 && kind.problems
      ? await kind.problems(db, { subject, values, before, today: dayOf(clock()) }, { prose })
      : {}
  const all = Object.entries({ ...problems, ...more }).map(([name, message]) => ({
    field: name === '' ? '' : `values.${name}`,
    message,
  }))
  if (reason.length < 3) {
    all.push({ field: 'reason', message: changesMessage('problems-of-change.reason') })
  }
  if (all.length === 0) return null
  return refuse('BAD_REQUEST', all)
}

type ListedSubject = Pick<ProposedValues, 'subject' | 'today'>

const isThere = async (
  db: Deps['db'] | Tx,
  kind: StaffChangeKind,
  { subject, today }: ListedSubject,
) => (await kind.subjects(db, today)).some((each) => each.subject === subject)
