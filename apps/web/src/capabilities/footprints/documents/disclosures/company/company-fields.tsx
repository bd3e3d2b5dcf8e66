import type {
  KnownOfYear,
  SaidOfYear,
} from '@understory/contracts/footprints/documents/company-year.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import { TURNOVER_CURRENCIES } from '@understory/domain/footprints/company-footprints/estimate/money.ts'
import { IDENTIFIER_SCHEMES } from '@understory/domain/footprints/documents/disclosures/frameworks/company-year.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { FieldGrid, Short } from '../../../../../shell/setup/setup-layout.tsx'
import { type KnownToForm, knownFrom } from './known-to-form.ts'

type NameOfField = KnownOfYear['fields'][number]['field']
type FieldChoice = { readonly value: string; readonly label: string }

type AskedField = {
  readonly name: NameOfField
  readonly label: string
  readonly hint?: string
  readonly choices?: readonly FieldChoice[]
  readonly isLong?: boolean
  /** Whether what is typed or chosen is short. */
  readonly isShort?: boolean
  readonly isNumber?: boolean
  readonly most?: number
}

const plainChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const YES_OR_NO: readonly FieldChoice[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

export const COMPANY_FIELDS: readonly AskedField[] = [
  {
    name: 'legalForm',
    label: 'Legal form',
    hint: 'The VSME knows: private limited liability undertaking, sole proprietorship, partnership, cooperative. Any other is given as “other”, in your words.',
    most: 120,
  },
  {
    name: 'naceCodes',
    label: 'NACE codes',
    hint: 'Four digits with a full stop, such as 10.71; several with commas.',
    most: 200,
  },
  {
    name: 'identifierScheme',
    label: 'Kind of identifier',
    choices: plainChoices(IDENTIFIER_SCHEMES),
  },
  { name: 'identifier', label: 'Identifier', most: 60 },
  {
    name: 'basis',
    label: 'The report is of',
    choices: [
      { value: 'individual', label: 'The company alone' },
      { value: 'consolidated', label: 'The company with its subsidiaries' },
    ],
  },
  {
    name: 'module',
    label: 'Modules of the VSME that you report',
    hint: 'With the basic module alone, disclosures C1 to C9 do not apply.',
    choices: [
      { value: 'basic', label: 'The basic module alone' },
      { value: 'comprehensive', label: 'The basic and the comprehensive module' },
    ],
  },
  {
    name: 'country',
    label: 'Country of your main operations',
    hint: 'Where you mainly work, and where your significant assets are.',
    choices: COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name })),
  },
]

export const ACCOUNT_FIELDS: readonly AskedField[] = [
  {
    name: 'currency',
    label: 'Currency of the accounts',
    choices: plainChoices(TURNOVER_CURRENCIES),
    isShort: true,
  },
  {
    name: 'turnover',
    label: 'Turnover',
    hint: 'Of these twelve months, from the accounts, without VAT.',
    isNumber: true,
  },
  { name: 'balanceSheet', label: 'Balance-sheet total', isNumber: true },
  { name: 'employees', label: 'Employees', isNumber: true },
  {
    name: 'employeesKind',
    label: 'Counted as',
    choices: [
      { value: 'headcount', label: 'Headcount' },
      { value: 'fte', label: 'Full-time equivalents' },
    ],
  },
  {
    name: 'employeesMethod',
    label: 'When they are counted',
    choices: [
      { value: 'end-of-period', label: 'At the end of the period' },
      { value: 'average', label: 'As an average of the period' },
    ],
  },
]

export const SBTI_FIELDS: readonly AskedField[] = [
  {
    name: 'isOfExcludedSector',
    label: 'Bank, insurer, oil or gas company, or owner of ships or power plants?',
    hint: 'SBTi asks such companies to take its standard route.',
    choices: YES_OR_NO,
  },
  {
    name: 'isOfLargerGroup',
    label: 'Part of a group that has to take the standard route?',
    choices: YES_OR_NO,
  },
  {
    name: 'scopeThreeStatement',
    label: 'What you say of scope 3',
    hint: 'SBTi asks small firms to commit to measure and reduce it. Write it as you mean it.',
    isLong: true,
    most: 500,
  },
  {
    name: 'signatory',
    label: 'Who signs',
    hint: 'Name and role of a person who may sign for the company.',
    most: 200,
  },
]

type CompanyFieldsProps = {
  readonly fields: readonly AskedField[]
  readonly said: SaidOfYear
  readonly known: KnownToForm
  readonly refused: FormAnswer | null
}

/** Every field is optional: what stays empty is listed as not given. */
export function CompanyFields({ fields, ...of }: CompanyFieldsProps) {
  const shown = (isLong: boolean) =>
    fields
      .filter((field) => (field.isLong ?? false) === isLong)
      .map((field) => <CompanyField key={field.name} field={field} {...of} />)
  return (
    <>
      <FieldGrid isWide>{shown(false)}</FieldGrid>
      {shown(true)}
    </>
  )
}

type CompanyFieldProps = Omit<CompanyFieldsProps, 'fields'> & { readonly field: AskedField }

function CompanyField({ field, said, known, refused }: CompanyFieldProps) {
  const { name, label, hint } = field
  const suggested = known.fields.find((each) => each.field === name)
  const from = suggested && !refused ? knownFrom(suggested.from, known) : null
  const about = {
    hint: hint || from ? [hint, from].filter(Boolean).join(' ') : undefined,
    error: refused?.problems[name],
  }
  const control = {
    ...fieldAria(name, about),
    name,
    defaultValue: refused?.values[name] ?? typedOf(suggested?.value ?? said[name]),
  }
  const shown = <CompanyControl field={field} control={control} />
  return (
    <Field id={name} label={label} {...about}>
      {field.isShort || field.isNumber ? <Short>{shown}</Short> : shown}
    </Field>
  )
}

type ControlProps = {
  readonly field: AskedField
  readonly control: { readonly id: string; readonly name: string; readonly defaultValue: string }
}

function CompanyControl({ field, control }: ControlProps) {
  const { choices, isLong, isNumber, most } = field
  if (choices)
    return <Select {...control} options={[{ value: '', label: 'Not said' }, ...choices]} />
  if (isLong) return <TextArea {...control} rows={3} maxLength={most} />
  return <TextInput {...control} maxLength={most} inputMode={isNumber ? 'numeric' : undefined} />
}

function typedOf(value: SaidOfYear[NameOfField]): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value
}
