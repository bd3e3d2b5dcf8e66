import type { Database, Tx } from '@understory/database/connect.ts'
import { CREDIT_KINDS } from '@understory/domain/commerce/prices/credit-kind.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import {
  type ChangeField,
  type ChangeValues,
  ON,
} from '@understory/domain/staff/changes/change-field.ts'
import type { ProposedValues, StaffChangeKind } from '../../../staff-change-kind.ts'
import { IMPACT_LABELS } from './impact-labels.ts'

const CREDIT_LABELS = {
  reduction: 'Reduces emissions',
  avoidance: 'Avoids emissions',
  removal: 'Removes CO2',
}

const FIELDS: readonly ChangeField[] = [
  { name: 'name', label: 'Name', group: 'What it is', type: 'line', most: 120 },
  {
    name: 'impact',
    label: 'What it funds',
    group: 'What it is',
    type: 'choice',
    isFixed: true,
    options: IMPACTS.map((value) => ({ value, label: IMPACT_LABELS[value] })),
  },
  {
    name: 'creditKind',
    label: 'What a tonne of it is',
    hint: 'Of CO2e alone. Every word about the project follows it.',
    group: 'What it is',
    type: 'choice',
    isOptional: true,
    options: CREDIT_KINDS.map((value) => ({ value, label: CREDIT_LABELS[value] })),
  },
  { name: 'partner', label: 'Partner', group: 'What it is', type: 'line', most: 120 },
  {
    name: 'pack',
    label: 'Pack of the partner',
    hint: 'What the partner calls the unit that you order, such as whole_tree_eden.',
    group: 'What it is',
    type: 'line',
    most: 60,
  },
  { name: 'country', label: 'Country, by its two letters', group: 'Where', type: 'line', most: 2 },
  {
    name: 'place',
    label: 'Place',
    hint: 'Town and region.',
    group: 'Where',
    type: 'line',
    most: 120,
  },
  {
    name: 'latitude',
    label: 'Degrees north',
    group: 'Where',
    type: 'number',
    decimals: 5,
    least: -90,
    most: 90,
  },
  {
    name: 'longitude',
    label: 'Degrees east',
    group: 'Where',
    type: 'number',
    decimals: 5,
    least: -180,
    most: 180,
  },
  {
    name: 'summary',
    label: 'In a sentence or two',
    group: 'What people read',
    type: 'text',
    most: 600,
  },
  {
    name: 'standard',
    label: 'Certified against',
    hint: 'The standard with its version; leave it empty where there is none.',
    group: 'What people read',
    type: 'line',
    most: 160,
    isOptional: true,
  },
  {
    name: 'method',
    label: 'How a unit comes about and is counted',
    group: 'What people read',
    type: 'text',
    most: 4_000,
  },
  {
    name: 'unknowns',
    label: 'What nobody can say yet',
    group: 'What people read',
    type: 'text',
    most: 4_000,
  },
  { name: 'isOffered', label: 'It can be chosen and bought', group: 'Selling', type: 'switch' },
  {
    name: 'isDefault',
    label: 'It is used where nobody chooses',
    hint: 'It replaces the one used until now.',
    group: 'Selling',
    type: 'switch',
  },
  {
    name: 'isSample',
    label: 'It is a sample',
    hint: 'An invented project, marked as such wherever it is shown.',
    group: 'Selling',
    type: 'switch',
  },
]

export const PROJECT_CHANGE: StaffChangeKind = {
  name: 'project',
  label: 'Project',
  says: 'A project as its page, the map, certificates and prices show it.',
  duty: 'publish-projects',
  isFourEyes: true,
  isExtensible: true,
  fields: FIELDS,
  subjects: async (db) => {
    const rows = await db.selectFrom('project').select(['id', 'name']).orderBy('name').execute()
    return rows.map(({ id, name }) => ({ subject: id, label: name }))
  },
  read: readProjectValues,
  problems: problemsOfProject,
  publish: publishProject,
  shownAt: (subject) => `/projects/${subject}`,
}

const switched = (isOn: boolean) => (isOn ? ON : '')

async function readProjectValues(db: Database | Tx, id: string): Promise<ChangeValues | null> {
  const row = await db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return {
    name: row.name,
    impact: row.impact,
    creditKind: row.credit_kind ?? '',
    partner: row.partner,
    pack: row.pack,
    country: row.country,
    place: row.place,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    summary: row.summary,
    standard: row.standard ?? '',
    method: row.method,
    unknowns: row.unknowns,
    isOffered: switched(row.is_offered),
    isDefault: switched(row.is_default),
    isSample: switched(row.is_sample),
  }
}

async function problemsOfProject(
  db: Database | Tx,
  { subject, values, before }: ProposedValues & { readonly before: ChangeValues | null },
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  if (!findCountry(values.country ?? '')) problems.country = 'We know no country by these letters.'
  const isCredit = values.impact === 'co2e'
  if (isCredit && !values.creditKind) problems.creditKind = 'Please say what a tonne of it is.'
  if (!isCredit && values.creditKind) problems.creditKind = 'Only CO2e has a kind of credit.'
  const [isDefault, isOffered] = [values.isDefault === ON, values.isOffered === ON]
  if (isDefault && !isOffered) {
    problems.isOffered = 'What is taken where nobody chooses has to be for sale.'
  }
  if (before?.isDefault === ON && !isDefault) {
    problems.isDefault = 'Choose another project to be taken instead: change that one.'
  }
  const samePack = await db
    .selectFrom('project')
    .select('id')
    .where('pack', '=', values.pack ?? '')
    .where('id', '!=', subject)
    .executeTakeFirst()
  if (samePack) problems.pack = 'Another project has this pack.'
  return problems
}

async function publishProject(tx: Tx, { subject: id, values }: ProposedValues): Promise<void> {
  const text = (name: string) => values[name] ?? ''
  const isDefault = values.isDefault === ON
  const impact = IMPACTS.find((each) => each === values.impact)
  if (!impact) throw new Error(`${id} funds nothing that there is`)
  const columns = {
    name: text('name'),
    partner: text('partner'),
    pack: text('pack'),
    country: text('country'),
    place: text('place'),
    latitude: Number(values.latitude),
    longitude: Number(values.longitude),
    summary: text('summary'),
    standard: text('standard') || null,
    method: text('method'),
    unknowns: text('unknowns'),
    credit_kind: CREDIT_KINDS.find((each) => each === values.creditKind) ?? null,
    is_offered: values.isOffered === ON,
    is_default: isDefault,
    is_sample: values.isSample === ON,
  }
  if (isDefault) {
    await tx
      .updateTable('project')
      .set({ is_default: false })
      .where('impact', '=', impact)
      .where('is_default', '=', true)
      .where('id', '!=', id)
      .execute()
  }
  await tx
    .insertInto('project')
    .values({ id, impact, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}
