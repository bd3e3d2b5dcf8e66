import { formatEmission, formatEmissionParts } from '../company-footprints/format-emission.ts'
import { periodFit } from './allocation-periods.ts'
import { shareOf } from './allocation-share.ts'
import type {
  Allocation,
  AllocationQuestion,
  AllocationRefusal,
  AllocationWarning,
} from './allocation-terms.ts'
import { allocationUnit, betweenUnits } from './allocation-units.ts'
import {
  addRational,
  cutRational,
  divideRational,
  fraction,
  type Rational,
  rationalOf,
  roundRational,
  signOf,
  timesRational,
  ZERO_RATIONAL,
} from './rational.ts'

/**
 * Which part of a supplier's emissions is a customer's. Exact all the way and rounded once, to the gram, half away
 * from zero. Categories 9 to 15, biogenic carbon, credits and avoided emissions never enter.
 */
export function allocate(question: AllocationQuestion): Allocation | AllocationRefusal {
  const { supplier, customer } = question
  if (supplier.netOfOffsets) return { code: 'NET_OF_OFFSETS', field: 'supplier.netOfOffsets' }
  const negative = negativeField(question)
  if (negative) return { code: 'EMISSIONS_NEGATIVE', field: negative }
  const fit = periodFit(supplier.period, customer.period)
  if (fit === 'apart') return { code: 'PERIODS_APART', field: 'supplier.period' }
  const found =
    question.method === 'product' ? ofProduct(question) : ofShare(question, fit === 'covers')
  if ('code' in found) return found
  if (!Number.isSafeInteger(found.grams)) return { code: 'ALLOCATION_TOO_LARGE', field: 'supplier' }
  const warnings: AllocationWarning[] = [
    ...found.warnings,
    ...(fit === 'earlier' ? (['older-period'] as const) : []),
    ...(fit === 'overlaps-in-part' ? (['partial-period'] as const) : []),
    ...(supplier.level === 'estimate' ? (['estimate-not-primary'] as const) : []),
  ]
  return { ...found, isSupplierData: supplier.level !== 'estimate', warnings }
}

type Found = Omit<Allocation, 'isSupplierData'>

function negativeField({ supplier, product, benchmark }: AllocationQuestion): string | null {
  const { scope1Grams, scope2LocationGrams, scope2MarketGrams, upstreamGrams } = supplier
  const given = { scope1Grams, scope2LocationGrams, scope2MarketGrams, upstreamGrams }
  const below = Object.entries(given).find(([, grams]) => (grams ?? 0) < 0)
  if (below) return `supplier.${below[0]}`
  if (product && signOf(rationalOf(product.kgCo2e)) < 0) return 'product.kgCo2e'
  return (benchmark?.grams ?? 0) < 0 ? 'benchmark.grams' : null
}

const emissionInWords = (grams: Rational): string => formatEmission(Number(roundRational(grams)))

/** So many units bought, each with a footprint of its own. */
function ofProduct({ product }: AllocationQuestion): Found | AllocationRefusal {
  if (!product) return { code: 'METHOD_NEEDS', field: 'product' }
  const { quantity, declared, kgCo2e } = product
  const [from, to] = [allocationUnit(quantity.unit), allocationUnit(declared.unit)]
  const factor = from && to ? betweenUnits(from, to) : null
  if (!factor) return { code: 'UNITS_APART', field: 'product' }
  const [bought, each] = [rationalOf(quantity.amount), rationalOf(declared.amount)]
  if (signOf(each) <= 0) return { code: 'DRIVER_ZERO', field: 'product.declared' }
  if (signOf(bought) < 0) return { code: 'DRIVER_NEGATIVE', field: 'product.quantity' }
  const footprint = rationalOf(kgCo2e)
  const units = divideRational(timesRational(bought, factor), each)
  const grams = timesRational(timesRational(units, footprint), fraction(1_000n))
  return {
    grams: Number(roundRational(grams)),
    scopes12Grams: null,
    upstreamGrams: null,
    share: null,
    method: 'product',
    coverage: 'cradle-to-gate',
    warnings: boughtWarnings(signOf(bought) > 0, signOf(footprint) === 0),
    steps: [
      `${quantity.amount} ${quantity.unit} are ${cutRational(units, 6)} times ${declared.amount} ${declared.unit}.`,
      `Each of these has ${kgCo2e} kg CO2e: ${emissionInWords(grams)} in all.`,
    ],
  }
}

