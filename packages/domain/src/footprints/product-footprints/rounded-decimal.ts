import { fraction, type Rational, roundRational, timesRational } from '../allocations/rational.ts'

/** The most that PACT’s decimals are written with here. */
export const PRODUCT_DECIMALS = 9

/** A fraction as a decimal: rounded half away from zero, without an exponent and without zeros at its end. */
export function roundedDecimal(value: Rational, decimals = PRODUCT_DECIMALS): string {
  const scaled = roundRational(timesRational(value, fraction(10n ** BigInt(decimals))))
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const rest = withoutZerosAtEnd(digits.slice(at))
  const sign = scaled < 0n ? '-' : ''
  return `${sign}${digits.slice(0, at)}${rest ? `.${rest}` : ''}`
}

function withoutZerosAtEnd(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}
