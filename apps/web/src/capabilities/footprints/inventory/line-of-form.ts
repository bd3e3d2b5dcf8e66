import { CATEGORY_KEYS } from '@understory/domain/footprints/scopes.ts'
import { lookupTable } from '@understory/domain/lookup-table.ts'
import { data } from 'react-router'
import type { FormAnswer, PostedForm } from '../../../http/posted-form.ts'

/** A thousandth of a unit is enough for bills and mileage. */
const DECIMALS = 3

/** A line as the form of its category says it. What cannot be read is a problem of the form. */
export function lineOf(form: PostedForm, wanted: string) {
  const category = CATEGORY_KEYS.find((each) => each === wanted)
  if (!category) throw data(null, { status: 404 })
  const source = form.optional('marketSource')
  return {
    category,
    description: form.text('description').trim(),
    quantity: form.number('quantity', DECIMALS) / 10 ** DECIMALS,
    unit: form.text('unit'),
    factorId: form.text('factorId') || '-',
    site: form.optional('site'),
    note: form.optional('note'),
    withUpstream: form.text('withUpstream') === 'yes',
    marketFactor: source ? { kgCo2e: form.number('marketKg', 6) / 1_000_000, source } : null,
  }
}

/** What is missing, or cannot be read, beside its field; nothing typed is no zero. */
export function problemsOfLine(form: PostedForm): FormAnswer | null {
  const has = (name: string) => form.optional(name) !== null
  const missing = {
    ...(has('quantity') ? {} : { quantity: 'Please give a quantity.' }),
    ...(has('marketSource') && !has('marketKg')
      ? { marketKg: 'Please give its kg of CO2e per unit; zero is a figure, too.' }
      : {}),
    ...(has('marketKg') && !has('marketSource')
      ? { marketSource: 'Please say which contract or certificate this is from.' }
      : {}),
  }
  const unread = form.problems()
  if (Object.keys(missing).length === 0) return unread
  return form.refusedFor({ ...unread?.problems, ...missing })
}

const FIELDS: Readonly<Record<string, string>> = lookupTable({
  'marketFactor.kgCo2e': 'marketKg',
  'marketFactor.source': 'marketSource',
})

/** The field of the form that a problem of the API is about. */
export function fieldOfForm(field: string): string {
  const own = field.replace('lines.0.', '')
  return FIELDS[own] ?? own
}
