import { exchangeRate } from './exchange-rate.ts'

const CROSS_RATE_DECIMALS = 12

/**
 * Units of one currency for one of another, from what a euro is worth in each; as a decimal, rounded half up
 * once to twelve places. `null`: one of them is not known.
 */
export function crossRate(
  perEuro: ReadonlyMap<string, string>,
  { from, to }: { readonly from: string; readonly to: string },
): string | null {
  const [below, above] = [rateOf(perEuro, from), rateOf(perEuro, to)]
  if (!below || !above) return null
  const scale = 10n ** BigInt(CROSS_RATE_DECIMALS)
  const dividend = above.numerator * below.denominator * scale
  const divisor = above.denominator * below.numerator
  const scaled = (2n * dividend + divisor) / (2n * divisor)
  const decimals = String(scaled % scale).padStart(CROSS_RATE_DECIMALS, '0')
  return `${scaled / scale}.${decimals}`
}

function rateOf(perEuro: ReadonlyMap<string, string>, currency: string) {
  return exchangeRate(currency === 'EUR' ? '1' : (perEuro.get(currency) ?? ''))
}
