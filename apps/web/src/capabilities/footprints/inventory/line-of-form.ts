import { CATEGORY_KEYS } from '@understory/domain/footprints/scopes.ts'
import { data } from 'react-router'
import type { PostedForm } from '../../../http/posted-form.ts'

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
    unit: form.text('unit') as 'kWh',
    factorId: form.text('factorId') || '-',
    site: form.optional('site'),
    note: form.optional('note'),
    withUpstream: form.text('withUpstream') === 'yes',
    marketFactor: source ? { kgCo2e: form.number('marketKg', 6) / 1_000_000, source } : null,
  }
}
