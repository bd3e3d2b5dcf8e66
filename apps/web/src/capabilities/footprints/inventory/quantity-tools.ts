import {
  type Equipment,
  gasKwh,
  LEAK_RATES,
  massBalance,
  screenedLeak,
  shareOfCombinedPlant,
} from '@understory/domain/footprints/lines/quantities.ts'

type Field = {
  readonly name: string
  readonly label: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Where nothing is typed. */
  readonly usual?: string
}

export type QuantityTool = {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly explain: string
  readonly fields: readonly Field[]
  /** What the answers come to, in words; `null`: something is missing. */
  readonly workOut: (answer: (name: string) => string) => string | null
}

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

/** A number of zero or more, with commas between thousands at most. */
function read(typed: string): number | null {
  const plain = typed.trim().replaceAll(',', '')
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null
}

const shown = (value: number, digits = 3) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits })

/** All answers as numbers, or nothing. */
function numbers<K extends string>(answer: (name: string) => string, names: readonly K[]) {
  const found = names.map((name) => [name, read(answer(name))] as const)
  if (found.some(([, value]) => value === null)) return null
  return Object.fromEntries(found) as Record<K, number>
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

export const QUANTITY_TOOLS: readonly QuantityTool[] = [
  {
    id: 'gas',
    category: 'stationaryCombustion',
    title: 'Work out kWh from cubic metres of gas',
    explain: 'Volume × 1.02264 × calorific value ÷ 3.6, as gas bills do.',
    fields: [
      { name: 'cubicMetres', label: 'Cubic metres' },
      { name: 'calorificValue', label: 'Calorific value (MJ per m³)', usual: '39.5' },
    ],
    workOut: (answer) => {
      const given = numbers(answer, ['cubicMetres', 'calorificValue'])
      return given && `${shown(gasKwh(given.cubicMetres, given.calorificValue), 1)} kWh (Gross CV)`
    },
  },
  {
    id: 'log',
    category: 'fugitiveEmissions',
    title: 'Work out what escaped from the service log',
    explain: 'What was bought and not charged, what was added, and what was not recovered.',
    fields: LOG.map((name) => ({ name, label: LOG_LABELS[name], usual: '0' })),
    workOut: (answer) => {
      const given = numbers(answer, LOG)
      return given && `${shown(massBalance(given))} kg of this refrigerant`
    },
  },
  {
    id: 'screening',
    category: 'fugitiveEmissions',
    title: 'Work out what escaped where nobody weighed it',
    explain: 'Charge × the usual share that leaks: a screening, so call the data poor.',
    fields: [
      {
        name: 'equipment',
        label: 'Equipment',
        options: (Object.keys(LEAK_RATES) as Equipment[]).map((value) => ({
          value,
          label: EQUIPMENT[value],
        })),
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
      const charge = read(answer('charge'))
      const equipment = (Object.keys(LEAK_RATES) as Equipment[]).find(
        (each) => each === answer('equipment'),
      )
      if (charge === null || !equipment) return null
      return `${shown(screenedLeak(equipment, charge, answer('age') === 'new'))} kg a year`
    },
  },
  {
    id: 'chp',
    category: 'combinedHeatAndPower',
    title: 'Work out the factors of a combined plant',
    explain: 'One kWh of power counts as much as two of heat; the parts add up to what it emits.',
    fields: [
      { name: 'kg', label: 'Emissions of the plant (kg CO2e)' },
      { name: 'powerKwh', label: 'Power that it makes (kWh)' },
      { name: 'heatKwh', label: 'Heat that it makes (kWh)' },
    ],
    workOut: (answer) => {
      const given = numbers(answer, ['kg', 'powerKwh', 'heatKwh'])
      const share = given && shareOfCombinedPlant(given)
      return (
        share &&
        `${shown(share.power, 5)} kg per kWh of power, ${shown(share.heat, 5)} kg per kWh of heat`
      )
    },
  },
]
