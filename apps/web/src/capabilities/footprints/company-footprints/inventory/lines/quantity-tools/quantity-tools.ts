import {
  byDensity,
  gasKwh,
  MEASURED_UNITS,
  massBalance,
  scrappedLeak,
  screenedLeak,
  shareOfCombinedPlant,
} from '@understory/domain/footprints/company-footprints/lines/quantities.ts'
import { keysOf } from '@understory/domain/language/keys-of.ts'
import { type NumberField, readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import { companyFootprintsMessage } from '../../../messages/messages.generated.ts'
import { equipmentWords, LOG, logLabels, MEASURED, scrapped } from './quantity-tool-words.ts'

type Field = {
  readonly name: string
  readonly label: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Stands in the field until something is typed. */
  readonly usual?: string
}

export type QuantityTool = {
  readonly id: string
  readonly categories: readonly string[]
  readonly title: string
  readonly explain: string
  readonly fields: readonly Field[]
  readonly workOut: (answer: QuantityToolsAnswer) => WorkedOut
}

/** What stands in a field, which may be nothing. */
type QuantityToolsAnswer = (name: string) => string

/** What the answers come to, in words, or what to say beside fields. */
export type WorkedOut =
  | { readonly says: string }
  | { readonly problems: Readonly<Record<string, string>> }

/** What is bought by the litre, the cubic metre or the tonne. */
const WEIGHED = [
  'stationaryCombustion',
  'mobileCombustion',
  'purchasedGoodsAndServices',
  'capitalGoods',
  'upstreamTransportationAndDistribution',
  'wasteGeneratedInOperations',
]

const optionsOf = <K extends string>(labels: Readonly<Record<K, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const DECIMALS = 6

const shown = (value: number, digits = 3) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits })

type Numbers<K extends string> = Readonly<Record<K, number>>

/** What the numbers of these fields come to, once each of them can be read. */
function fromNumbers<K extends string>(names: readonly K[], say: (given: Numbers<K>) => WorkedOut) {
  return (answer: QuantityToolsAnswer): WorkedOut => {
    const typed = Object.fromEntries(names.map((name) => [name, answer(name)])) as Record<K, string>
    const fields = Object.fromEntries(names.map((name) => [name, { decimals: DECIMALS }]))
    const { units, problems } = readTypedNumbers<K>(typed, fields as Record<K, NumberField>)
    const missing = names.filter((name) => typed[name].trim() === '')
    const all = {
      ...problems,
      ...Object.fromEntries(
        missing.map((name) => [
          name,
          companyFootprintsMessage('quantityTools.pleaseGiveThisFigure'),
        ]),
      ),
    }
    if (Object.keys(all).length > 0) return { problems: all }
    const given = names.map((name) => [name, units[name] / 10 ** DECIMALS])
    return say(Object.fromEntries(given) as Numbers<K>)
  }
}

const choose = (): WorkedOut => ({
  problems: { equipment: companyFootprintsMessage('quantityTools.pleaseChooseTheEquipment') },
})

const chosen = <K extends string>(labels: Readonly<Record<K, string>>, value: string) =>
  keysOf(labels).find((each) => each === value)

/** As a weight and as a volume, each in both of its units. */
function weighed({ kg, litres }: { readonly kg: number; readonly litres: number }): string {
  const weight = `${shown(kg)} kg (${shown(kg / 1_000, 6)} tonnes)`
  return companyFootprintsMessage('quantityTools.litresM3', {
    weight,
    litres: shown(litres),
    litres2: shown(litres / 1_000, 6),
  })
}

