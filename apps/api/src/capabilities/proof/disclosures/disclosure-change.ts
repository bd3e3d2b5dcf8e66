import type { Database, Tx } from '@understory/database/connect.ts'
import { parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { DISCLOSURE_FACTS, openFacts } from '@understory/domain/proof/disclosures/disclosure.ts'
import type { ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import type { ProposedValues, StaffChangeKind } from '../../../staff-change-kind.ts'
import { DISCLOSURE_FIELDS, FIRST_FIELDS } from './disclosure-fields.ts'
import { findDisclosure, insertDisclosure } from './disclosure-records.ts'
import { disclosureIn, problemsOfLines, valuesOfDisclosure } from './disclosure-values.ts'
import { countOpenFacts } from './sold-in-united-states.ts'

export const DISCLOSURE_CHANGE: StaffChangeKind = {
  name: 'disclosure',
  label: 'Disclosure of a project',
  says: 'What a seller of carbon offsets has to publish of each project, by the law of California (AB 1305). Each fact is given, or it is said why it is not.',
  duty: 'publish-projects',
  isFourEyes: true,
  isExtensible: false,
  fields: DISCLOSURE_FIELDS,
  subjects: async (db) => {
    const rows = await db
      .selectFrom('project')
      .select(['id', 'name', 'impact'])
      .orderBy('name')
      .execute()
    const labels: { subject: string; label: string }[] = []
    for (const { id, name, impact } of rows) {
      const open = impact === 'co2e' ? await countOpenFacts(db, id) : 0
      labels.push({ subject: id, label: open === 0 ? name : `${name}: ${heldBack(open)}` })
    }
    return labels
  },
  read: async (db, projectId) => {
    const found = await findDisclosure(db, projectId)
    if (!found) return null
    const { disclosure, checkedOn, checkedWith } = found
    return { ...valuesOfDisclosure(disclosure), checkedOn, checkedWith }
  },
  problems: problemsOfDisclosure,
  publish: async (tx, { subject: projectId, values, at }) => {
    const checkedOn = parseCalendarDate(values.checkedOn ?? '')
    if (!checkedOn) throw new Error(`nobody says when ${projectId} was checked`)
    await insertDisclosure(tx, {
      projectId,
      publishedAt: at,
      checkedOn,
      checkedWith: values.checkedWith ?? '',
      disclosure: disclosureIn(values),
    })
  },
  shownAt: (projectId) => `/projects/${projectId}/disclosure`,
}

async function problemsOfDisclosure(
  db: Database | Tx,
  { subject, values, today }: ProposedValues,
): Promise<Record<string, string>> {
  const problems = { ...problemsOfPairs(values), ...problemsOfLines(values) }
  if ((values.checkedOn ?? '') > today) problems.checkedOn = 'This day has not come yet.'
  const project = await db
    .selectFrom('project')
    .select('impact')
    .where('id', '=', subject)
    .executeTakeFirst()
  if (project?.impact !== 'co2e') return problems
  for (const key of openFacts(disclosureIn(values))) {
    problems[FIRST_FIELDS[key]] ??=
      `Please give this, or say below why it is not given: ${DISCLOSURE_FACTS[key].toLowerCase()}.`
  }
  return problems
}

/** What says something together alone. */
function problemsOfPairs(values: ChangeValues): Record<string, string> {
  const has = (name: string) => (values[name] ?? '') !== ''
  const problems: Record<string, string> = {}
  if (has('protocolName') && !has('protocolVersion')) {
    problems.protocolVersion = 'Please give the exact version.'
  }
  for (const part of ['timeline', 'crediting']) {
    const [from, to] = [`${part}From`, `${part}To`]
    if (has(to) && !has(from)) problems[from] = 'Please say from when.'
    if (has(from) && has(to) && (values[from] ?? '') > (values[to] ?? '')) {
      problems[to] = 'This is before it begins.'
    }
  }
  if (has('durabilityYears') && !has('durabilityBasis')) {
    problems.durabilityBasis = 'Please say on what that is based.'
  }
  if (has('registry') && !has('registryProjectId')) {
    problems.registryProjectId = 'Please give its number there.'
  }
  return problems
}

/** Why a project is not sold in the United States. */
function heldBack(open: number | null): string {
  const facts =
    open === null ? 'nothing published' : open === 1 ? '1 fact open' : `${open} facts open`
  return `${facts}, so its CO2e is not sold in the United States`
}
