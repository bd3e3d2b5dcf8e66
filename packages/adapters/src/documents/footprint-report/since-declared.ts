import { longDate } from '@understory/domain/calendar/calendar.ts'
import { DIFFERENCE_WORDS } from '@understory/domain/footprints/company-footprints/declarations/difference-words.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, heading, quiet, table, text } from './blocks.ts'
import { MAY_NOT_ADD_UP, tonnes } from './report-words.ts'

/** What differs from the declaration before, by category and why. */
export function sinceDeclaredBlocks({
  sinceDeclared,
  sums,
}: Pick<FootprintReportFacts, 'sinceDeclared' | 'sums'>): Block[] {
  if (!sinceDeclared) return []
  const { number, on, total, categories } = sinceDeclared
  const title = heading(`What changed since declaration ${number} of ${longDate(on)}`)
  const whole = text(`The total was ${tonnes(total)} tonnes then and is ${tonnes(sums.total)} now.`)
  if (categories.length === 0) return [title, whole, text('No category differs.')]
  return [
    title,
    whole,
    table(
      [
        { title: 'Category, and why', width: 0.49 },
        { title: 'Before', width: 0.17, isNumber: true },
        { title: 'Now', width: 0.17, isNumber: true },
        { title: 'Difference', width: 0.17, isNumber: true },
      ],
      categories.flatMap(({ name, before, after, parts }) => [
        [name, tonnes(before), tonnes(after), tonnes(after - before)],
        ...parts.map(({ reason, grams }) => [
          `– ${DIFFERENCE_WORDS[reason]}`,
          '',
          '',
          tonnes(grams),
        ]),
      ]),
    ),
    quiet(MAY_NOT_ADD_UP),
    ...categories.flatMap(({ name, saidReasons }) =>
      saidReasons.map((reason) => text(`${name}: ${reason}`)),
    ),
  ]
}
