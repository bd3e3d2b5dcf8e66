import { longDate } from '@understory/domain/calendar/calendar.ts'
import { missingInWords } from '@understory/domain/footprints/company-footprints/inventory/market/market-words.ts'
import {
  SECTION_TITLES,
  sectionNumber,
} from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import { shownScopes, together } from '@understory/domain/footprints/documents/shown-figures.ts'
import { countryInSentence } from '@understory/domain/footprints/emission-factors/search/factor-country.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { type Block, quiet, type Section, table, text } from './blocks.ts'
import { categories } from './category-section.ts'
import { completenessWords } from './completeness-section.ts'
import { gases } from './gas-section.ts'
import {
  APPROACHES,
  exact,
  inTonnes,
  LINES_LEFT_OUT,
  MAY_NOT_ADD_UP,
  monthsWords,
  percent,
  rangeWords,
  STATUSES,
  share,
  tonnes,
} from './report-words.ts'

type FigureSectionsFacts = FootprintReportFacts

const TONNES = { title: 'Tonnes of CO2e', width: 0.2, isNumber: true } as const
const SHARE = { title: 'Share', width: 0.14, isNumber: true } as const

/** What the footprint comes to, what it is of, and how it divides. */
export function figureSections(facts: FigureSectionsFacts): Section[] {
  return [summary(facts), boundary(facts), categories(facts), scopeTwo(facts), gases(facts)]
}

function summary(facts: FigureSectionsFacts): Section {
  const { sums, range, status, isChanged, completeness } = facts
  const { scopes, total, totalMarket } = shownScopes(sums)
  const rows = [
    ...scopes.map((scope, at) => [FIGURE_SECTIONS_SCOPES[at] ?? '', scope] as const),
    ['Scopes 1 and 2', together(scopes.slice(0, 2))],
    ['Total, scope 2 by location', total],
  ] as const
  const [one, two, three] = scopes.map((scope) => share(scope, total))
  return {
    id: 'summary',
    title: SECTION_TITLES.summary,
    blocks: [
      text(
        `${facts.companyName} emitted ${tonnes(sums.total)} tonnes of CO2e from ${monthsWords(facts.from, facts.to)}, with scope 2 by location.${completeness ? '' : ` ${RANGES[range.percent]} ${rangeWords(sums.total, range.factor, range.highGrams)}.`}`,
      ),
      table(
        [{ title: 'Scope', width: 0.66 }, TONNES, SHARE],
        [
          ...rows.map(([name, shown]) => [name, inTonnes(shown.hundredths), share(shown, total)]),
          ['Total, scope 2 by market', inTonnes(totalMarket), ''],
        ],
        2,
      ),
      {
        kind: 'bar',
        alt: `Scope 1 is ${one}, scope 2 ${two} and scope 3 ${three} of the total.`,
        parts: scopes.map(({ grams }, at) => ({ title: `Scope ${at + 1}`, size: grams })),
      },
      text(STANDING[status]),
      ...completenessWords(facts),
      ...(isChanged
        ? [
            text(
              'The inventory was changed after these sums were declared. Every figure here is one that was declared; what comes from lines is left out until the footprint is declared again.',
            ),
          ]
        : []),
      quiet(MAY_NOT_ADD_UP),
      quiet('Offsets and contributions are never subtracted from any figure of this report.'),
    ],
  }
}

const FIGURE_SECTIONS_SCOPES = [
  'Scope 1: direct emissions',
  'Scope 2: bought energy, by location',
  'Scope 3: the value chain',
]

const RANGES = {
  80: 'Four of five companies like it lie between',
  95: 'Going by the quality of its lines the true figure lies, nineteen times out of twenty, between',
} as const

const STANDING: Readonly<Record<FigureSectionsFacts['status'], string>> = {
  estimated:
    'These figures are an estimate from sector, turnover and country. Nobody has measured or checked them.',
  declared: 'These figures are declared by the company. Nobody else has checked them.',
  verifying: 'These figures are declared by the company. They are being checked.',
  verified: `Parts of these figures were verified; section ${sectionNumber('verification')} says which and how firmly.`,
}