function boughtWarnings(isBought: boolean, isZero: boolean): AllocationWarning[] {
  if (!isBought) return ['nothing-bought']
  return isZero ? ['zero-emissions'] : []
}

function ofShare(question: AllocationQuestion, isCovered: boolean): Found | AllocationRefusal {
  const { supplier, benchmark } = question
  const ownEmissions = scopesOf(question)
  if ('code' in ownEmissions) return ownEmissions
  const found = shareOf(question, isCovered)
  if ('code' in found) return found
  const { share } = found
  const own = timesRational(share, fraction(BigInt(ownEmissions.grams)))
  const upstream = upstreamOf(question, share)
  const total = addRational(own, upstream?.grams ?? ZERO_RATIONAL)
  const [grams, scopes12Grams] = [Number(roundRational(total)), Number(roundRational(own))]
  const shown = formatEmissionParts([scopes12Grams, grams - scopes12Grams])
  const [ownShown = '', upstreamShown = ''] = shown.parts
  const isZero = ownEmissions.grams === 0 && (supplier.upstreamGrams ?? 0) === 0
  return {
    grams,
    scopes12Grams,
    upstreamGrams: grams - scopes12Grams,
    share: cutRational(share, 6),
    method: supplier.upstreamGrams == null && benchmark ? 'hybrid' : question.method,
    coverage: upstream ? 'cradle-to-gate' : 'scopes-1-2',
    warnings: [
      ...found.warnings,
      ...(isZero && signOf(share) > 0 ? (['zero-emissions'] as const) : []),
      ...(upstream ? [] : (['scopes-1-2-only'] as const)),
      ...ownEmissions.warnings,
    ],
    steps: [
      ...found.steps,
      ownEmissions.step,
      `The share of that: ${ownShown}.`,
      upstream
        ? `${upstream.of}: ${upstreamShown}.`
        : 'The supplier gives no figure for what it buys, so this is scopes 1 and 2 only.',
      `Together: ${shown.total}.`,
    ],
  }
}

type OwnEmissions = {
  readonly grams: number
  readonly step: string
  readonly warnings: readonly AllocationWarning[]
}

/** Scopes 1 and 2 of the supplier. */
function scopesOf({ supplier, scope2 }: AllocationQuestion): OwnEmissions | AllocationRefusal {
  const { scope1Grams, scope2LocationGrams, scope2MarketGrams } = supplier
  const isMarket = scope2 === 'market' && scope2MarketGrams != null
  const bought = isMarket ? scope2MarketGrams : scope2LocationGrams
  if (scope1Grams == null) return { code: 'METHOD_NEEDS', field: 'supplier.scope1Grams' }
  if (bought == null) return { code: 'METHOD_NEEDS', field: 'supplier.scope2LocationGrams' }
  const way = isMarket ? 'market-based' : 'location-based'
  return {
    grams: scope1Grams + bought,
    step: `Scopes 1 and 2 of the supplier, ${way}: ${formatEmission(scope1Grams)} and ${formatEmission(bought)}.`,
    warnings: scope2 === 'market' && !isMarket ? ['scope2-location-instead'] : [],
  }
}

/** Of what the supplier buys: its share, or what the benchmark has; `null`: neither is known. */
function upstreamOf(
  { supplier: { upstreamGrams }, benchmark }: AllocationQuestion,
  share: Rational,
): { readonly grams: Rational; readonly of: string } | null {
  if (upstreamGrams != null) {
    const grams = timesRational(share, fraction(BigInt(upstreamGrams)))
    return {
      grams,
      of: `The share of its upstream emissions of ${formatEmission(upstreamGrams)}`,
    }
  }
  if (!benchmark) return null
  const part = benchmark.upstreamShare
  const grams = timesRational(fraction(BigInt(benchmark.grams)), rationalOf(part))
  return {
    grams,
    of: `The upstream part, ${part}, of the benchmark of ${formatEmission(benchmark.grams)}`,
  }
}
