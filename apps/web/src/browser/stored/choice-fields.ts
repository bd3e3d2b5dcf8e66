import type { Json } from './guards.ts'

/**
 * The fields of a form that hold what is chosen: numbers, days, lists, ticks. Names, emails, messages
 * and everything else that is written freely is not of them, so it is neither stored nor in an address.
 */
export const CHOICE_FIELDS =
  ':is(input:is([inputmode=numeric],[inputmode=decimal],[type=radio],[type=checkbox],[type=date]),select):not([data-not-stored])'

/** The part of a field that this module needs. */
export type ChoiceField = {
  readonly name: string
  readonly type: string
  value: string
  checked?: boolean
}

const LONGEST = 100

const isTicked = ({ type }: ChoiceField) => type === 'radio' || type === 'checkbox'
/** What is ticked or not has a key of its own; of a list that has changed since, the rest stays. */
const keyOf = (field: ChoiceField) =>
  isTicked(field) ? `${field.name}=${field.value}` : field.name

/** The fields as they are, to be stored. */
export function choiceOf(fields: readonly ChoiceField[]): Record<string, string | boolean> {
  const entries = fields.map((field) => [
    keyOf(field),
    isTicked(field) ? field.checked === true : field.value.slice(0, LONGEST),
  ])
  return Object.fromEntries(entries)
}

/** Fills in what was stored; what does not fit its field, or the form has no longer, is left out. */
export function fillIn(fields: readonly ChoiceField[], stored: Readonly<Record<string, Json>>) {
  for (const field of fields) {
    const value = stored[keyOf(field)]
    if (isTicked(field)) tick(field, value)
    else if (typeof value === 'string' && value.length <= LONGEST) type(field, value)
  }
}

/** Of radios only the chosen one says something: the others follow. */
function tick(field: ChoiceField, value: Json | undefined): void {
  if (value === true || (value === false && field.type === 'checkbox')) field.checked = value
}

/** A list takes only what is in it, and a day only what is one. */
function type(field: ChoiceField, value: string): void {
  const before = field.value
  field.value = value
  if (field.value !== value) field.value = before
}

/** Whether an address names a field, or what can be chosen in one: then it says everything. */
export const isChoiceInAddress = (
  fields: readonly ChoiceField[],
  search: URLSearchParams,
): boolean => fields.some(({ name, value }) => search.has(name) || search.has(value))