export const quantityTools = (): readonly QuantityTool[] => [
  {
    id: 'gas',
    categories: ['stationaryCombustion'],
    title: companyFootprintsMessage('quantityTools.workOutKwhCubic'),
    explain: 'Volume × 1.02264 × calorific value ÷ 3.6, as gas bills do.',
    fields: [
      { name: 'cubicMetres', label: companyFootprintsMessage('quantityTools.cubicMetres') },
      {
        name: 'calorificValue',
        label: companyFootprintsMessage('quantityTools.calorificValueMjPer'),
        usual: '39.5',
      },
    ],
    workOut: fromNumbers(['cubicMetres', 'calorificValue'], (given) => ({
      says: `${shown(gasKwh(given.cubicMetres, given.calorificValue), 1)} kWh (Gross CV)`,
    })),
  },
  {
    id: 'log',
    categories: ['fugitiveEmissions'],
    title: companyFootprintsMessage('quantityTools.workOutEscapedService'),
    explain: companyFootprintsMessage('quantityTools.boughtChargedAddedRecovered'),
    fields: LOG.map((name) => ({ name, label: logLabels()[name], usual: '0' })),
    workOut: fromNumbers(LOG, (given) => ({
      says: companyFootprintsMessage('quantityTools.kgThisRefrigerant', {
        given: shown(massBalance(given)),
      }),
    })),
  },
  {
    id: 'screening',
    categories: ['fugitiveEmissions'],
    title: companyFootprintsMessage('quantityTools.workOutEscapedWhere'),
    explain: 'Charge × the usual share that leaks: a screening, so call the data poor.',
    fields: [
      {
        name: 'equipment',
        label: companyFootprintsMessage('quantityTools.equipment'),
        options: optionsOf(equipmentWords()),
      },
      { name: 'charge', label: companyFootprintsMessage('quantityTools.chargeKg') },
      {
        name: 'age',
        label: companyFootprintsMessage('quantityTools.installed'),
        options: [
          { value: 'before', label: companyFootprintsMessage('quantityTools.beforeThisYear') },
          { value: 'new', label: companyFootprintsMessage('quantityTools.inThisYear') },
        ],
      },
    ],
    workOut: (answer) => {
      const equipment = chosen(equipmentWords(), answer('equipment'))
      if (!equipment) return choose()
      return fromNumbers(['charge'], ({ charge }) => ({
        says: companyFootprintsMessage('quantityTools.kgYear', {
          equipment: shown(screenedLeak(equipment, charge, answer('age') === 'new')),
        }),
      }))(answer)
    },
  },
  {
    id: 'scrapped',
    categories: ['fugitiveEmissions'],
    title: companyFootprintsMessage('quantityTools.workOutEscapedWhen'),
    explain:
      'Charge × what is usually left of it × the usual share that nobody recovers: a screening, too.',
    fields: [
      {
        name: 'equipment',
        label: companyFootprintsMessage('quantityTools.equipment'),
        options: optionsOf(scrapped()),
      },
      { name: 'charge', label: companyFootprintsMessage('quantityTools.chargeWhenNewKg') },
    ],
    workOut: (answer) => {
      const equipment = chosen(scrapped(), answer('equipment'))
      if (!equipment) return choose()
      return fromNumbers(['charge'], ({ charge }) => ({
        says: `${shown(scrappedLeak(equipment, charge))} kg`,
      }))(answer)
    },
  },
  {
    id: 'chp',
    categories: ['combinedHeatAndPower'],
    title: companyFootprintsMessage('quantityTools.workOutFactorsCombined'),
    explain: companyFootprintsMessage('quantityTools.kwhPowerCountsMuch'),
    fields: [
      { name: 'kg', label: companyFootprintsMessage('quantityTools.emissionsPlantKgCo2e') },
      { name: 'powerKwh', label: companyFootprintsMessage('quantityTools.powerMakesKwh') },
      { name: 'heatKwh', label: companyFootprintsMessage('quantityTools.heatMakesKwh') },
    ],
    workOut: fromNumbers(['kg', 'powerKwh', 'heatKwh'], (given) => {
      const share = shareOfCombinedPlant(given)
      if (!share)
        return {
          problems: { powerKwh: companyFootprintsMessage('quantityTools.pleaseGivePowerHeat') },
        }
      const { power, heat } = share
      return {
        says: companyFootprintsMessage('quantityTools.kgPerKwhPower', {
          power: shown(power, 5),
          heat: shown(heat, 5),
        }),
      }
    }),
  },
  {
    id: 'density',
    categories: WEIGHED,
    title: companyFootprintsMessage('quantityTools.turnLitresIntoTonnes'),
    explain:
      'Volume × density. The delivery note or the safety data sheet has the density; please put it in the note of the line.',
    fields: [
      { name: 'amount', label: companyFootprintsMessage('quantityTools.amount') },
      {
        name: 'measured',
        label: companyFootprintsMessage('quantityTools.measuredIn'),
        options: MEASURED_UNITS.map((value) => ({ value, label: MEASURED[value] })),
      },
      { name: 'density', label: companyFootprintsMessage('quantityTools.densityKgPerLitre') },
    ],
    workOut: (answer) => {
      const measured = chosen(MEASURED, answer('measured'))
      if (!measured)
        return {
          problems: { measured: companyFootprintsMessage('quantityTools.pleaseChooseAUnit') },
        }
      return fromNumbers(['amount', 'density'], ({ amount, density }) => {
        const found = byDensity(amount, measured, density)
        return found
          ? { says: weighed(found) }
          : {
              problems: {
                density: companyFootprintsMessage('quantityTools.pleaseUseDensityAbove'),
              },
            }
      })(answer)
    },
  },
]
