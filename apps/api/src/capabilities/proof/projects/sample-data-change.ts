import { ON } from '@understory/domain/staff/changes/change-field.ts'
import type { StaffChangeKind } from '../../../staff-change-kind.ts'
import { IMPACT_LABELS } from './impact-labels.ts'
import { impactsOfSamplesAlone, isSampleDataOn, switchSampleData } from './sample-data.ts'

const ONLY_SUBJECT = 'sample-data'

export const SAMPLE_DATA_CHANGE: StaffChangeKind = {
  name: ONLY_SUBJECT,
  label: 'Sample data',
  says: 'The invented projects that a new copy begins with. In production nothing is sold while they are offered.',
  duty: 'publish-projects',
  isFourEyes: true,
  isExtensible: false,
  fields: [
    {
      name: 'isOn',
      label: 'Sample projects are offered',
      hint: 'Without them, a sample that nobody funded is shown nowhere; one that was funded stays, marked as a sample.',
      type: 'switch',
    },
  ],
  subjects: async () => [{ subject: ONLY_SUBJECT, label: 'Sample data' }],
  read: async (db) => ({ isOn: (await isSampleDataOn(db)) ? ON : '' }),
  problems: async (db, { values }) => {
    const missing = values.isOn === ON ? [] : await impactsOfSamplesAlone(db)
    const problems: Record<string, string> = {}
    if (missing.length > 0) problems.isOn = projectsMissing(missing)
    return problems
  },
  publish: (tx, { values }) => switchSampleData(tx, values.isOn === ON),
  shownAt: () => '/projects',
}

/** What has to be there before samples can be switched off. */
export const projectsMissing = (impacts: readonly (keyof typeof IMPACT_LABELS)[]): string =>
  `First publish a project of your own, taken where nobody chooses, for ${impacts.map((impact) => IMPACT_LABELS[impact]).join(', ')}.`
