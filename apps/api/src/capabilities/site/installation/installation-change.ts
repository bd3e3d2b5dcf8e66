import type { Database, Tx } from '@understory/database/connect.ts'
import type { ChangeField, ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import { sql } from 'kysely'
import type { ProposedValues, StaffChangeKind } from '../../../staff-change-kind.ts'

const ONLY_SUBJECT = 'installation'

type InstallationKind = Pick<
  StaffChangeKind,
  | 'name'
  | 'label'
  | 'says'
  | 'duty'
  | 'isFourEyes'
  | 'problems'
  | 'preview'
  | 'shownAt'
  | 'fromSettings'
> & {
  readonly fields: readonly ChangeField[]
  /** What holds until it is published first, where the environment has no say in it. */
  readonly builtIn?: ChangeValues
}

/** A kind of which an installation has one: a row of `installation_setting`, above the settings of the environment. */
export function installationChange({ builtIn, ...kind }: InstallationKind): StaffChangeKind {
  return {
    ...kind,
    isExtensible: false,
    subjects: async () => [{ subject: ONLY_SUBJECT, label: kind.label }],
    read: async (db) => (await readFields(db, kind.name)) ?? builtIn ?? null,
    publish: (tx, change) => publishFields(tx, kind.name, change),
  }
}

async function readFields(db: Database | Tx, kind: string): Promise<ChangeValues | null> {
  const row = await db
    .selectFrom('installation_setting')
    .select('fields')
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ? (row.fields as ChangeValues) : null
}

async function publishFields(
  tx: Tx,
  kind: string,
  { values, at }: ProposedValues & { readonly at: Date },
): Promise<void> {
  const fields = JSON.stringify(values)
  await tx
    .insertInto('installation_setting')
    .values({ kind, fields, revision: 1, changed_at: at })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        fields,
        revision: sql<number>`installation_setting.revision + 1`,
        changed_at: at,
      }),
    )
    .execute()
}
