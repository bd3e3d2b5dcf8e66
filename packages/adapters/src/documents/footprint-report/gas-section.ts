import { ISO_CATEGORIES } from '@understory/domain/footprints/documents/iso-categories.ts'
import { SECTION_TITLES } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import type { KyotoGas } from '@understory/domain/footprints/emission-factors/gases-of-factor.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { heading, quiet, type Section, table, text } from './blocks.ts'
import { exact, MAY_NOT_ADD_UP, percent, tonnes } from './report-words.ts'

type Facts = FootprintReportFacts
type Gases = NonNullable<Facts['lines']>['gases']

/** Each gas as far as the sources give it, and biogenic CO2 apart; nothing is made up for the rest. */
export function gases(facts: Facts): Section {
  const { lines } = facts
  const biogenic = lines?.biogenicGrams ?? null
  return {
    id: 'gases',
    title: SECTION_TITLES.gases,
    blocks: [
      text(
        'CO2e counts all seven gases of the Kyoto Protocol as far as the factors hold them: CO2, CH4, N2O, HFCs, PFCs, SF6 and NF3.',
      ),
      ...(lines
        ? gasTables(facts, lines.gases)
        : [text('An estimate has no split by gas, so no gas is shown apart.')]),
      ...leakedGases(lines),
      ...otherGases(lines),
      text(
        `Biogenic CO2, outside the scopes: ${biogenic === null ? 'not quantified. The sources used here give no factor for it; that is not zero.' : `${tonnes(biogenic)} tonnes, as far as the sources give factors for it.`}`,
      ),
    ],
  }
}

const GAS_NAMES: Readonly<Record<KyotoGas, string>> = {
  co2: 'Carbon dioxide (CO2)',
  ch4: 'Methane (CH4)',
  n2o: 'Nitrous oxide (N2O)',
  hfc: 'Hydrofluorocarbons (HFCs)',
  pfc: 'Perfluorocarbons (PFCs)',
  sf6: 'Sulphur hexafluoride (SF6)',
  nf3: 'Nitrogen trifluoride (NF3)',
}

const NUMBER = { width: 0.17, isNumber: true } as const
/** Half a hundredth of a tonne. */
const LEAST_GRAMS = 5_000

function noneOrTonnes(grams: number): string {
  if (grams === 0) return '–'
  return grams < LEAST_GRAMS ? 'under 0.01' : tonnes(grams)
}

/** By scope, and of the first category of ISO 14064-1 alone; what is not split is named. */
function gasTables({ sums, benchmarkGrams }: Facts, split: Gases): Section['blocks'] {
  const scopes = [sums.scope1, sums.scope2, sums.scope3]
  const direct = split.gases.filter(({ scopes: [first] }) => (first?.grams ?? 0) > 0)
  const unsplit = scopes.map((grams, at) => Math.max(0, grams - (split.splitGrams[at] ?? 0)))
  return [
    table(
      [
        { title: 'Tonnes', width: 0.32 },
        { title: 'Of the gas', ...NUMBER },
        { title: 'CO2e, scope 1', ...NUMBER },
        { title: 'Scope 2', ...NUMBER },
        { title: 'Scope 3', ...NUMBER },
      ],
      [
        ...split.gases.map(({ gas, scopes: parts }) => [
          GAS_NAMES[gas],
          exactTonnes(parts.reduce((all, { kg }) => all + kg, 0)),
          ...parts.map(({ grams }) => noneOrTonnes(grams)),
        ]),
        ['Not split by gas', '', ...unsplit.map(noneOrTonnes)],
        ['Total, scope 2 by location', '', ...scopes.map(tonnes)],
      ],
      1,
    ),
    heading(`Category 1 of ISO 14064-1: ${ISO_CATEGORIES[0].toLowerCase()}, gas by gas`),
    direct.length > 0
      ? table(
          [
            { title: 'Gas', width: 0.54 },
            { title: 'Tonnes of the gas', width: 0.23, isNumber: true },
            { title: 'Tonnes of CO2e', width: 0.23, isNumber: true },
          ],
          direct.map(({ gas, scopes: [first] }) => [
            GAS_NAMES[gas],
            exactTonnes(first?.kg ?? 0),
            noneOrTonnes(first?.grams ?? 0),
          ]),
        )
      : text('None of it is split by gas.'),
    text(unsplitWords(split, { total: sums.total, benchmarkGrams })),
    quiet(MAY_NOT_ADD_UP),
  ]
}

/** Small amounts to the gram: a tonne of CO2e may be a hundred grams of a gas. */
function exactTonnes(kg: number): string {
  if (kg === 0) return '–'
  if (kg >= 1_000) return tonnes(kg * 1_000)
  return (kg / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 6 })
}

const MOST_SOURCES = 8

/** What share has no split, and what it is. */
function unsplitWords(
  { splitGrams, notSplit }: Gases,
  { total, benchmarkGrams }: { readonly total: number; readonly benchmarkGrams: number },
): string {
  const split = splitGrams.reduce((all, grams) => all + grams, 0)
  if (split >= total) return 'All of the total is split by gas.'
  const named = [
    ...(benchmarkGrams > 0
      ? [{ source: 'the benchmark of the sector', grams: benchmarkGrams }]
      : []),
    ...notSplit,
  ]
  const words = named
    .slice(0, MOST_SOURCES)
    .map(({ source, grams }) => `${source} (${tonnes(grams)} t)`)
  const more = named.length > MOST_SOURCES ? ` and ${named.length - MOST_SOURCES} more` : ''
  return `Not split: ${percent(total - split, total)} of the total, because its sources give CO2e alone: ${words.join(', ')}${more}. We have not estimated a split.`
}

const MOST_GASES = 20

/** Of no scope: in no total and on no certificate. */
function otherGases(lines: FootprintReportFacts['lines']): Section['blocks'] {
  const other = lines?.otherGases ?? []
  if (other.length === 0) return []
  return [
    heading('Other gases, outside the scopes'),
    table(
      [
        { title: 'Gas or blend, as its factor names it', width: 0.58 },
        { title: 'kg of it', width: 0.16, isNumber: true },
        { title: 'Tonnes of CO2e', width: 0.26, isNumber: true },
      ],
      other
        .slice(0, MOST_GASES)
        .map(({ name, kg, grams }) => [name, kg === null ? '–' : exact(kg), tonnes(grams)]),
    ),
    text(
      `Together ${tonnes(other.reduce((sum, { grams }) => sum + grams, 0))} tonnes of gases that the Kyoto Protocol does not name, such as those of the Montreal Protocol. They are in no scope, no total and on no certificate.`,
    ),
  ]
}

/** Refrigerants and the like: their factors are of one gas or blend each. */
function leakedGases(lines: FootprintReportFacts['lines']): Section['blocks'] {
  const leaked = lines?.factors.filter(({ category }) => category === 'fugitiveEmissions') ?? []
  if (leaked.length === 0) return []
  return [
    table(
      [
        { title: 'Gases that leaked, as their factors name them', width: 0.74 },
        { title: 'Tonnes of CO2e', width: 0.26, isNumber: true },
      ],
      leaked.slice(0, MOST_GASES).map(({ name, grams }) => [name, tonnes(grams)]),
    ),
  ]
}
