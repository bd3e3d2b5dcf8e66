import {
  byDensity,
  type Equipment,
  gasKwh,
  MEASURED_UNITS,
  type MeasuredUnit,
  massBalance,
  type ScrappedEquipment,
  scrappedLeak,
  screenedLeak,
  shareOfCombinedPlant,
} from '@understory/domain/footprints/company-footprints/lines/quantities.ts'
import { keysOf } from '@understory/domain/language/keys-of.ts'
import { type NumberField, readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'

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

const EQUIPMENT: Readonly<Record<Equipment, string>> = {
  domestic: 'Domestic refrigeration',
  standAlone: 'Stand-alone commercial refrigeration',
  smallAirConditioning: 'Small air conditioning, chillers',
  mediumAirConditioning: 'Medium air conditioning, heat pumps',
  industrial: 'Industrial refrigeration',
  condensingUnits: 'Condensing units',
  supermarket: 'Centralised supermarket refrigeration',
  landTransport: 'Refrigerated transport',
  mobileAirConditioning: 'Air conditioning of vehicles',
}

const SCRAPPED: Readonly<Record<ScrappedEquipment, string>> = {
  domestic: 'Domestic refrigeration',
  airConditioning: 'Air conditioning',
  chillers: 'Chillers',
  heatPumps: 'Heat pumps',
  condensingUnits: 'Condensing units',
  supermarket: 'Centralised supermarket refrigeration',
  landTransport: 'Refrigerated transport',
}

const MEASURED: Readonly<Record<MeasuredUnit, string>> = {
  litres: 'litres',
  cubicMetres: 'cubic metres',
  kg: 'kg',
  tonnes: 'tonnes',
}

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
      ...Object.fromEntries(missing.map((name) => [name, 'Please give this figure.'])),
    }
    if (Object.keys(all).length > 0) return { problems: all }
    const given = names.map((name) => [name, units[name] / 10 ** DECIMALS])
    return say(Object.fromEntries(given) as Numbers<K>)
  }
}

const LOG = [
  'boughtForNew',
  'chargeOfNew',
  'addedInService',
  'chargeOfDisposed',
  'recovered',
] as const
const LOG_LABELS: Readonly<Record<(typeof LOG)[number], string>> = {
  boughtForNew: 'Bought for new units (kg)',
  chargeOfNew: 'Charge of the new units (kg)',
  addedInService: 'Added in service (kg)',
  chargeOfDisposed: 'Charge of disposed units (kg)',
  recovered: 'Recovered from them (kg)',
}

const CHOOSE: WorkedOut = { problems: { equipment: 'Please choose the equipment.' } }

const chosen = <K extends string>(labels: Readonly<Record<K, string>>, value: string) =>
  keysOf(labels).find((each) => each === value)

/** As a weight and as a volume, each in both of its units. */
function weighed({ kg, litres }: { readonly kg: number; readonly litres: number }): string {
  const weight = `${shown(kg)} kg (${shown(kg / 1_000, 6)} tonnes)`
  return `${weight}, ${shown(litres)} litres (${shown(litres / 1_000, 6)} m3)`
}

