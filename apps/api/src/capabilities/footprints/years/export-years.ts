import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { CHANGE_PARTS } from '@understory/domain/footprints/years/change-parts.ts'
import {
  CHANGE_PART_WORDS,
  YEAR_STATE_WORDS,
} from '@understory/domain/footprints/years/years-words.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { decimalText } from '@understory/spreadsheets/decimal-text.ts'
import { type SheetToWrite, writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../deps.ts'
import { yearsMessage } from './messages/messages.generated.ts'
import { readYears, type YearsAsked } from './read-years.ts'

type ExportYearsDeps = Pick<Deps, 'db' | 'clock'>

export async function exportYearsCsv(
  deps: ExportYearsDeps,
  accountId: string,
  asked: YearsAsked,
): Promise<Uint8Array> {
  const { header, rows } = yearsSheet(await readYears(deps, accountId, asked))
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? decimalText(cell) : cell)),
  )
  return new TextEncoder().encode(toCsv([header, ...texts]))
}

export async function exportYearsWorkbook(
  deps: ExportYearsDeps,
  accountId: string,
  asked: YearsAsked,
): Promise<Uint8Array> {
  const years = await readYears(deps, accountId, asked)
  return writeWorkbook([yearsSheet(years), changesSheet(years)])
}

/** What the page shows, in tonnes with two decimals, and how each figure is known. */
function yearsSheet({ years, rows, company, site }: FootprintYears): SheetToWrite {
  const about = (name: string, of: (year: FootprintYears['years'][number]) => string | number) => [
    '',
    name,
    ...years.flatMap((year) => [of(year), '']),
  ]
  return {
    name: 'Years',
    header: [
      'scope',
      'category',
      ...years.flatMap(({ from }) => [`${from} tonnes`, `${from} how`]),
    ],
    rows: [
      about('Of', () => site ?? company ?? 'the whole company'),
      about('Status', ({ status }) => STATUS_WORDS[status]),
      about('Benchmark, % of the total', ({ benchmarkShare }) => percentOf(benchmarkShare)),
      about(yearsMessage('export-years.years-sheet'), ({ sets }) => sets.join('; ')),
      about(yearsMessage('export-years.years-sheet.2'), ({ gwps }) => gwps.join(', ')),
      ...rows.map(({ scope, name, cells }) => [
        scope ?? '',
        name,
        ...cells.flatMap(({ hundredths, state }) => [
          hundredths / 100,
          state ? YEAR_STATE_WORDS[state] : '',
        ]),
      ]),
    ],
  }
}

const percentOf = (share: number) => Math.round(share * 100)

/** In kilograms; the parts of a row add up to its change. */
function changesSheet({ changes }: FootprintYears): SheetToWrite {
  const kg = (grams: number) => grams / 1_000
  return {
    name: 'Changes',
    header: [
      'before',
      'now',
      'category',
      'change_kg',
      ...CHANGE_PARTS.map((part) => `${CHANGE_PART_WORDS[part]} (kg)`),
    ],
    rows: changes.flatMap(({ from, to, categories, together }) => {
      const [before, now] = [longMonth(from), longMonth(to)]
      return [
        ...categories.map(({ name, change, parts }) => [
          before,
          now,
          name,
          kg(change),
          ...CHANGE_PARTS.map((part) => kg(parts[part])),
        ]),
        [
          before,
          now,
          'Together',
          kg(together.change),
          ...CHANGE_PARTS.map((part) => kg(together[part])),
        ],
      ]
    }),
  }
}
