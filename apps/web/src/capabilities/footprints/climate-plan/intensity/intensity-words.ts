import { formatPerUnit } from '@understory/domain/footprints/company-footprints/format-per-unit.ts'
import { climatePlanMessage } from '../messages/messages.generated.ts'

export const perUnit = (grams: number, unit: string): string =>
  climatePlanMessage('intensity.per', { grams: formatPerUnit(grams), unit })

/** Against the year before; `null`: there is none. */
export function changeInWords(change: number | null): string {
  if (change === null) return '–'
  const percent = Math.round(Math.abs(change) * 1_000) / 10
  if (percent === 0) return climatePlanMessage('intensity.same')
  return `${percent}% ${change < 0 ? 'less' : 'more'}`
}
