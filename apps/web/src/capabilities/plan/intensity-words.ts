import { lazy } from '@understory/domain/lazy.ts'

const threeDigits = lazy(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }))

/** In the unit that reads best. */
export function perUnit(grams: number, unit: string): string {
  const [value, of] =
    grams < 1_000 ? [grams, 'g'] : grams < 1_000_000 ? [grams / 1_000, 'kg'] : [grams / 1e6, 't']
  return `${threeDigits().format(value)} ${of} per ${unit}`
}

/** Against the year before; `null`: there is none. */
export function changeInWords(change: number | null): string {
  if (change === null) return '–'
  const percent = Math.round(Math.abs(change) * 1_000) / 10
  if (percent === 0) return 'the same'
  return `${percent}% ${change < 0 ? 'less' : 'more'}`
}