function boundary(facts: FigureSectionsFacts): Section {
  const { approach, isChanged } = facts
  const way: Block[] = approach
    ? [
        text(
          `Consolidation approach: ${APPROACHES[approach].name}, for scopes 1, 2 and 3. ${APPROACHES[approach].means}`,
        ),
      ]
    : [text('Consolidation approach: none, as an estimate takes the company as a whole.')]
  return {
    id: 'boundary',
    title: SECTION_TITLES.boundary,
    blocks: [
      text(`Reporting company: ${facts.companyName}.`),
      text(`Reporting period: ${monthsWords(facts.from, facts.to)}.`),
      text(`Status: ${STATUSES[facts.status]}.${declaredWords(facts)}`),
      ...way,
      ...profileWords(facts),
      isChanged ? text(LINES_LEFT_OUT) : companyTable(facts),
    ],
  }
}

function declaredWords({ declaredOn, declared }: FigureSectionsFacts): string {
  if (!declaredOn) return ''
  const by = declared?.by ? ` by ${declared.by}` : ''
  const number = declared ? ` This is declaration ${declared.number} of this footprint.` : ''
  const approved = declared?.approvedBy ? `, approved by ${declared.approvedBy}` : ''
  return ` Declared on ${longDate(declaredOn)}${by}${approved}.${number}`
}

/** What the company says of its report itself. */
function profileWords({ profile }: FigureSectionsFacts): Block[] {
  const said = [
    ['Responsible for this report', profile.responsible],
    ['Intended users', profile.intendedUsers],
    ['Purpose', profile.purpose],
    ['Which indirect emissions count as significant', profile.significance],
    ['Removals', profile.removals],
  ] as const
  return said.flatMap(([title, words]) => (words ? [text(`${title}: ${words}`)] : []))
}

function companyTable({ companyName, companies }: FigureSectionsFacts): Block {
  const held = (basisPoints: number) => `${exact(basisPoints / 100)}%`
  const yes = (is: boolean) => (is ? 'Yes' : 'No')
  return table(
    [
      { title: 'Company', width: 0.34 },
      { title: 'Share held', width: 0.13, isNumber: true },
      { title: 'Financial control', width: 0.19 },
      { title: 'Operational control', width: 0.21 },
      { title: 'Counts', width: 0.13, isNumber: true },
    ],
    [
      [companyName, '100%', 'Yes', 'Yes', '100%'],
      ...companies.map((each) => [
        each.name,
        held(each.equityBasisPoints),
        yes(each.hasFinancialControl),
        yes(each.hasOperationalControl),
        held(each.countedBasisPoints),
      ]),
    ],
  )
}

function scopeTwo(facts: FigureSectionsFacts): Section {
  const { scopes, market } = shownScopes(facts.sums)
  return {
    id: 'scope-2',
    title: SECTION_TITLES['scope-2'],
    blocks: [
      table(
        [{ title: 'Method', width: 0.8 }, TONNES],
        [
          ['By location: the average of the grid', inTonnes(scopes[1]?.hundredths ?? 0)],
          ['By market: contracts and certificates where there are any', inTonnes(market)],
        ],
      ),
      text(facts.isChanged ? LINES_LEFT_OUT : contractWords(facts)),
      quiet('The two figures are never mixed into one total.'),
    ],
  }
}

const MOST_UNCOVERING = 20

function contractWords({ lines }: FigureSectionsFacts): string {
  if (!lines || lines.scopeTwo.grams === 0) return 'There are no lines of bought energy.'
  const { grams, byInstruments, byResidualMix, beforeCriteria, withoutMix, uncovering } =
    lines.scopeTwo
  const covered =
    byInstruments === 0
      ? 'No contract, certificate or supplier’s rate covers any of it.'
      : `${percent(byInstruments, grams)} of scope 2 by location is covered by a contract, a certificate or a supplier’s rate.`
  const mix =
    byResidualMix === 0
      ? []
      : [`${percent(byResidualMix, grams)} takes a residual mix, which covers nothing.`]
  const before =
    beforeCriteria === 0
      ? []
      : [
          `Of ${percent(beforeCriteria, grams)} nobody has said whether the quality criteria of the GHG Protocol are met; it was entered before they were asked for.`,
        ]
  const not = uncovering
    .slice(0, MOST_UNCOVERING)
    .map(
      ({ source, missing }) =>
        `${source} covers nothing: nobody has confirmed that ${missingInWords(missing)}.`,
    )
  return [covered, ...before, ...not, ...mix, ...noMixWords(withoutMix)].join(' ')
}

function noMixWords(countries: readonly string[]): string[] {
  if (countries.length === 0) return []
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    countries.map(countryInSentence),
  )
  return [`No residual mix is known for ${names}; the average of the grid is used instead.`]
}
