import type { HouseholdInput } from '@understory/contracts/footprints/household.ts'
import { numberSentence, readTypedNumber } from '@understory/domain/quantity/typed-number.ts'
import {
  fieldName,
  type HouseholdNumberField,
  type HouseholdOptions,
  numberFieldsOf,
} from './number-fields.ts'

type FormText = { readonly text: (name: string) => string }

type JsonAnswer = HouseholdInput['answers'][string]

/** `undefined`: nothing was answered. */
type ReadAnswer =
  | { readonly answer: JsonAnswer | undefined; readonly problem: null }
  | { readonly answer: null; readonly problem: string }

/** What a form says to one question: numbers where some were typed, else the choice. */
export function readAnswer(
  question: string,
  form: FormText,
  options: HouseholdOptions,
): ReadAnswer {
  const fields = numberFieldsOf(question, options)
  const typed = fields.filter(({ at }) => form.text(fieldName(question, at)).trim() !== '')
  if (typed.length === 0) return { answer: choiceOf(question, form), problem: null }
  const answer: Record<string, JsonAnswer> = {}
  for (const field of fields) {
    const text = form.text(fieldName(question, field.at))
    if (text.trim() === '' && field.isOptional) continue
    const read = readTypedNumber(text, field)
    if (!read.ok) return { answer: null, problem: numberSentence(read.problem, text, field) }
    const value = inUnit(question, read.units / 10 ** field.decimals, { field, form, options })
    if (field.at === '') return { answer: value, problem: null }
    answer[field.at] = value
  }
  return { answer, problem: null }
}

function choiceOf(question: string, form: FormText): JsonAnswer | undefined {
  const choice = form.text(question)
  if (choice === '') return undefined
  if (question === 'secondHome' || question === 'greenTariff') return choice === 'true'
  return question === 'evHome' ? Number(choice) : choice
}

type InUnit = {
  readonly field: HouseholdNumberField
  readonly form: FormText
  readonly options: HouseholdOptions
}

const FREEZING_F = 32
const CELSIUS_PER_F = 5 / 9

function inUnit(question: string, value: number, { field, form, options }: InUnit): JsonAnswer {
  if (field.units) return { value, unit: form.text(`${fieldName(question, field.at)}.unit`) }
  if (question === 'temperature' && options.units.temperature === 'F')
    return Math.round((value - FREEZING_F) * CELSIUS_PER_F * 100) / 100
  return value
}

/** The fields of a form that say an answer again. */
export function typedAnswer(
  question: string,
  answer: unknown,
  options: HouseholdOptions,
): Readonly<Record<string, string>> {
  if (answer === null || answer === undefined) return {}
  const fields = numberFieldsOf(question, options)
  const isNumbers = typeof answer === 'object' || (typeof answer === 'number' && fields.length > 0)
  if (!isNumbers) return { [question]: String(answer) }
  return Object.fromEntries(fields.flatMap((field) => typedField(question, answer, field, options)))
}

function typedField(
  question: string,
  answer: unknown,
  { at }: HouseholdNumberField,
  options: HouseholdOptions,
): [string, string][] {
  const found = at === '' ? answer : (answer as Record<string, unknown>)[at]
  if (found === null || found === undefined) return []
  const name = fieldName(question, at)
  if (typeof found === 'object') {
    const { value, unit } = found as { value: number; unit: string }
    return [
      [name, String(value)],
      [`${name}.unit`, unit],
    ]
  }
  if (question === 'temperature' && options.units.temperature === 'F')
    return [[name, String(Math.round(Number(found) / CELSIUS_PER_F + FREEZING_F))]]
  return [[name, String(found)]]
}
