import type { EnergyUse } from '@understory/domain/footprints/documents/energy-of-lines.ts'
import { SECTION_TITLES } from '@understory/domain/footprints/documents/requirements/report-sections.ts'
import type { FootprintReportFacts } from '@understory/ports/documents/footprint-documents.ts'
import { quiet, type Section, table, text } from './blocks.ts'
import { MAY_NOT_ADD_UP, tonnes, whole } from './report-words.ts'

const USES: Readonly<Record<EnergyUse, string>> = {
  gas: 'Gas',
  electricity: 'Electricity',
  vehicles: 'Transport: company vehicles',
  'own-cars': 'Transport: employees’ own cars on business',
  other: 'Other fuels and heat',
}

/** As many lines without kWh as are named. */
const MOST_WITHOUT_KWH = 20

/** Energy by use and by one basis, with what it emitted, and what is not in it. */
export function energy({ lines }: FootprintReportFacts): Section {
  const { uses, withoutEnergy, linesOutsideUk } = lines?.energy ?? NO_ENERGY
  const sum = (amount: (use: (typeof uses)[number]) => number) =>
    uses.reduce((all, each) => all + amount(each), 0)
  return {
    id: 'energy',
    title: SECTION_TITLES.energy,
    blocks: [
      ...(uses.length > 0
        ? [
            table(
              [
                { title: 'Use', width: 0.4 },
                { title: 'kWh, net', width: 0.18, isNumber: true },
                { title: 'kWh, gross', width: 0.2, isNumber: true },
                { title: 'Tonnes of CO2e', width: 0.22, isNumber: true },
              ],
              [
                ...uses.map((each) => [
                  USES[each.use],
                  whole(each.kWhNet),
                  whole(each.kWhGross),
                  tonnes(each.grams),
                ]),
                [
                  'Together',
                  whole(sum(({ kWhNet }) => kWhNet)),
                  whole(sum(({ kWhGross }) => kWhGross)),
                  tonnes(sum(({ grams }) => grams)),
                ],
              ],
              1,
            ),
            quiet(
              `The figure to report is by gross calorific value. Litres and tonnes of fuel became kWh by the factors of the same fuel and year; kilometres and miles by the publisher’s kWh of the same vehicle, which are net. ${MAY_NOT_ADD_UP}`,
            ),
          ]
        : [
            text(
              linesOutsideUk > 0
                ? 'No line of the United Kingdom gives its energy, so none is stated here.'
                : 'No line gives its energy in kWh or a like unit, so none is stated here.',
            ),
          ]),
      ...(withoutEnergy.length > 0 ? [withoutWords(withoutEnergy)] : []),
      quiet(
        `Lines of the United Kingdom are counted. Taxis, trains and flights are not included.${linesOutsideUk > 0 ? ` Lines of other countries, which are left out: ${whole(linesOutsideUk)}.` : ''}`,
      ),
    ],
  }
}

const NO_ENERGY = { uses: [], withoutEnergy: [], linesOutsideUk: 0 } as const

function withoutWords(names: readonly string[]) {
  const rest = names.length - MOST_WITHOUT_KWH
  return text(
    `Not in these sums, because their source gives no kWh: ${names.slice(0, MOST_WITHOUT_KWH).join('; ')}${rest > 0 ? `; and ${whole(rest)} more` : ''}.`,
  )
}
