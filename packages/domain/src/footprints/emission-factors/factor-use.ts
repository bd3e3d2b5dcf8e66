import { lookupTable } from '../../language/lookup-table.ts'
import type { CategoryKey } from '../company-footprints/scopes.ts'
import type { FactorBasis } from './factor-publications.ts'
import { TABLE_ROWS } from './search/data/tables.generated.ts'

/** Where the publishers' tables usually belong; who owns and controls a source decides in the end. */
const USES: Readonly<Record<string, CategoryKey>> = lookupTable<CategoryKey>({
  fuels: 'stationaryCombustion',
  bioenergy: 'stationaryCombustion',
  'stationary combustion': 'stationaryCombustion',
  'refrigerant & other': 'fugitiveEmissions',
  'global warming potential (ipcc ar5, 100-year)': 'fugitiveEmissions',
  'gwp of blended refrigerants (ipcc ar5, 100-year)': 'fugitiveEmissions',
  'passenger vehicles': 'mobileCombustion',
  'delivery vehicles': 'mobileCombustion',
  'mobile combustion co2': 'mobileCombustion',
  'mobile combustion ch4 and n2o, on-road gasoline': 'mobileCombustion',
  'mobile combustion ch4 and n2o, on-road diesel and alternative fuel': 'mobileCombustion',
  'mobile combustion ch4 and n2o, non-road': 'mobileCombustion',
  'fuels of australia': 'stationaryCombustion',
  'fuels of new zealand': 'stationaryCombustion',
  'grid electricity': 'indirectElectricityEmissions',
  'transmission and distribution of grids': 'fuelAndEnergyRelatedActivities',
  'uk electricity': 'indirectElectricityEmissions',
  'electricity egrid2023': 'indirectElectricityEmissions',
  'uk electricity for evs': 'companyElectricVehiclesChargedOffsite',
  'heat and steam': 'combinedHeatAndPower',
  'steam and heat': 'combinedHeatAndPower',
  'water supply': 'purchasedGoodsAndServices',
  'material use': 'purchasedGoodsAndServices',
  'water treatment': 'wasteGeneratedInOperations',
  'waste disposal': 'wasteGeneratedInOperations',
  'scope 3 categories 5 and 12: waste': 'wasteGeneratedInOperations',
  'transmission and distribution': 'fuelAndEnergyRelatedActivities',
  'transmission and distribution egrid2023': 'fuelAndEnergyRelatedActivities',
  'uk electricity t&d for evs': 'fuelAndEnergyRelatedActivities',
  'freighting goods': 'upstreamTransportationAndDistribution',
  'scope 3 categories 4 and 9: transportation and distribution':
    'upstreamTransportationAndDistribution',
  'business travel- air': 'businessTravel',
  'business travel- sea': 'businessTravel',
  'business travel- land': 'businessTravel',
  'hotel stay': 'businessTravel',
  'scope 3 categories 6 and 7: business travel and commuting': 'businessTravel',
  homeworking: 'employeeCommutingAndRemoteWorking',
  'managed assets- electricity': 'upstreamLeasedAssets',
  'managed assets- vehicles': 'upstreamLeasedAssets',
})

/** The category that a factor is offered for. Well-to-tank of anything is fuel- and energy-related. */
export function usualCategory(factorCategory: string): CategoryKey {
  if (factorCategory.startsWith('WTT')) return 'fuelAndEnergyRelatedActivities'
  return USES[factorCategory.toLowerCase()] ?? 'purchasedGoodsAndServices'
}

const TABLES = TABLE_ROWS.map(([table, categories]) => ({
  table: table.toLowerCase(),
  categories: categories.split(';') as readonly CategoryKey[],
}))

/** The publishers' tables, in small letters, that are offered for a category; those with `%` begin so. */
export function factorTablesOf(category: CategoryKey): string[] {
  return TABLES.filter(({ categories }) => categories.includes(category)).map(({ table }) =>
    table.replace('*', '%'),
  )
}

