import {
  DEFAULT_PART,
  PURCHASE_PARTS,
} from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  QUALITY_INDICATORS,
  QUALITY_LEVELS,
  type Quality,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { data } from 'react-router'
import type { FormAnswer, PostedForm } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { MARKET_FIELDS, marketFactorOf, problemsOfMarket } from '../market/market-of-form.ts'
import { quantityOf } from './quantity-of-form.ts'

const FACTOR_DECIMALS = 6

/** A line as the form of its category says it. What cannot be read is a problem of the form. */
export function lineOf(form: PostedForm, wanted: string) {
  const category = CATEGORY_KEYS.find((each) => each === wanted)
  if (!category) throw data(null, { status: 404 })
  const spendYear = form.optional('spendYear')
  const [from, to] = [form.optional('fromMonth'), form.optional('toMonth')]
  return {
    category,
    description: form.text('description').trim(),
    ...quantityOf(form, 'quantity', form.text('unit').trim()),
    ...(spendYear && { spendYear: form.number('spendYear', 0) }),
    ...factorOf(form),
    entityId: form.optional('entityId'),
    site: form.optional('site'),
    note: form.optional('note'),
    period: from && to ? { from, to } : null,
    withUpstream: form.text('withUpstream') === 'yes',
    marketFactor: marketFactorOf(form),
    purchasePart: purchasePartOf(form, category),
    ...(form.has('isSure') && { isSure: true }),
    ...qualityOf(form),
  }
}

const factorKg = (form: PostedForm, name: string) =>
  form.number(name, FACTOR_DECIMALS) / 10 ** FACTOR_DECIMALS

function factorOf(form: PostedForm) {
  if (!form.has('ownFactor')) return { factorId: form.text('factorId') || '-' }
  return {
    ownFactor: {
      kind: form.oneOf('ownKind', ['supplier', 'own'] as const, 'own'),
      ...(form.optional('ownKg') && { kgCo2e: factorKg(form, 'ownKg') }),
      ...(form.optional('ownBiogenic') && { kgBiogenicCo2: factorKg(form, 'ownBiogenic') }),
      unit: form.text('unit').trim() || '-',
      source: form.text('ownSource'),
      ...(form.optional('ownMethod') && { method: form.text('ownMethod') }),
      ...(form.optional('ownYear') && { year: form.number('ownYear', 0) }),
    },
  }
}

function purchasePartOf(form: PostedForm, category: string) {
  const isSaid = category === 'purchasedGoodsAndServices' && form.optional('purchasePart') !== null
  return isSaid ? form.oneOf('purchasePart', PURCHASE_PARTS, DEFAULT_PART) : null
}

/** What is said of the quality; the rest of a new line follows from what is known of its figure and factor. */
function qualityOf(form: PostedForm) {
  const said = QUALITY_INDICATORS.flatMap((name) =>
    form.optional(name) ? [[name, form.oneOf(name, QUALITY_LEVELS, 'poor')] as const] : [],
  )
  const isNew = !form.has('lineId')
  const figureSource = form.text('fromBill') === 'yes' ? ('bill' as const) : ('typed' as const)
  const quality: Partial<Quality> = Object.fromEntries(said)
  return {
    ...(said.length > 0 && { quality }),
    ...(isNew && { figureSource }),
  }
}

/** What is missing, or cannot be read, beside its field; nothing typed is no zero. */
export function problemsOfLine(form: PostedForm): FormAnswer | null {
  const has = (name: string) => form.optional(name) !== null
  const missing = {
    ...(has('quantity')
      ? {}
      : { quantity: companyFootprintsMessage('lineOfForm.pleaseGiveAQuantity') }),
    ...(has('unit') ? {} : { unit: companyFootprintsMessage('lineOfForm.pleaseGiveAUnit') }),
    ...problemsOfMarket(form),
  }
  const unread = form.problems()
  if (Object.keys(missing).length === 0) return unread
  return form.refusedFor({ ...unread?.problems, ...missing })
}

const LINE_OF_FORM_FIELDS: Readonly<Record<string, string>> = lookupTable({
  ...MARKET_FIELDS,
  'ownFactor.kgCo2e': 'ownKg',
  'ownFactor.source': 'ownSource',
  'ownFactor.kgBiogenicCo2': 'ownBiogenic',
  'ownFactor.method': 'ownMethod',
  'ownFactor.year': 'ownYear',
  'period.from': 'fromMonth',
  'period.to': 'toMonth',
})

/** The field of the form that a problem of the API is about. */
export function fieldOfForm(field: string): string {
  const own = field.replace('lines.0.', '')
  return LINE_OF_FORM_FIELDS[own] ?? own
}
