import {
  byIsoCategory,
  ISO_CATEGORIES,
} from '@understory/domain/footprints/documents/iso-categories.ts'
import { SECTION_TITLES } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import {
  type ShownFigure,
  shownFigure,
  shownScopes,
  together,
} from '@understory/domain/footprints/documents/shown-figures.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { heading, quiet, type Section, table } from './blocks.ts'
import { categorySentences } from './completeness-section.ts'
import { inTonnes, MAY_NOT_ADD_UP, share } from './report-words.ts'

const TONNES = { title: 'Tonnes of CO2e', width: 0.2, isNumber: true } as const
const SHARE = { title: 'Share', width: 0.14, isNumber: true } as const

const HOW_IT_IS_KNOWN: Readonly<
  Record<FootprintReportFacts['categories'][number]['state'], string>
> = {
  figures: 'Calculated from activities',
  'figures-and-rest': 'Activities, and the benchmark for the rest',
  benchmark: 'Benchmark of the sector',
  'not-applicable': 'Does not apply',
  open: 'Not yet calculated',
}

/** All categories of the GHG Protocol, then the six of ISO 14064-1. */
export function categories(facts: FootprintReportFacts): Section {
  const { categories: all, sums, isChanged } = facts
  const { total } = shownScopes(sums)
  const shown = all
    .toSorted((one, two) => one.scope - two.scope)
    .map((each) => ({ ...each, shown: shownFigure(each.grams) }))
  const ofTotal = [inTonnes(total.hundredths), share(total, total)]
  return {
    id: 'categories',
    title: SECTION_TITLES.categories,
    blocks: [
      table(
        [
          { title: 'Scope and category', width: 0.48 },
          { title: 'How it is known', width: 0.26 },
          TONNES_NARROW,
          SHARE_NARROW,
        ],
        [
          ...shown.map(({ scope, name, state, grams, shown: figure }) => {
            const hasFigure = isChanged ? grams > 0 : HAS_FIGURE[state]
            return [
              `${scope}   ${name}`,
              isChanged ? '–' : HOW_IT_IS_KNOWN[state],
              hasFigure ? inTonnes(figure.hundredths) : '–',
              hasFigure ? share(figure, total) : '',
            ]
          }),
          ['Total, scope 2 by location', '', ...ofTotal],
        ],
        1,
      ),
      heading('The same by the categories of ISO 14064-1'),
      table(
        [{ title: 'Category', width: 0.66 }, TONNES, SHARE],
        [
          ...byIsoCategory(all).map((own, at) => [
            `${at + 1}   ${ISO_CATEGORIES[at]}`,
            ...isoCells(own, total, isChanged),
          ]),
          ['Total', ...ofTotal],
        ],
        1,
      ),
      quiet(MAY_NOT_ADD_UP),
      ...categorySentences(facts),
    ],
  }
}

/** What a category of ISO 14064-1 comes to, or why it has no figure. */
function isoCells(
  own: FootprintReportFacts['categories'],
  total: ShownFigure,
  isChanged: boolean,
): [string, string] {
  const hasFigure = own.some(({ state, grams }) => (isChanged ? grams > 0 : HAS_FIGURE[state]))
  if (hasFigure) {
    const figure = together(own)
    return [inTonnes(figure.hundredths), share(figure, total)]
  }
  const isApplicable = own.some(({ state }) => state !== 'not-applicable')
  return [isApplicable ? 'Not yet calculated' : 'Does not apply', '']
}

const TONNES_NARROW = { title: 'Tonnes', width: 0.14, isNumber: true } as const
const SHARE_NARROW = { title: 'Share', width: 0.12, isNumber: true } as const
const HAS_FIGURE = {
  figures: true,
  'figures-and-rest': true,
  benchmark: true,
  'not-applicable': false,
  open: false,
} as const
