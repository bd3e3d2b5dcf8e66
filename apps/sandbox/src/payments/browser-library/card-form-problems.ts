import { type CardField, cardEntryProblemsOf } from './card-entry.ts'
import type { CardForm } from './card-form.ts'

type Today = { year: number; month: number }

export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc', 'name', 'postcode']

/** Shows the problems of the fields named, clears those that are fixed; returns the first invalid one. */
export function showProblems(
  form: CardForm,
  names: readonly CardField[],
  today: Today,
): CardField | undefined {
  const problems = cardEntryProblemsOf(form.typed(), today)
  for (const name of names) form.fields[name].setError(problems[name] ?? null)
  return names.find((name) => problems[name] !== undefined)
}

/** A field is validated on blur, and its error cleared as soon as it is changed. */
export function watchCardForm(
  form: CardForm,
  on: { today: () => Today; changed: () => void },
): void {
  for (const name of CARD_FIELDS) {
    const { input, setError } = form.fields[name]
    input.addEventListener('blur', () => {
      if (input.value !== '') showProblems(form, [name], on.today())
    })
    input.addEventListener('input', () => {
      setError(null)
      on.changed()
    })
  }
}

const CARD_FORM_PROBLEMS_FIELDS: Readonly<Record<string, CardField>> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
}

/** Puts a refusal next to the field it names. */
export function showRefusal(form: CardForm, refused: { param?: string; message?: string }): void {
  const field = CARD_FORM_PROBLEMS_FIELDS[refused.param ?? '']
  if (field === undefined) return
  form.fields[field].setError(refused.message ?? '')
  form.fields[field].input.focus()
}
