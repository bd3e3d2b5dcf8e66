import {
  DISCLOSURE_FACTS,
  type DisclosureKey,
} from '@understory/domain/proof/disclosures/disclosure.ts'
import type { ChangeField } from '@understory/domain/staff/changes/change-field.ts'

type Part = { readonly key: DisclosureKey; readonly fields: readonly ChangeField[] }

const line = (name: string, label: string, hint?: string): ChangeField => ({
  name,
  label,
  ...(hint !== undefined && { hint }),
  type: 'line',
  most: 200,
  isOptional: true,
})
const text = (name: string, label: string, hint?: string): ChangeField => ({
  name,
  label,
  ...(hint !== undefined && { hint }),
  type: 'text',
  most: 2_000,
  isOptional: true,
})
const date = (name: string, label: string): ChangeField => ({
  name,
  label,
  type: 'date',
  isOptional: true,
})
const address = (name: string, label: string): ChangeField => ({
  name,
  label,
  type: 'address',
  isOptional: true,
})

/** The form by the facts of the law, each with its fields. */
const PARTS: readonly Part[] = [
  {
    key: 'protocol',
    fields: [
      line('protocolName', 'Name', 'Such as Gold Standard TPDDTEC.'),
      line('protocolVersion', 'Exact version'),
      address('protocolUrl', 'Where it is published'),
    ],
  },
  {
    key: 'timeline',
    fields: [
      date('timelineFrom', 'It runs from'),
      date('timelineTo', 'It runs until'),
      date('creditingFrom', 'It earns units from'),
      date('creditingTo', 'It earns units until'),
    ],
  },
  {
    key: 'start',
    fields: [
      date('startedOn', 'Day'),
      { name: 'startIsPlanned', label: 'It has not begun yet', type: 'switch' },
    ],
  },
  {
    key: 'quantities',
    fields: [
      text(
        'quantities',
        'In tonnes, a line each',
        'Day; started, modified or reversed; tonnes; address. Such as 2022-03-31; started; 12400; https://registry.example/1',
      ),
    ],
  },
  {
    key: 'type',
    fields: [
      {
        name: 'removalPercent',
        label: 'The part of it that removes',
        hint: '0: it avoids or reduces alone.',
        type: 'number',
        decimals: 0,
        least: 0,
        most: 100,
        unit: 'per cent',
        isOptional: true,
      },
    ],
  },
  { key: 'standards', fields: [text('standards', 'A line each')] },
  {
    key: 'durability',
    fields: [
      {
        name: 'durabilityYears',
        label: 'How long',
        type: 'number',
        decimals: 0,
        least: 1,
        most: 10_000,
        unit: 'years',
        isOptional: true,
      },
      line('durabilityBasis', 'On what that is based'),
    ],
  },
  {
    key: 'verification',
    fields: [
      text(
        'verifications',
        'A line each',
        'Who; day; what was verified; address. Such as Earthcheck Ltd; 2024-02-10; monitoring report 3; https://registry.example/3',
      ),
    ],
  },
  {
    key: 'yearly',
    fields: [text('yearly', 'In tonnes, a line each', 'Year; tonnes; address. Such as 2023; 9870')],
  },
  {
    key: 'accountable-incomplete',
    fields: [text('accountableIncomplete', 'Who, by what contract')],
  },
  { key: 'accountable-reversed', fields: [text('accountableReversed', 'What happens')] },
  { key: 'accountable-future', fields: [text('accountableFuture', 'What happens')] },
  {
    key: 'reproduce',
    fields: [
      text('reproduceUrls', 'Addresses, a line each'),
      text('reproduceNote', 'What is found there'),
    ],
  },
  {
    key: 'registry',
    fields: [
      line('registry', 'Registry'),
      line('registryProjectId', 'Number of the project there'),
      line('registryName', 'Its name there, as it is listed'),
      address('registryUrl', 'Its page there'),
    ],
  },
]

/** The field of the reason why a fact is not given. */
export const becauseField = (key: DisclosureKey): string => `because.${key}`

/** The first field of each fact, beside which it is said that it is missing. */
export const FIRST_FIELDS = Object.fromEntries(
  PARTS.map(({ key, fields }) => [key, fields[0]?.name ?? becauseField(key)]),
) as Readonly<Record<DisclosureKey, string>>

export const DISCLOSURE_FIELDS: readonly ChangeField[] = [
  ...PARTS.flatMap(({ key, fields }): ChangeField[] => [
    ...fields.map((field): ChangeField => ({ ...field, group: DISCLOSURE_FACTS[key] })),
    {
      name: becauseField(key),
      label: 'If it is not given: why',
      group: DISCLOSURE_FACTS[key],
      type: 'line',
      most: 300,
      isOptional: true,
    },
  ]),
  { name: 'checkedOn', label: 'Last checked on', group: 'Checked', type: 'date' },
  {
    name: 'checkedWith',
    label: 'By whom, and with what',
    hint: 'It is shown on the page.',
    group: 'Checked',
    type: 'line',
    most: 200,
  },
]