const offered = new Map<string, ReadonlySet<CategoryKey>>()

/** Whether a publisher's table is offered for a category; one may serve several. */
export function isOfferedFor(table: string, category: CategoryKey): boolean {
  const known = offered.get(table) ?? new Set(categoriesOf(table.toLowerCase()))
  offered.set(table, known)
  return known.has(category)
}

const categoriesOf = (name: string) =>
  TABLES.filter(({ table }) =>
    table.endsWith('*') ? name.startsWith(table.slice(0, -1)) : name === table,
  ).flatMap(({ categories }) => categories)

const THE_GAS = 'The gas that escapes, by its warming potential over a hundred years.'
const INCLUDED: Readonly<Record<string, string>> = lookupTable({
  'refrigerant & other': THE_GAS,
  'global warming potential (ipcc ar5, 100-year)': THE_GAS,
  'gwp of blended refrigerants (ipcc ar5, 100-year)': THE_GAS,
  'water supply': 'Treating the water and bringing it to you.',
  'hotel stay': 'The energy of the hotel for a room and a night.',
  homeworking: 'The energy that working at home takes, for one person and hour.',
})

const LIFE_CYCLE =
  'Includes what is upstream of generation. Scope 2 by location asks for generation alone; no well-to-tank is added.'

type Published = { readonly category: string; readonly name: string }

/** What a factor includes and leaves out, in a sentence. */
export function includedIn({ basis, ...row }: Published & { basis?: FactorBasis | null }): string {
  return basis === 'life-cycle' ? LIFE_CYCLE : includedInRow(row)
}

function includedInRow({ category, name }: Published): string {
  if (category.startsWith('Spend')) {
    return 'Making what was bought and everything before it, by what it cost without VAT: an average of the whole industry, with a wide range.'
  }
  if (category.startsWith('WTT')) {
    return 'Well-to-tank: extracting, refining and transporting the fuel, without burning it.'
  }
  if (/T&D|transmission/i.test(category)) return lossesOf(name)
  if (/electricity/i.test(category)) {
    return 'Generation of the electricity, without grid losses and well-to-tank.'
  }
  if (isFlight({ category, name })) {
    return /with rf/i.test(name)
      ? 'The flight, with radiative forcing, without well-to-tank.'
      : 'The flight, without radiative forcing and well-to-tank.'
  }
  if (category === 'Mobile combustion CO2') {
    return 'CO2 alone: methane and nitrous oxide have tables of their own; biogenic CO2 is outside the scopes.'
  }
  if (category === 'Bioenergy') {
    return 'Methane and nitrous oxide; the biogenic CO2 is outside the scopes and not quantified here.'
  }
  if (/biomass|biodiesel|ethanol/i.test(`${category} ${name}`)) {
    return 'Methane and nitrous oxide; the biogenic CO2 is outside the scopes.'
  }
  if (/ch4 and n2o/i.test(category))
    return 'Methane and nitrous oxide alone: CO2 follows from the fuel.'
  if (category === 'Material use') return 'Making the material, up to the factory gate.'
  if (/waste|water treatment/i.test(category)) return 'Collecting and treating it.'
  const known = INCLUDED[category.toLowerCase()]
  if (known) return known
  return 'CO2, methane and nitrous oxide where it is used, without well-to-tank.'
}

/** Australia publishes them with what is upstream of generation. */
function lossesOf(name: string): string {
  const more = name.startsWith('Australia') ? ' With what is upstream of it.' : ''
  return `Losses in the grid, without generation.${more}`
}

/** In the United Kingdom's tables and in those of the United States, which have no radiative forcing. */
function isFlight({ category, name }: { category: string; name: string }): boolean {
  const isUsFreight = category.startsWith('Scope 3') && name === 'Aircraft'
  return category === 'Business travel- air' || isUsFreight || /flights|air travel/i.test(name)
}
