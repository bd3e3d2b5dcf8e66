import {
  BRAND_COLOURS,
  BRAND_FONTS,
  type BrandColour,
  type BrandFont,
  problemOfColour,
} from '@understory/domain/site/installation/brand.ts'
import { problemOfSvg } from '@understory/domain/site/installation/problem-of-svg.ts'
import type { ChangeField } from '@understory/domain/staff/changes/change-field.ts'
import { installationChange } from './installation-change.ts'

const COLOUR_LABELS: Readonly<Record<BrandColour, readonly [label: string, hint: string]>> = {
  primary: ['Links and marks, on light', 'Read as text on paper. Empty: the built-in green.'],
  primaryDark: ['Links and marks, on dark', 'Read as text on the dark page.'],
  action: ['Buttons, on light', 'Their words are almost white.'],
  actionDark: ['Buttons, on dark', 'Their words are almost black.'],
  band: ['Deep bands', 'Grounds of whole sections in both themes, with light words.'],
}
const FONT_LABELS: Readonly<Record<BrandFont, string>> = {
  fraunces: 'Fraunces',
  figtree: 'Figtree',
  system: 'The font of the reader’s system',
}
const options = BRAND_FONTS.map((value) => ({ value, label: FONT_LABELS[value] }))

const FIELDS: readonly ChangeField[] = [
  {
    name: 'name',
    label: 'Name of the installation',
    hint: 'On pages, in emails, on certificates, invoices and pictures.',
    group: 'Name and logo',
    type: 'line',
    most: 40,
  },
  {
    name: 'logo',
    label: 'Logo, as SVG',
    hint: 'The text of one drawing of shapes alone: no script, style or picture within. Empty: the built-in mark.',
    group: 'Name and logo',
    type: 'text',
    most: 20_000,
    isOptional: true,
  },
  ...BRAND_COLOURS.map(
    (name): ChangeField => ({
      name,
      label: COLOUR_LABELS[name][0],
      hint: COLOUR_LABELS[name][1],
      group: 'Colours',
      type: 'colour',
      isOptional: true,
    }),
  ),
  { name: 'displayFont', label: 'Headings', group: 'Type', type: 'choice', options },
  { name: 'textFont', label: 'Text', group: 'Type', type: 'choice', options },
]

/** It claims nothing, so its author may publish it. */
export const BRAND_CHANGE = installationChange({
  name: 'brand',
  label: 'Brand',
  says: 'What this installation is called and how it looks: on pages, in emails and on documents.',
  duty: 'publish-texts',
  isFourEyes: false,
  fields: FIELDS,
  builtIn: {
    name: 'Understory',
    logo: '',
    ...Object.fromEntries(BRAND_COLOURS.map((name) => [name, ''])),
    displayFont: 'fraunces',
    textFont: 'figtree',
  },
  problems: async (_, { values }) => {
    const problems: Record<string, string> = {}
    for (const name of BRAND_COLOURS) {
      const problem = values[name] ? problemOfColour(name, values[name]) : null
      if (problem) problems[name] = problem
    }
    const drawing = values.logo ? problemOfSvg(values.logo) : null
    if (drawing) problems.logo = drawing
    if (/[<>"\\]/.test(values.name ?? '')) problems.name = 'Please use no < > " or \\ in the name.'
    return problems
  },
  shownAt: () => '/',
})
