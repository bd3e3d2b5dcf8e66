import type { FootprintReportFacts } from '@understory/ports/footprint-documents.ts'
import { heading, SECTION_IDS, type Section, sectionNumber, table } from './blocks.ts'
import { contextSections } from './context-sections.ts'
import { figureSections } from './figure-sections.ts'
import { methodSections } from './method-sections.ts'
import { REQUIREMENTS, STANDARDS } from './requirements.ts'

/** Everything that the report says, in its order. */
export function reportSections(facts: FootprintReportFacts): Section[] {
  const sections = [...figureSections(facts), ...methodSections(facts), ...contextSections(facts)]
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
