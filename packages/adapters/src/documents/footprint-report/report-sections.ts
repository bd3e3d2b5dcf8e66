import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import {
  heading,
  SECTION_IDS,
  type Section,
  type SectionId,
  sectionNumber,
  table,
  text,
} from './blocks.ts'
import { contextSections } from './context-sections.ts'
import { figureSections } from './figure-sections.ts'
import { methodSections } from './method-sections.ts'
import { LINES_LEFT_OUT } from './report-words.ts'
import { REQUIREMENTS, STANDARDS } from './requirements.ts'

/** What they say comes from lines, which explain other sums once they have changed. */
const OF_LINES: readonly SectionId[] = ['gases', 'methods', 'quality', 'exclusions', 'energy']

/** Everything that the report says, in its order. */
export function reportSections(facts: FootprintReportFacts): Section[] {
  const sections = [
    ...figureSections(facts),
    ...methodSections(facts),
    ...contextSections(facts),
  ].map((section) =>
    facts.isChanged && OF_LINES.includes(section.id)
      ? { ...section, blocks: [text(LINES_LEFT_OUT)] }
      : section,
  )
  const all = [...sections, requirements(sections)]
  return all.toSorted((one, two) => SECTION_IDS.indexOf(one.id) - SECTION_IDS.indexOf(two.id))
}

function requirements(sections: readonly Section[]): Section {
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  return {
    id: 'requirements',
    title: 'What the standards ask, and where it is',
    blocks: STANDARDS.flatMap((standard) => [
      heading(standard),
      table(
        [
          { title: 'Asked', width: 0.56 },
          { title: 'Section', width: 0.44 },
        ],
        REQUIREMENTS.filter((each) => each.standard === standard).map(({ asks, section }) => [
          asks,
          `${sectionNumber(section)}   ${titles.get(section) ?? ''}`,
        ]),
      ),
    ]),
  }
}
