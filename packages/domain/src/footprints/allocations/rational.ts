/** An exact fraction; the denominator is above zero. */
export type Rational = { readonly over: bigint; readonly under: bigint }

export const ZERO_RATIONAL: Rational = { over: 0n, under: 1n }

export function fraction(over: bigint, under = 1n): Rational {
  return under < 0n ? { over: -over, under: -under } : { over, under }
}

/** Of a decimal as it is written: −12.50. */
export function rationalOf(decimal: string): Rational {
  const [whole = '', decimals = ''] = decimal.split('.')
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

export const addRational = (a: Rational, b: Rational): Rational =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under)

export const timesRational = (a: Rational, b: Rational): Rational =>
  fraction(a.over * b.over, a.under * b.under)

/** Never by zero. */
export const divideRational = (a: Rational, b: Rational): Rational =>
  fraction(a.over * b.under, a.under * b.over)

export const signOf = ({ over }: Rational): -1 | 0 | 1 => (over === 0n ? 0 : over < 0n ? -1 : 1)

export const isMoreThan = (a: Rational, b: Rational): boolean => a.over * b.under > b.over * a.under

/** To a whole number, half away from zero. */
export function roundRational({ over, under }: Rational): bigint {
  const size = over < 0n ? -over : over
  const rounded = (2n * size + under) / (2n * under)
  return over < 0n ? -rounded : rounded
}

/** With so many decimals, the rest cut off. */
export function cutRational({ over, under }: Rational, decimals: number): string {
  const size = ((over < 0n ? -over : over) * 10n ** BigInt(decimals)) / under
  const digits = String(size).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const sign = over < 0n && size > 0n ? '-' : ''
  return `${sign}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
}
