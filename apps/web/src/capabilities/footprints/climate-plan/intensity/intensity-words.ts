import { formatPerUnit } from '@understory/domain/footprints/company-footprints/format-per-unit.ts'

export const perUnit = (grams: number, unit: string): string =>
  `${formatPerUnit(grams)} per ${unit}`

/** Against the year before; `null`: there is none. */
export function changeInWords(change: number | null): string {
  if (change === null) return '–'
  const percent = Math.round(Math.abs(change) * 1_000) / 10
  if (percent === 0) return 'the same'
  return `${percent}% ${change < 0 ? 'less' : 'more'}`
}