export const QUANTITY_TOOLS: readonly QuantityTool[] = [
  {
    id: 'gas',
    categories: ['stationaryCombustion'],
    title: 'Work out kWh from cubic metres of gas',
    explain: 'Volume × 1.02264 × calorific value ÷ 3.6, as gas bills do.',
    fields: [
      { name: 'cubicMetres', label: 'Cubic metres' },
      { name: 'calorificValue', label: 'Calorific value (MJ per m³)', usual: '39.5' },
    ],
    workOut: fromNumbers(['cubicMetres', 'calorificValue'], (given) => ({
      says: `${shown(gasKwh(given.cubicMetres, given.calorificValue), 1)} kWh (Gross CV)`,
    })),
  },
  {
    id: 'log',
    categories: ['fugitiveEmissions'],
    title: 'Work out what escaped from the service log',
    explain: 'What was bought and not charged, what was added, and what was not recovered.',
    fields: LOG.map((name) => ({ name, label: LOG_LABELS[name], usual: '0' })),
    workOut: fromNumbers(LOG, (given) => ({
      says: `${shown(massBalance(given))} kg of this refrigerant`,
    })),
  },
  {
    id: 'screening',
    categories: ['fugitiveEmissions'],
    title: 'Work out what escaped where nobody weighed it',
    explain: 'Charge × the usual share that leaks: a screening, so call the data poor.',
    fields: [
      {
        name: 'equipment',
        label: 'Equipment',
        options: optionsOf(EQUIPMENT),
      },
      { name: 'charge', label: 'Charge (kg)' },
      {
        name: 'age',
        label: 'Installed',
        options: [
          { value: 'before', label: 'before this year' },
          { value: 'new', label: 'in this year' },
        ],
      },
    ],
    workOut: (answer) => {
      const equipment = chosen(EQUIPMENT, answer('equipment'))
      if (!equipment) return CHOOSE
      return fromNumbers(['charge'], ({ charge }) => ({
        says: `${shown(screenedLeak(equipment, charge, answer('age') === 'new'))} kg a year`,
      }))(answer)
    },
  },
  {
    id: 'scrapped',
    categories: ['fugitiveEmissions'],
    title: 'Work out what escaped when equipment was scrapped',
    explain:
      'Charge × what is usually left of it × the usual share that nobody recovers: a screening, too.',
    fields: [
      { name: 'equipment', label: 'Equipment', options: optionsOf(SCRAPPED) },
      { name: 'charge', label: 'Charge when it was new (kg)' },
    ],
    workOut: (answer) => {
      const equipment = chosen(SCRAPPED, answer('equipment'))
      if (!equipment) return CHOOSE
      return fromNumbers(['charge'], ({ charge }) => ({
        says: `${shown(scrappedLeak(equipment, charge))} kg`,
      }))(answer)
    },
  },
  {
    id: 'chp',
    categories: ['combinedHeatAndPower'],
    title: 'Work out the factors of a combined plant',
    explain: 'One kWh of power counts as much as two of heat; the parts add up to what it emits.',
    fields: [
      { name: 'kg', label: 'Emissions of the plant (kg CO2e)' },
      { name: 'powerKwh', label: 'Power that it makes (kWh)' },
      { name: 'heatKwh', label: 'Heat that it makes (kWh)' },
    ],
    workOut: fromNumbers(['kg', 'powerKwh', 'heatKwh'], (given) => {
      const share = shareOfCombinedPlant(given)
      if (!share)
        return { problems: { powerKwh: 'Please give the power or the heat that it makes.' } }
      const { power, heat } = share
      return {
        says: `${shown(power, 5)} kg per kWh of power, ${shown(heat, 5)} kg per kWh of heat`,
      }
    }),
  },
  {
    id: 'density',
    categories: WEIGHED,
    title: 'Turn litres into tonnes, or tonnes into litres',
    explain:
      'Volume × density. The delivery note or the safety data sheet has the density; please put it in the note of the line.',
    fields: [
      { name: 'amount', label: 'Amount' },
      {
        name: 'measured',
        label: 'Measured in',
        options: MEASURED_UNITS.map((value) => ({ value, label: MEASURED[value] })),
      },
      { name: 'density', label: 'Density (kg per litre, or t per m³)' },
    ],
    workOut: (answer) => {
      const measured = chosen(MEASURED, answer('measured'))
      if (!measured) return { problems: { measured: 'Please choose a unit.' } }
      return fromNumbers(['amount', 'density'], ({ amount, density }) => {
        const found = byDensity(amount, measured, density)
        return found
          ? { says: weighed(found) }
          : { problems: { density: 'Please use a density above 0.' } }
      })(answer)
    },
  },
]
