import { exchangeRate, LAST_EXCHANGE_YEAR } from '../company-footprints/estimate/money.ts'
import { yearOf } from './allocation-periods.ts'
import type {
  AllocationAmount,
  AllocationQuestion,
  AllocationRefusal,
  AllocationWarning,
} from './allocation-terms.ts'
import { allocationUnit, betweenUnits } from './allocation-units.ts'
import {
  cutRational,
  divideRational,
  fraction,
  isMoreThan,
  type Rational,
  rationalOf,
  signOf,
  timesRational,
} from './rational.ts'

/** The part of the supplier that is the customer's, and how it was found. */
export type AllocatedShare = {
  readonly share: Rational
  readonly warnings: readonly AllocationWarning[]
  readonly steps: readonly string[]
}

const HALF = fraction(1n, 2n)
const MOST_DECIMALS = 6

export function shareOf(
  question: AllocationQuestion,
  isCovered: boolean,
): AllocatedShare | AllocationRefusal {
  if (question.method === 'whole') {
    return {
      share: fraction(1n),
      warnings: [],
      steps: ['This is the supplier’s only customer, so all of it counts.'],
    }
  }
  const { driver } = question
  if (!driver) return { code: 'METHOD_NEEDS', field: 'driver' }
  const between = question.method === 'revenue-share' ? rateOf(question) : unitsOf(question)
  if ('code' in between) return between
  const all = rationalOf(driver.supplier.amount)
  const bought = timesRational(rationalOf(driver.customer.amount), between.factor)
  if (signOf(all) <= 0) return { code: 'DRIVER_ZERO', field: 'driver.supplier' }
  if (signOf(bought) < 0) return { code: 'DRIVER_NEGATIVE', field: 'driver.customer' }
  if (isMoreThan(bought, all) && isCovered)
    return { code: 'DRIVER_EXCEEDS', field: 'driver.customer' }
  const share = divideRational(bought, all)
  return {
    share,
    warnings: [
      ...(signOf(bought) === 0 ? (['nothing-bought'] as const) : []),
      ...(isMoreThan(share, HALF) ? (['large-share'] as const) : []),
    ],
    steps: [
      ...between.steps,
      `${said(driver.customer)} of ${said(driver.supplier)}: a share of ${percentOf(share)}.`,
    ],
  }
}

/** Cut, never rounded up: 2%, 14.5978%. */
const percentOf = (share: Rational) =>
  `${Number(cutRational(timesRational(share, fraction(100n)), 4))}%`

type Between = { readonly factor: Rational; readonly steps: readonly string[] }

function unitsOf({ method, driver }: AllocationQuestion): Between | AllocationRefusal {
  const [from, to] = [driver?.customer, driver?.supplier].map((each) =>
    allocationUnit(each?.unit ?? ''),
  )
  const factor = from && to && to.dimension === method ? betweenUnits(from, to) : null
  return factor ? { factor, steps: [] } : { code: 'UNITS_APART', field: 'driver' }
}

/** Of the supplier's currency for one of the customer's. */
function rateOf({ driver, rate, customer }: AllocationQuestion): Between | AllocationRefusal {
  const [from = '', to = ''] = [driver?.customer.unit, driver?.supplier.unit]
  if (![from, to].every((currency) => /^[A-Z]{3}$/.test(currency)))
    return { code: 'UNITS_APART', field: 'driver' }
  if (from === to) return { factor: fraction(1n), steps: [] }
  if (rate && rate.from === from && rate.to === to) {
    const factor = rationalOf(rate.value)
    if (signOf(factor) <= 0) return { code: 'RATE_MISSING', field: 'rate' }
    return { factor, steps: [`1 ${from} is ${rate.value} ${to}, by ${rate.source}.`] }
  }
  const year = yearOf(customer.period)
  const [below, above] = [exchangeRate(from, year), exchangeRate(to, year)]
  if (below === null || above === null) return { code: 'RATE_MISSING', field: 'rate' }
  const factor = divideRational(rationalOf(String(above)), rationalOf(String(below)))
  const meanOf = Math.min(year, LAST_EXCHANGE_YEAR)
  return {
    factor,
    steps: [`1 ${from} is ${cutRational(factor, 6)} ${to}, the mean of ${meanOf}.`],
  }
}

/** £24,000; 1,500 kg: with thousands set apart, and as many decimals as were given. */
function said({ amount, unit }: AllocationAmount): string {
  const [, decimals = ''] = amount.split('.')
  let digits = Math.min(decimals.length, MOST_DECIMALS)
  while (digits > 0 && decimals[digits - 1] === '0') digits -= 1
  const isMoney = /^[A-Z]{3}$/.test(unit)
  // Money has its pence or none at all.
  const least = isMoney && digits > 0 ? 2 : digits
  const number = { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, digits) }
  const money = { ...number, style: 'currency', currency: unit } as const
  const text = new Intl.NumberFormat('en-GB', isMoney ? money : number).format(
    amount as Intl.StringNumericLiteral,
  )
  return isMoney ? text : `${text} ${unit}`
}
