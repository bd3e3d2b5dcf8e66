import type { LegalText } from '@understory/contracts/site/legal-texts.ts'
import type { ChangeField, ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import type { StaffChangeKind } from '../../../../staff-change-kind.ts'
import { installationChange } from '../installation-change.ts'

const FIELDS: readonly ChangeField[] = [
  {
    name: 'text',
    label: 'The text',
    hint: 'In Markdown, with headings that begin with ##. Empty: what comes with the software is shown.',
    type: 'text',
    most: 60_000,
    isOptional: true,
  },
  {
    name: 'inForceFrom',
    label: 'In force from',
    hint: 'The page says this day. The text is shown within a few seconds of being published.',
    type: 'date',
    isOptional: true,
  },
]
const NOTHING: ChangeValues = { text: '', inForceFrom: '' }

type LegalPage = { readonly label: string; readonly says: string; readonly shownAt: string }

const LEGAL_PAGES: Readonly<Record<LegalText, LegalPage>> = {
  terms: {
    label: 'Terms and conditions',
    says: 'What people agree to when they join or buy. It replaces the template that comes with the software.',
    shownAt: '/terms-and-conditions',
  },
  privacy: {
    label: 'Privacy',
    says: 'What is stored, why, and what rights people have. Below it stay how long things are kept, who receives them, and the cookies, which follow from the software and its settings.',
    shownAt: '/privacy-policy',
  },
  cookies: {
    label: 'Cookies',
    says: 'What you add to the list of what is stored in browsers, which follows from the software and its settings.',
    shownAt: '/privacy-policy#cookies',
  },
  'legal-notice': {
    label: 'Legal notice',
    says: 'Who runs this site, as some countries ask for it. Its page, and the link at the foot of every page, are there once it is published.',
    shownAt: '/legal-notice',
  },
}

const legalTextChange = (name: LegalText): StaffChangeKind =>
  installationChange({
    name,
    label: LEGAL_PAGES[name].label,
    says: LEGAL_PAGES[name].says,
    duty: 'publish-texts',
    isFourEyes: true,
    fields: FIELDS,
    builtIn: NOTHING,
    shownAt: () => LEGAL_PAGES[name].shownAt,
    preview: async ({ text = '' }, { prose }) =>
      text === '' ? null : (await prose.render(text)).html,
    problems: async (_, { values: { text = '', inForceFrom = '' }, today }, { prose }) => {
      const problems: Record<string, string> = {}
      if (text === '') return problems
      if (inForceFrom === '') problems.inForceFrom = 'Please say from which day it is in force.'
      if (inForceFrom > today) {
        problems.inForceFrom = 'It is shown once it is published: choose today or an earlier day.'
      }
      const [wrong] = (await prose.render(text)).problems
      if (wrong !== undefined) problems.text = wrong
      return problems
    },
  })

export const LEGAL_TEXT_CHANGES: readonly StaffChangeKind[] = [
  legalTextChange('terms'),
  legalTextChange('privacy'),
  legalTextChange('cookies'),
  legalTextChange('legal-notice'),
]
