import {
  SECTION_IDS,
  type SectionId,
} from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Section, text } from './blocks.ts'
import { contextSections } from './context-sections.ts'
import { figureSections } from './figure-sections.ts'
import { methodSections } from './method-sections.ts'
import { LINES_LEFT_OUT } from './report-words.ts'
import { requirementsSection } from './requirements/requirements-section.ts'

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
  const all = [...sections, requirementsSection(facts)]
  return all.toSorted((one, two) => SECTION_IDS.indexOf(one.id) - SECTION_IDS.indexOf(two.id))
}
