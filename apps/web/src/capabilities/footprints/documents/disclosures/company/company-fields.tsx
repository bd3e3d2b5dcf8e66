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
import { documentsMessage } from '../../messages/messages.generated.ts'
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

const yesOrNo = (): readonly FieldChoice[] => [
  { value: 'no', label: documentsMessage('companyFields.no') },
  { value: 'yes', label: documentsMessage('companyFields.yes') },
]

export const companyFields = (): readonly AskedField[] => [
  {
    name: 'legalForm',
    label: documentsMessage('companyFields.legalForm'),
    hint: documentsMessage('companyFields.vsmeKnowsPrivateHint'),
    most: 120,
  },
  {
    name: 'naceCodes',
    label: documentsMessage('companyFields.naceCodes'),
    hint: documentsMessage('companyFields.fourDigitsFullHint'),
    most: 200,
  },
  {
    name: 'identifierScheme',
    label: documentsMessage('companyFields.kindOfIdentifier'),
    choices: plainChoices(IDENTIFIER_SCHEMES),
  },
  { name: 'identifier', label: documentsMessage('companyFields.identifier'), most: 60 },
  {
    name: 'basis',
    label: documentsMessage('companyFields.theReportIsOf'),
    choices: [
      { value: 'individual', label: documentsMessage('companyFields.theCompanyAlone') },
      { value: 'consolidated', label: documentsMessage('companyFields.companySubsidiaries') },
    ],
  },
  {
    name: 'module',
    label: documentsMessage('companyFields.modulesVsmeReport'),
    hint: documentsMessage('companyFields.basicModuleAloneHint'),
    choices: [
      { value: 'basic', label: documentsMessage('companyFields.theBasicModuleAlone') },
      { value: 'comprehensive', label: documentsMessage('companyFields.basicComprehensiveModule') },
    ],
  },
  {
    name: 'country',
    label: documentsMessage('companyFields.countryMainOperations'),
    hint: documentsMessage('companyFields.whereMainlyWorkHint'),
    choices: COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name })),
  },
]

export const accountFields = (): readonly AskedField[] => [
  {
    name: 'currency',
    label: documentsMessage('companyFields.currencyOfTheAccounts'),
    choices: plainChoices(TURNOVER_CURRENCIES),
    isShort: true,
  },
  {
    name: 'turnover',
    label: documentsMessage('companyFields.turnover'),
    hint: documentsMessage('companyFields.twelveMonthsAccountsHint'),
    isNumber: true,
  },
  {
    name: 'balanceSheet',
    label: documentsMessage('companyFields.balanceSheetTotal'),
    isNumber: true,
  },
  { name: 'employees', label: documentsMessage('companyFields.employees'), isNumber: true },
  {
    name: 'employeesKind',
    label: documentsMessage('companyFields.countedAs'),
    choices: [
      { value: 'headcount', label: documentsMessage('companyFields.headcount') },
      { value: 'fte', label: documentsMessage('companyFields.fullTimeEquivalents') },
    ],
  },
  {
    name: 'employeesMethod',
    label: documentsMessage('companyFields.whenTheyAreCounted'),
    choices: [
      { value: 'end-of-period', label: documentsMessage('companyFields.endPeriod') },
      { value: 'average', label: documentsMessage('companyFields.averagePeriod') },
    ],
  },
]

export const sbtiFields = (): readonly AskedField[] => [
  {
    name: 'isOfExcludedSector',
    label: documentsMessage('companyFields.bankInsurerOilGas'),
    hint: documentsMessage('companyFields.sbtiAsksSuchHint'),
    choices: yesOrNo(),
  },
  {
    name: 'isOfLargerGroup',
    label: documentsMessage('companyFields.partGroupTakeStandard'),
    choices: yesOrNo(),
  },
  {
    name: 'scopeThreeStatement',
    label: documentsMessage('companyFields.sayScope3'),
    hint: documentsMessage('companyFields.sbtiAsksSmallHint'),
    isLong: true,
    most: 500,
  },
  {
    name: 'signatory',
    label: documentsMessage('companyFields.whoSigns'),
    hint: documentsMessage('companyFields.nameRolePersonHint'),
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
    return (
      <Select
        {...control}
        options={[{ value: '', label: documentsMessage('companyFields.notSaid') }, ...choices]}
      />
    )
  if (isLong) return <TextArea {...control} rows={3} maxLength={most} />
  return <TextInput {...control} maxLength={most} inputMode={isNumber ? 'numeric' : undefined} />
}

function typedOf(value: SaidOfYear[NameOfField]): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value
}
