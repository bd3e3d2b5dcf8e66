import { categoryName, scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { SECTION_TITLES } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import { shownFigure, together } from '@understory/domain/footprints/documents/shown-figures.ts'
import { noLossesSentence } from '@understory/domain/footprints/sites/grid-losses.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { heading, quiet, type Section, table, text } from './blocks.ts'
import { answersTable, missingWords } from './completeness-section.ts'
import {
  exact,
  inTonnes,
  MAY_NOT_ADD_UP,
  METHODS,
  percent,
  rangeWords,
  share,
  tonnes,
  whole,
} from './report-words.ts'
import { standInsBlocks } from './stand-ins.ts'
import { standsOutBlocks } from './stands-out.ts'

type MethodSectionsFacts = FootprintReportFacts

/** As many factors as a reader takes in; the workbook has all lines. */
const MOST_FACTORS = 40

/** How the figures were made, how firm they are, and what is not among them. */
export function methodSections(facts: MethodSectionsFacts): Section[] {
  return [methods(facts), quality(facts), exclusions(facts)]
}

function methods(facts: MethodSectionsFacts): Section {
  const { benchmarkGrams, factorSets, estimate } = facts
  const used = usedMethods(facts)
  const shown = used.map(({ grams }) => shownFigure(grams))
  const total = together(shown)
  return {
    id: 'methods',
    title: SECTION_TITLES.methods,
    blocks: [
      text(
        'Each line of the inventory is a quantity times an emission factor, rounded to the gram of CO2e. Units are converted within their kind; gross and net calorific value are never converted into each other. Well-to-tank emissions and grid losses are counted in scope 3.',
      ),
      ...lossesWords(facts),
      table(
        [
          { title: 'Method', width: 0.66 },
          { title: 'Tonnes of CO2e', width: 0.2, isNumber: true },
          { title: 'Share', width: 0.14, isNumber: true },
        ],
        shown.map((figure, at) => [
          used[at]?.name ?? '',
          inTonnes(figure.hundredths),
          share(figure, total),
        ]),
      ),
      quiet(MAY_NOT_ADD_UP),
      ...(benchmarkGrams > 0 ? [benchmarkWords(estimate)] : []),
      ...supplierTable(facts),
      heading('Sets of emission factors, and their warming potentials'),
      ...(factorSets.length > 0
        ? factorSets.map(text)
        : [text('No published set was used beside the benchmark.')]),
      ...factorTable(facts),
    ],
  }
}

function lossesWords({ lines }: MethodSectionsFacts): Section['blocks'] {
  if (!lines || lines.withoutLosses.length === 0) return []
  return [text(noLossesSentence(lines.withoutLosses))]
}

/** The Scope 3 Standard asks for it by category. */
function supplierTable({ lines }: MethodSectionsFacts): Section['blocks'] {
  if (!lines || lines.suppliers.length === 0) return []
  return [
    heading('Scope 3 with factors of suppliers'),
    table(
      [
        { title: 'Category', width: 0.66 },
        { title: 'Of its lines', width: 0.34, isNumber: true },
      ],
      lines.suppliers.map(({ category, grams, ofGrams }) => [
        categoryName(category),
        grams === 0 ? '0%' : percent(grams, ofGrams),
      ]),
    ),
  ]
}

function usedMethods({ lines, benchmarkGrams }: MethodSectionsFacts) {
  const all = [
    ...(lines?.methods ?? []).map(({ method, grams }) => ({ name: METHODS[method], grams })),
    { name: 'Benchmark of the sector', grams: benchmarkGrams },
  ]
  return all.filter(({ grams }) => grams > 0)
}

const benchmarkWords = (estimate: MethodSectionsFacts['estimate']) =>
  text(
    `Benchmarks come from this product’s estimate, version ${estimate.version}: sector ${estimate.sector}, ${estimate.country}, turnover ${estimate.turnover}.`,
  )

function factorTable({ lines }: MethodSectionsFacts): Section['blocks'] {
  if (!lines || lines.factors.length === 0) return []
  const shown = lines.factors.slice(0, MOST_FACTORS)
  const rest = lines.factors.slice(MOST_FACTORS)
  const restGrams = rest.reduce((sum, { grams }) => sum + grams, 0)
  const restLines = rest.reduce((sum, each) => sum + each.lines, 0)
  return [
    heading('Factors by what they came to'),
    table(
      [
        { title: 'Factor and category', width: 0.43 },
        { title: 'Source', width: 0.36 },
        { title: 'Lines', width: 0.08, isNumber: true },
        { title: 'Tonnes', width: 0.13, isNumber: true },
      ],
      [
        ...shown.map((each) => [
          `${each.name} (scope ${scopeOf(each.category)}, ${categoryName(each.category).toLowerCase()})`,
          each.source,
          whole(each.lines),
          tonnes(each.grams),
        ]),
        ...(rest.length > 0
          ? [[`${whole(rest.length)} more factors`, '', whole(restLines), tonnes(restGrams)]]
          : []),
      ],
    ),
    quiet('The XLSX export holds every line with its factor, source and id.'),
  ]
}

function quality(facts: MethodSectionsFacts): Section {
  const { lines, sums, range, benchmarkGrams } = facts
  // More than rounding.
  const isMoreMissing = range.highGrams > sums.total * range.factor * 1.001
  const between = rangeWords(sums.total, range.factor, range.highGrams)
  const blocks = lines
    ? [
        text(
          `Data quality, weighted by emissions: ${exact(Math.round(lines.qualityScore * 100) / 100)} on a scale from 1 (very good) to 4 (poor or unknown). Five indicators count equally: reliability, completeness, time, place and technology (GHG Protocol, Scope 3 Standard, box 7.2).`,
        ),
        text(
          `${percent(lines.unknownQualityGrams, sums.total)} of the total comes from lines whose quality was not stated, so they count as poor; ${percent(benchmarkGrams, sums.total)} is a benchmark of the sector.`,
        ),
      ]
    : [text('All of the total is an estimate of the sector.')]
  return {
    id: 'quality',
    title: SECTION_TITLES.quality,
    blocks: [
      ...blocks,
      ...standInsBlocks(facts),
      ...standsOutBlocks(facts),
      text(
        `Uncertainty: ${range.percent}% between ${between}, a factor of ${exact(Math.round(range.factor * 100) / 100)} up and down. The spread is log-normal, so it is not the same on both sides.${isMoreMissing ? ' The upper end also counts what the benchmark of the sector finds missing.' : ''}`,
      ),
      ...missingWords(facts),
      text(
        lines
          ? 'The 95% factor of a line is the root of the sum of the squared logarithms of its indicators and of a basic factor of 1.05 (GHG Protocol, Quantitative Inventory Uncertainty). Lines that share a factor are wrong together, so their logarithms add up before they are squared.'
          : 'The spread is that of companies of the sector around the model.',
      ),
      quiet(
        'The uncertainty of the warming potentials, about 35%, is common to all lines and left out.',
      ),
    ],
  }
}

function exclusions(facts: MethodSectionsFacts): Section {
  const { categories } = facts
  const excluded = categories.filter(({ state }) => state === 'not-applicable')
  const open = categories.filter(({ state }) => state === 'open')
  const columns = [
    { title: 'Category', width: 0.4 },
    { title: 'Reason', width: 0.6 },
  ]
  return {
    id: 'exclusions',
    title: SECTION_TITLES.exclusions,
    blocks: [
      heading('Categories that do not apply'),
      excluded.length > 0
        ? table(
            columns,
            excluded.map(({ scope, name, reason }) => [`${scope}   ${name}`, reason ?? '']),
          )
        : text('None.'),
      heading('Categories that are not yet calculated'),
      open.length > 0
        ? text(`${open.map(({ scope, name }) => `${name} (scope ${scope})`).join('; ')}.`)
        : text('None.'),
      ...(facts.completeness ? answersTable(facts) : []),
    ],
  }
}
