import { longMonth, type Month, shiftMonth } from '../../../calendar/calendar.ts'
import { groupedBy } from '../../../language/grouped-by.ts'
import { type CheckedLine, lineKey, type PlausibilityWarning } from './checked-line.ts'

type HeatedYear = {
  /** The first of its twelve months. */
  readonly startMonth: Month
  readonly country: string
}

const NORTHERN_WINTER: readonly string[] = ['11', '12', '01', '02']
const SOUTHERN_WINTER: readonly string[] = ['05', '06', '07', '08']
/** Where it is cold in the middle of the year. */
const SOUTHERN_COUNTRIES: readonly string[] = ['AR', 'AU', 'CL', 'LS', 'NZ', 'SZ', 'UY', 'ZA']

/** Gas of a place that is entered for some months, and not for those when most is burnt. */
export function gapWarnings(
  lines: readonly CheckedLine[],
  { startMonth, country }: HeatedYear,
): PlausibilityWarning[] {
  const winter = SOUTHERN_COUNTRIES.includes(country) ? SOUTHERN_WINTER : NORTHERN_WINTER
  const months = Array.from({ length: 12 }, (_, at) => shiftMonth(startMonth, at))
  const bySite = groupedBy(lines.filter(isGas), ({ site }) => site ?? '')
  return [...bySite].flatMap(([site, burnt]) => {
    const missing = months.filter(
      (month) =>
        winter.includes(month.slice(5)) &&
        !burnt.some(({ from, to }) => from <= month && month <= to),
    )
    if (missing.length === 0) return []
    const where = site === '' ? 'Gas' : `Gas of ${site}`
    return [
      {
        rule: 'missing' as const,
        key: `missing:winter:${missing.join(',')}:${burnt.map(lineKey).toSorted().join(',')}`,
        category: 'stationaryCombustion' as const,
        lineIds: burnt.map(({ id }) => id),
        sentence: `${where} is entered for some months, and not for ${monthsInWords(missing)}, when most is burnt.`,
        asksAgain: false,
      },
    ]
  })
}

const isGas = ({ category, factorName }: CheckedLine): boolean =>
  category === 'stationaryCombustion' && factorName.toLowerCase().includes('natural gas')

function monthsInWords(months: readonly Month[]): string {
  const names = months.map(longMonth)
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
