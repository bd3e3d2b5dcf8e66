import type { ChangeHead, ChangeStatus } from '@understory/contracts/staff/changes.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { StaffActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { StaffChangeKind } from '../../../staff-change-kind.ts'

export type KindsDeps = Pick<Deps, 'config' | 'db' | 'staffChangeKinds'>

const Values = z.record(z.string(), z.string())
/** The fields of a change as they are stored. */
export const storedValues = (stored: unknown): ChangeValues => Values.parse(stored)

/** The kind of a change, for staff whose roles include it. */
export function kindFor(
  { staffChangeKinds }: Pick<Deps, 'staffChangeKinds'>,
  { duties }: StaffActor,
  name: string,
): StaffChangeKind | Refused {
  const kind = staffChangeKinds.find((each) => each.name === name)
  if (!kind) return refuse('CHANGE_KIND_NOT_FOUND')
  return duties.includes(kind.duty) ? kind : refuse('STAFF_ROLE_FORBIDS')
}

/** What is public now of a subject: as it was published, or as the settings of the environment have it. */
export async function standingValues(
  db: Database | Tx,
  kind: StaffChangeKind,
  { config, subject }: { readonly config: Deps['config']; readonly subject: string },
): Promise<ChangeValues | null> {
  return (await kind.read(db, subject)) ?? kind.fromSettings?.(config) ?? null
}

export type StoredChange = {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly status: ChangeStatus
  readonly reason: string
  readonly fields: ChangeValues
  readonly before: ChangeValues | null
  readonly isFourEyes: boolean
  readonly draftedBy: string
}

/** A change, locked until the transaction ends. */
export async function lockChange(tx: Tx, changeId: string): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('staff_change')
    .selectAll()
    .where('id', '=', changeId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    reason: row.reason,
    fields: storedValues(row.fields),
    before: row.fields_before === null ? null : storedValues(row.fields_before),
    isFourEyes: row.is_four_eyes,
    draftedBy: row.drafted_by,
  }
}

/** Changes with the people behind them. */
export const selectChanges = (db: Database | Tx) =>
  db
    .selectFrom('staff_change as c')
    .leftJoin('app_user as d', 'd.id', 'c.drafted_by')
    .leftJoin('app_user as e', 'e.id', 'c.decided_by')
    .select(['c.id', 'c.kind', 'c.subject', 'c.status', 'c.reason', 'c.drafted_at', 'c.decided_at'])
    .select(['d.email as drafted_by_email', 'e.email as decided_by_email', 'c.decided_by'])

type ChangeHeadRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number]

const GONE = 'someone who has left'

export function changeHeadOf(row: ChangeHeadRow, kinds: readonly StaffChangeKind[]): ChangeHead {
  return {
    changeId: row.id,
    kind: row.kind,
    label: kinds.find(({ name }) => name === row.kind)?.label ?? row.kind,
    subject: row.subject,
    status: row.status,
    reason: row.reason,
    draftedBy: row.drafted_by_email ?? GONE,
    draftedAt: row.drafted_at.toISOString(),
    decidedBy: row.decided_by === null ? null : (row.decided_by_email ?? GONE),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}
