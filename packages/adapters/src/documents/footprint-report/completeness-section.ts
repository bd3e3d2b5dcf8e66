import { longDate } from '@understory/domain/calendar/calendar.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, heading, quiet, table, text } from './blocks.ts'

type CompletenessFacts = Pick<FootprintReportFacts, 'completeness'>

const TO_THE_COMPANY = 'The company saw these sentences when it declared; “you” means the company.'

/** Of the whole footprint, in the words that the company read. */
export function completenessWords({ completeness }: CompletenessFacts): Block[] {
  if (!completeness) return []
  return [
    heading('How complete it is'),
    ...completeness.sentences.map(text),
    ...(completeness.usualPurchases ? [text(completeness.usualPurchases)] : []),
    quiet(TO_THE_COMPANY),
  ]
}

/** How each category stands to its benchmark; nothing of those that simply do not apply. */
export function categorySentences({ completeness }: CompletenessFacts): Block[] {
  const said = completeness?.categories.filter(
    ({ sentence, isFlagged, state }) => isFlagged || (sentence && !UNSAID.has(state)),
  )
  if (!said || said.length === 0) return []
  return [
    heading('Each category beside the benchmark of the sector'),
    table(
      [
        { title: 'Category', width: 0.34 },
        { title: 'How it stands to the benchmark', width: 0.66 },
      ],
      said
        .toSorted((one, two) => one.scope - two.scope)
        .map(({ scope, name, sentence }) => [`${scope}   ${name}`, sentence]),
    ),
    quiet(TO_THE_COMPANY),
  ]
}

const UNSAID: ReadonlySet<string> = new Set(['open', 'not-applicable'])

/** What makes the range as wide as it is. */
export function missingWords({ completeness }: CompletenessFacts): Block[] {
  const [, ...others] = completeness?.sentences ?? []
  return others.map(text)
}

const ANSWERS = {
  rest: () => 'The rest is added by the benchmark.',
  figures: (reason: string | null) => `These figures are all: ${reason ?? ''}`,
  seen: () => 'Seen: the total is below what four of five firms of the sector and size have.',
} as const

/** What the company answered of categories that are much less than usual. */
export function answersTable({ completeness }: CompletenessFacts): Block[] {
  const answers = completeness?.answers ?? []
  return [
    heading('Categories that are much less than usual'),
    answers.length === 0
      ? text('Nothing had to be answered.')
      : table(
          [
            { title: 'Category', width: 0.3 },
            { title: 'Answer of the company', width: 0.45 },
            { title: 'By', width: 0.25 },
          ],
          answers.map(({ name, answer, reason, by, on }) => [
            name,
            ANSWERS[answer](reason),
            `${by ?? 'Someone who has left'}, ${longDate(on)}`,
          ]),
        ),
  ]
}
