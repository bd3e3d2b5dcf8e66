import type { CallOf } from '@understory/contracts/endpoint.ts'
import type { CreateOwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import type {
  ChangeProductFootprint,
  ProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import {
  PRODUCT_PARTS,
  PRODUCT_STAGES,
} from '@understory/domain/footprints/product-footprints/product-line-terms.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { PostedForm } from '../../../http/posted-form.ts'

type ProductBody = CallOf<typeof CreateOwnProduct>['body']
export type FootprintBody = CallOf<typeof ChangeProductFootprint>['body']
type LineBody = NonNullable<FootprintBody['lines']>[number]

/** As it was typed; the API says what is wrong with it, beside the field of the same name. */
export function readProductForm(form: PostedForm): ProductBody {
  return {
    name: form.text('name'),
    description: form.text('description'),
    gtin: form.optional('gtin'),
    ownCode: form.optional('ownCode'),
    classifications: [form.optional('classification')].filter((each) => each !== null),
    declaredUnit: form.text('declaredUnit') as ProductBody['declaredUnit'],
    declaredAmount: decimalOf(form, 'declaredAmount') ?? '',
    massKg: decimalOf(form, 'massKg'),
    fossilCarbonKg: decimalOf(form, 'fossilCarbonKg'),
    biogenicCarbonKg: decimalOf(form, 'biogenicCarbonKg'),
    includesPackaging: form.has('includesPackaging'),
  }
}

/** Thousands may be parted by commas or spaces, as people write them. */
const decimalOf = (form: PostedForm, name: string): string | null =>
  form.optional(name)?.replace(/[,\s]/g, '') ?? null

export function readFootprintForm(form: PostedForm): Omit<FootprintBody, 'lines'> {
  const basis = form.oneOf('basis', ['mass', 'value', 'none'], 'none')
  const country = form.optional('country')
  return {
    period: { from: form.text('from'), to: form.text('to') },
    periodReason: form.text('periodReason'),
    geography: country ? { country } : {},
    output: decimalOf(form, 'output') ?? '',
    boundary: form.text('boundary'),
    allocation: form.text('allocation'),
    coProducts:
      basis === 'none'
        ? null
        : {
            basis,
            own: decimalOf(form, 'own') ?? '',
            others: [{ name: form.text('other'), amount: decimalOf(form, 'otherAmount') ?? '' }],
          },
    exclusions: { percent: decimalOf(form, 'percent'), reason: form.text('reason') },
    comment: form.text('comment'),
  }
}

/** What a draft was, to be written again with something changed. */
export const bodyOfDraft = (draft: ProductFootprint): FootprintBody => ({
  period: draft.period,
  periodReason: draft.periodReason,
  geography: draft.geography,
  output: draft.output,
  boundary: draft.boundary,
  allocation: draft.allocation,
  coProducts: draft.coProducts,
  exclusions: draft.exclusions,
  comment: draft.comment,
  lines: draft.lines.map((line) => ({
    stage: line.stage,
    part: line.part,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    ...(line.factorId === null ? {} : { factorId: line.factorId }),
    ...(line.ownFactor === null ? {} : { ownFactor: line.ownFactor }),
    isPrimary: line.isPrimary,
    representative: line.representative,
  })),
})

/** An input; what is wrong with its numbers is remembered beside their fields. */
export function readLineForm(form: PostedForm): LineBody {
  const factorId = form.optional('factorId')
  const unit = form.text('unit')
  return {
    stage: form.oneOf('stage', PRODUCT_STAGES, 'material'),
    part: form.oneOf('part', PRODUCT_PARTS, 'fossil'),
    description: form.text('description'),
    quantity: form.number('quantity', 6) / 1_000_000,
    unit,
    ...(factorId
      ? { factorId }
      : {
          ownFactor: {
            kgCo2e: form.number('kgCo2e', 6) / 1_000_000,
            unit,
            source: form.text('source'),
            year: form.optional('year') ? form.number('year', 0) : null,
            gwp: form.optional('gwp'),
          },
        }),
    isPrimary: form.has('isPrimary'),
    representative: {
      technology: ratingOf(form, 'technology'),
      geography: ratingOf(form, 'geography'),
      time: ratingOf(form, 'time'),
    },
  }
}

const ratingOf = (form: PostedForm, name: string): number | null => {
  const rating = form.oneOf(name, ['1', '2', '3', '4', '5', ''], '')
  return rating === '' ? null : Number(rating)
}

const FIELDS_OF_FOOTPRINT: Readonly<Record<string, string>> = lookupTable({
  'period.from': 'from',
  'period.to': 'to',
  'geography.country': 'country',
  'coProducts.own': 'own',
  'coProducts.others.0.name': 'other',
  'coProducts.others.0.amount': 'otherAmount',
  'exclusions.percent': 'percent',
  'exclusions.reason': 'reason',
  'classifications.0': 'classification',
})

/** The field of a form that a problem of the API belongs to. */
export const fieldOfProduct = (field: string): string =>
  FIELDS_OF_FOOTPRINT[field] ?? field.replace(/^lines\.\d+\.(ownFactor\.)?/, '')
