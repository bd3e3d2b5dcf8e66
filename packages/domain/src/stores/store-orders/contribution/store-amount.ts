import { displayDecimals } from '../../../quantity/display-decimals.ts'

/** A whole number of a currency's minor unit, in a currency that a store sells in. */
export type StoreMinor = number & { readonly unit: 'store minor' }

// ISO 4217, table A.1, 2026: those whose minor unit is not a hundredth.
const WITHOUT_DECIMALS =
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const WITH_THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const WITH_FOUR = 'CLF UYW'.split(' ')

/** Decimals of a currency's minor unit by ISO 4217: 2 for HUF, although prices are shown without. */
export function currencyExponent(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0
  if (WITH_THREE.includes(currency)) return 3
  return WITH_FOUR.includes(currency) ? 4 : 2
}

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,12}))?$/

export function storeMinor(value: number): StoreMinor {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole minor units: ${value}`)
  return value as StoreMinor
}

/**
 * An amount as a platform writes it, such as "12.50". More decimals than the currency has are rounded
 * half up, once; `null`: it is not an amount, or too large to be one.
 */
export function readStoreAmount(text: string, currency: string): StoreMinor | null {
  const [, sign, units = '', decimals = ''] = DECIMAL.exec(text) ?? []
  if (sign === undefined) return null
  const exponent = currencyExponent(currency)
  const digits = BigInt(units + decimals.slice(0, exponent).padEnd(exponent, '0'))
  const isHalf = (decimals[exponent] ?? '0') >= '5'
  const minor = Number(digits + (isHalf ? 1n : 0n))
  if (!Number.isSafeInteger(minor)) return null
  return storeMinor(sign === '-' && minor !== 0 ? -minor : minor)
}

/** As it is shown: JP¥1,200, £12.50. Where no currency is known, the number alone. */
export function formatStoreAmount(minor: number, currency: string | null): string {
  const exponent = currencyExponent(currency ?? '')
  const digits = currency && displayDecimals(currency) === 0 ? 0 : exponent
  const isCode = currency !== null && /^[A-Z]{3}$/.test(currency)
  return (minor / 10 ** exponent).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(isCode && { style: 'currency', currency }),
  })
}

/** As it stands in a field: "12.50", without a sign or groups. */
export function writeStoreAmount(minor: number, currency: string | null): string {
  const exponent = currencyExponent(currency ?? '')
  return (minor / 10 ** exponent).toFixed(exponent)
}
