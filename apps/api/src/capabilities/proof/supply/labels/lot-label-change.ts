import type { Database, Tx } from '@understory/database/connect.ts'
import { parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  LOT_LABEL_STATUSES,
  type LotLabelStatus,
} from '@understory/domain/proof/supply/lot-label.ts'
import type { ChangeField } from '@understory/domain/staff/changes/change-field.ts'
import type { ProposedValues, StaffChangeKind } from '../../../../staff-change-kind.ts'

const STATUS_LABELS: { readonly [Status in LotLabelStatus]: string } = {
  labelled: 'The units carry it',
  'not-labelled': 'The units do not carry it',
  'not-assessed': 'Their programme or method was not assessed',
}

const LABEL_FIELDS: readonly ChangeField[] = [
  {
    name: 'status',
    label: 'CCP label at the registry',
    hint: 'Of the units of this batch, as the registry shows them; not of the project.',
    type: 'choice',
    options: LOT_LABEL_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
  },
  { name: 'checkedOn', label: 'Looked at on', type: 'date' },
  {
    name: 'registryUrl',
    label: 'Where the registry shows it',
    hint: 'Needed where the units carry the label.',
    type: 'address',
    isOptional: true,
  },
  {
    name: 'checkedWith',
    label: 'Who looked, and at what',
    type: 'line',
    most: 300,
  },
]

const MOST_SUBJECTS = 500

/** Versions are added: what was seen before stays in the history. */
export const LOT_LABEL_CHANGE: StaffChangeKind = {
  name: 'lot-label',
  label: 'CCP label of a batch',
  says: 'Whether the units of a batch carry the label of the Core Carbon Principles at their registry, with the day on which staff looked. A project never shows it.',
  duty: 'publish-projects',
  isFourEyes: true,
  isExtensible: false,
  isForGood: true,
  fields: LABEL_FIELDS,
  subjects: async (db) => {
    const rows = await db
      .selectFrom('supply_lot as l')
      .innerJoin('project as p', 'p.id', 'l.project_id')
      .leftJoin('supply_lot as r', 'r.reverses', 'l.id')
      .select(['l.id', 'l.registry', 'l.vintage', 'p.name'])
      .where('l.impact', '=', 'co2e')
      .where('l.reverses', 'is', null)
      .where('r.id', 'is', null)
      .orderBy('l.id', 'desc')
      .limit(MOST_SUBJECTS)
      .execute()
    return rows.map(({ id, registry, vintage, name }) => ({
      subject: String(id),
      label: `Batch ${id} of ${name}, ${registry}${vintage === null ? '' : `, ${vintage}`}`,
    }))
  },
  read: async (db, subject) => {
    const row = await findLotLabel(db, subject)
    if (!row) return null
    return {
      status: row.status,
      checkedOn: row.checked_on,
      registryUrl: row.registry_url ?? '',
      checkedWith: row.checked_with,
    }
  },
  problems: async (_db, { values, today }) => problemsOfLabel(values, today),
  publish: publishLabel,
  shownAt: () => '/public-ledger#supply',
}

function findLotLabel(db: Database | Tx, subject: string) {
  return db
    .selectFrom('supply_lot_label')
    .selectAll()
    .where('lot_id', '=', Number(subject))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function problemsOfLabel(values: ProposedValues['values'], today: string): Record<string, string> {
  const problems: Record<string, string> = {}
  if ((values.checkedOn ?? '') > today) problems.checkedOn = 'This day has not come yet.'
  if (values.status === 'labelled' && !values.registryUrl) {
    problems.registryUrl = 'Please give where the registry shows the label.'
  }
  return problems
}

async function publishLabel(
  tx: Tx,
  { subject, values, at }: ProposedValues & { readonly at: Date },
): Promise<void> {
  const checkedOn = parseCalendarDate(values.checkedOn ?? '')
  const status = LOT_LABEL_STATUSES.find((each) => each === values.status)
  if (!checkedOn || !status) throw new Error(`nobody says what was seen of batch ${subject}`)
  const before = await findLotLabel(tx, subject)
  await tx
    .insertInto('supply_lot_label')
    .values({
      lot_id: Number(subject),
      version: (before?.version ?? 0) + 1,
      label: 'ccp',
      status,
      checked_on: checkedOn,
      registry_url: values.registryUrl || null,
      checked_with: values.checkedWith ?? '',
      published_at: at,
    })
    .execute()
}
