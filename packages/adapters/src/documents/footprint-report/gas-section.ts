import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { heading, type Section, table, text } from './blocks.ts'
import { exact, percent, tonnes } from './report-words.ts'

/** Each gas as far as the sources give it, and biogenic CO2 apart; nothing is made up for the rest. */
export function gases({ lines, sums }: FootprintReportFacts): Section {
  const biogenic = lines?.biogenicGrams ?? null
  const split = lines && lines.gases.splitGrams > 0 ? lines.gases : null
  return {
    id: 'gases',
    title: 'Gases and biogenic CO2',
    blocks: [
      text(
        'CO2e counts all seven gases of the Kyoto Protocol as far as the factors hold them: CO2, CH4, N2O, HFCs, PFCs, SF6 and NF3.',
      ),
      ...(split
        ? [
            table(
              [
                { title: 'Gas, where the source of the factor gives it', width: 0.74 },
                { title: 'kg of the gas', width: 0.26, isNumber: true },
              ],
              [
                ['Carbon dioxide (CO2)', exact(split.co2)],
                ['Methane (CH4)', exact(split.ch4)],
                ['Nitrous oxide (N2O)', exact(split.n2o)],
              ],
            ),
            text(
              `The factors of ${percent(split.splitGrams, sums.total)} of the total are split by gas here. The rest is given in CO2e alone, and no split was made up for it.`,
            ),
          ]
        : [
            text(
              'None of the factors used here is split by gas, so no gas is shown apart. The UK Government publishes a split of its factors, which this report does not carry yet. No split was made up.',
            ),
          ]),
      ...leakedGases(lines),
      ...otherGases(lines),
      text(
        `Biogenic CO2, outside the scopes: ${biogenic === null ? 'not quantified. The sources used here give no factor for it; that is not zero.' : `${tonnes(biogenic)} tonnes, as far as the sources give factors for it.`}`,
      ),
    ],
  }
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
