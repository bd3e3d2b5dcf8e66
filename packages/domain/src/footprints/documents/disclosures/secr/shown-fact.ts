import type { DisclosureFact } from '../disclosure-fact.ts'

const LEAST_DIGITS = 3

/** The value of a fact as people read it: '10,000 kWh', '1.83 tCO2e'; a reason where it has none. */
export function shownFact({ value, unit, decimals, because }: DisclosureFact): string {
  if (value === null) return because ?? ''
  if (typeof value === 'string') return value
  const format =
    (decimals ?? 0) > LEAST_DIGITS
      ? { maximumSignificantDigits: LEAST_DIGITS }
      : { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 0 }
  return [value.toLocaleString('en-GB', format), unit ?? ''].join(' ').trim()
}
