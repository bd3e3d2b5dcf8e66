type FieldHead = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** The heading that it stands under; fields of one heading stand together. */
  readonly group?: string
  readonly isOptional?: true
  /** Chosen once: it cannot change afterwards. */
  readonly isFixed?: true
}
type TextField =
  | (FieldHead & { readonly type: 'line'; readonly most: number })
  | (FieldHead & { readonly type: 'text'; readonly most: number })
type NumberField = FieldHead & {
  readonly type: 'number'
  readonly decimals: number
  readonly least: number
  readonly most: number
  readonly unit?: string
}
type SwitchField = FieldHead & { readonly type: 'switch' }
type FormField =
  | (FieldHead & { readonly type: 'email' | 'date' | 'colour' })
  | (FieldHead & { readonly type: 'address'; readonly mayBePath?: true })
  | (FieldHead & { readonly type: 'choice'; readonly options: readonly ChangeOption[] })

/**
 * One thing that staff can change in what everyone sees, as a form asks for it. All values are texts, as they are
 * typed and stored; the capability whose facts they are reads them.
 */
export type ChangeField = TextField | NumberField | SwitchField | FormField

export type ChangeOption = { readonly value: string; readonly label: string }

export type ChangeValues = Readonly<Record<string, string>>

/** A switch that is on. */
export const ON = 'on'

/** The sentence beside each field that is not right; empty where all are. */
export function problemsOfValues(
  fields: readonly ChangeField[],
  values: ChangeValues,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, values[field.name] ?? '')
      return problem === null ? [] : [[field.name, problem]]
    }),
  )
}

/** The values of these fields alone, without spaces around them. */
export function valuesOf(fields: readonly ChangeField[], given: ChangeValues): ChangeValues {
  return Object.fromEntries(
    fields.map(({ name }) => [
      name,
      Object.hasOwn(given, name) ? (given[name] ?? '').replaceAll('\r\n', '\n').trim() : '',
    ]),
  )
}

function problemOf(field: ChangeField, value: string): string | null {
  if (field.type === 'switch') return null
  if (value === '') return field.isOptional ? null : `Please fill in “${field.label}”.`
  if (field.type === 'line' || field.type === 'text') return problemOfText(field, value)
  if (field.type === 'number') return problemOfNumber(field, value)
  return isOfType(field, value) ? null : OTHERWISE[field.type]
}

const OTHERWISE: Readonly<Record<FormField['type'], string>> = {
  email: 'Please give an email address, such as hello@example.org.',
  date: 'Please give a date, such as 2027-01-31.',
  colour: 'Please give a colour as #rrggbb, such as #16352a.',
  address: 'Please give an address that begins with https://.',
  choice: 'Please choose one of these.',
}

function isOfType(field: FormField, value: string): boolean {
  switch (field.type) {
    case 'email':
      return EMAIL.test(value)
    case 'date':
      return isDate(value)
    case 'colour':
      return COLOUR.test(value)
    case 'address':
      return isAddress(value, field.mayBePath === true)
    case 'choice':
      return field.options.some((option) => option.value === value)
  }
}

function problemOfText({ type, most }: TextField, value: string): string | null {
  if (type === 'line' && value.includes('\n')) return 'Please write this on one line.'
  return value.length > most
    ? `Please use at most ${most.toLocaleString('en-GB')} characters.`
    : null
}

const EMAIL = /^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,180}\.[a-z]{2,}$/i
/** Without a name and a password, which could pass one host off as another. */
const ADDRESS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#]\S*)?$/i
const NUMBER = /^-?\d{1,12}(?:\.(\d{1,9}))?$/
const COLOUR = /^#[0-9a-f]{6}$/i

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value)
}

function isAddress(value: string, mayBePath: boolean): boolean {
  if (mayBePath && /^\/(?!\/)\S{0,300}$/.test(value)) return true
  return value.length <= 2_000 && ADDRESS.test(value)
}

function problemOfNumber({ decimals, least, most }: NumberField, value: string): string | null {
  const [, after = ''] = NUMBER.exec(value) ?? [value, 'x'.repeat(decimals + 1)]
  if (after.length > decimals) {
    return decimals === 0
      ? 'Please give a whole number.'
      : `Please give a number with at most ${decimals} decimals, such as 1.5.`
  }
  const number = Number(value)
  return number < least || number > most
    ? `Please give a number from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}.`
    : null
}

export type Difference = {
  readonly label: string
  /** null: there was nothing before. */
  readonly from: string | null
  readonly to: string
}

/** What a change alters, field by field, as people read the values. */
export function differencesOf(
  fields: readonly ChangeField[],
  before: ChangeValues | null,
  after: ChangeValues,
): Difference[] {
  return fields.flatMap((field) => {
    const [from, to] = [before?.[field.name] ?? '', after[field.name] ?? '']
    if (before !== null && from === to) return []
    if (before === null && to === '') return []
    const shown = {
      from: before === null ? null : shownValue(field, from),
      to: shownValue(field, to),
    }
    return [{ label: field.label, ...shown }]
  })
}

/** A value as people read it. */
export function shownValue(field: ChangeField, value: string): string {
  if (field.type === 'switch') return value === ON ? 'on' : 'off'
  if (value === '') return 'nothing'
  if (field.type === 'choice') {
    return field.options.find((option) => option.value === value)?.label ?? value
  }
  return field.type === 'number' && field.unit ? `${value} ${field.unit}` : value
}
