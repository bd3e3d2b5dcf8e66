import {
  SECTION_TITLES,
  sectionNumber,
} from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import {
  type Answer,
  STANDARDS,
} from '@understory/domain/footprints/documents/requirements/requirement.ts'
import { REQUIREMENTS } from '@understory/domain/footprints/documents/requirements/requirements.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { heading, type Section, table, text } from '../blocks.ts'

/** What each standard asks, and whether it is given, where, or what is missing. */
export function requirementsSection(facts: FootprintReportFacts): Section {
  return {
    id: 'requirements',
    title: SECTION_TITLES.requirements,
    blocks: [
      text(
        'Worked out from the contents of this report. It is an index, not a statement that a standard was met. Clauses of ISO 14064-1 are named as we read them.',
      ),
      ...STANDARDS.flatMap((standard) => [
        heading(standard),
        table(
          [
            { title: 'Asked for', width: 0.34 },
            { title: 'State', width: 0.16 },
            { title: 'Where, or why not', width: 0.5 },
          ],
          REQUIREMENTS[standard].map(({ asks, section, answer }) => {
            const found = answer(facts)
            const where = `${sectionNumber(section)}   ${SECTION_TITLES[section]}`
            return [asks, STATES[found.state], found.state === 'given' ? where : found.because]
          }),
        ),
      ]),
    ],
  }
}

const STATES: Readonly<Record<Answer['state'], string>> = {
  given: 'Given',
  'not-given': 'Not given',
  'not-applicable': 'Does not apply',
}

/** For the cover: only a standard of which nothing is missing was prepared after. */
export function preparedAfter(facts: FootprintReportFacts): string {
  const asked = STANDARDS.filter((standard) =>
    REQUIREMENTS[standard].some(({ answer }) => answer(facts).state !== 'not-applicable'),
  )
  const open = asked.map((standard) => ({
    standard,
    points: REQUIREMENTS[standard].filter(({ answer }) => answer(facts).state === 'not-given')
      .length,
  }))
  const whole = open.filter(({ points }) => points === 0).map(({ standard }) => standard)
  const inPart = open
    .filter(({ points }) => points > 0)
    .map(
      ({ standard, points }) =>
        `${standard} except for ${points} ${points === 1 ? 'point' : 'points'}`,
    )
  return [
    ...(whole.length > 0 ? [`Prepared after ${whole.join('; ')}.`] : []),
    ...(inPart.length > 0
      ? [`Follows ${inPart.join('; ')} of section ${sectionNumber('requirements')}.`]
      : []),
    'Offsets are not subtracted.',
  ].join(' ')
}
