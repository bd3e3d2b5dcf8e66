import { addMonths, type CalendarDate, dayAfter } from '../../calendar/calendar.ts'
import { checkClaim } from '../../showing/claims/check-claim.ts'
import { addRational, rationalOf, signOf } from '../allocations/rational.ts'
import { type DeclaredUnit, hasMass } from './declared-units.ts'
import type { ProductStage } from './product-line-terms.ts'
import type { ProductTotals } from './product-totals.ts'
import { roundedDecimal } from './rounded-decimal.ts'

/** What has to hold before a footprint of a product is published, in the order that they are shown. */
export const PRODUCT_CHECKS = [
  'stages',
  'output',
  'whole-year',
  'sources',
  'recent',
  'exclusions',
  'mass',
  'warming-potentials',
  'sums',
  'no-claims',
  'fossil-carbon',
] as const
export type ProductCheck = (typeof PRODUCT_CHECKS)[number]
export type CheckedProduct = { readonly check: ProductCheck; readonly passes: boolean }

export type CheckableFootprint = {
  readonly product: {
    readonly declaredUnit: DeclaredUnit
    readonly massKg: string | null
    readonly fossilCarbonKg: string | null
  }
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate }
  /** Why the period is not twelve months. */
  readonly periodReason: string
  readonly output: string
  readonly exclusions: { readonly percent: string | null; readonly reason: string }
  readonly lines: readonly {
    readonly stage: ProductStage
    readonly source: string
    readonly year: number | null
    /** Of its factor: AR5, AR6. */
    readonly gwp: string | null
  }[]
  readonly totals: ProductTotals
  /** Everything that somebody wrote and a partner reads. */
  readonly texts: readonly string[]
}

const MOST_YEARS_OLD = 3
const DEDUCTED =
  /\b(offset|offsets|offsetting|avoided emissions|avoids emissions|carbon credits?|(carbon|climate|co2) (neutral|positive)|net[ -]zero)\b/i

/** Each check with whether it passes on a day; one that fails keeps the footprint a draft. */
export function checkProduct(footprint: CheckableFootprint, today: CalendarDate): CheckedProduct[] {
  return PRODUCT_CHECKS.map((check) => ({ check, passes: PASSES[check](footprint, today) }))
}

const PASSES: Readonly<
  Record<ProductCheck, (footprint: CheckableFootprint, today: CalendarDate) => boolean>
> = {
  stages: ({ lines }) =>
    (['material', 'energy'] as const).every((needed) =>
      lines.some(({ stage }) => stage === needed),
    ),
  output: ({ output }) => signOf(rationalOf(output)) > 0,
  'whole-year': ({ period, periodReason }) =>
    periodReason !== '' || dayAfter(period.to) === addMonths(period.from, 12),
  sources: ({ lines }) => lines.every(({ source, year }) => source !== '' && year !== null),
  recent: ({ period }, today) =>
    period.to < today && addMonths(period.to, 12 * MOST_YEARS_OLD) >= today,
  exclusions: ({ exclusions: { percent, reason } }) =>
    percent !== null && (signOf(rationalOf(percent)) === 0 || reason !== ''),
  mass: ({ product: { declaredUnit, massKg } }) =>
    !hasMass(declaredUnit) || (massKg !== null && signOf(rationalOf(massKg)) > 0),
  'warming-potentials': ({ lines }) => lines.every(({ gwp }) => gwp !== null),
  sums: ({ totals }) => sumsAgree(totals),
  'no-claims': ({ texts }, today) => texts.every((text) => !claimsSomething(text, today)),
  'fossil-carbon': ({ product: { fossilCarbonKg } }) => fossilCarbonKg !== null,
}

function sumsAgree(totals: ProductTotals): boolean {
  const { fossilKg, landUseChangeKg, biogenicNonCo2Kg, uptakeKg } = totals
  const excluding = [landUseChangeKg, biogenicNonCo2Kg]
    .map(rationalOf)
    .reduce(addRational, rationalOf(fossilKg))
  const including = addRational(excluding, rationalOf(uptakeKg ?? '0'))
  return (
    roundedDecimal(excluding) === totals.excludingUptakeKg &&
    roundedDecimal(including) === totals.includingUptakeKg
  )
}

/** Credits, avoided emissions and claims for a market have no place in a footprint. */
function claimsSomething(text: string, day: CalendarDate): boolean {
  if (DEDUCTED.test(text)) return true
  const { verdict } = checkClaim({
    text,
    markets: ['UK', 'EU', 'US'],
    subject: 'product',
    audience: 'businesses',
    day,
  })
  return verdict === 'refused'
}
