import { longDate } from '@understory/domain/calendar/calendar.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, heading, table, text } from './blocks.ts'

/** Figures that were hard to believe when they were declared, and what the company says of them. */
export function standsOutBlocks({ warnings }: Pick<FootprintReportFacts, 'warnings'>): Block[] {
  if (!warnings) return []
  const title = heading('Figures that stood out')
  if (warnings.length === 0) {
    return [title, text('No figure stood out when it was compared with the sector and itself.')]
  }
  return [
    title,
    table(
      [
        { title: 'What stood out when it was declared', width: 0.5 },
        { title: 'What the company says', width: 0.5 },
      ],
      warnings.map(({ sentence, cleared }) => [
        sentence,
        cleared
          ? `${cleared.reason} (${cleared.by ?? 'someone who has left'}, ${longDate(cleared.on)})`
          : 'Nothing yet.',
      ]),
    ),
  ]
}
