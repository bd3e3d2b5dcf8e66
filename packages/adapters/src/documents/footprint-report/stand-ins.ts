import { WARNING_WORDS } from '@understory/domain/footprints/company-footprints/lines/line-warnings.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, heading, quiet, table, text } from './blocks.ts'
import { percent, tonnes, whole } from './report-words.ts'

/** What only stands in for what is not known, and how much of the lines that is. */
export function standInsBlocks({
  lines,
  sums,
}: Pick<FootprintReportFacts, 'lines' | 'sums'>): Block[] {
  if (!lines) return []
  const title = heading('Factors and quantities used in place of others')
  if (lines.standIns.length === 0) {
    return [title, text('No line says that it uses a factor or a quantity in place of another.')]
  }
  return [
    title,
    table(
      [
        { title: 'Lines with', width: 0.52 },
        { title: 'Lines', width: 0.14, isNumber: true },
        { title: 'Tonnes of CO2e', width: 0.2, isNumber: true },
        { title: 'Share', width: 0.14, isNumber: true },
      ],
      lines.standIns.map(({ warning, lines: count, grams }) => [
        WARNING_WORDS[warning],
        whole(count),
        tonnes(grams),
        percent(grams, sums.total),
      ]),
    ),
    quiet(
      'One line may stand in several rows. Lines entered before this was recorded are in none.',
    ),
  ]
}
