import { BY_LOCATION } from '@understory/domain/footprints/documents/scope-two-cover.ts'
import type { ReportedLine } from '@understory/domain/footprints/documents/summarise-lines.ts'

export const EXAMPLE_SOURCE =
  'UK Government GHG Conversion Factors for Company Reporting 2025 (DESNZ), flat file v1'

const used = (kind: 'fuel' | 'electricity-bought', kWhGross: number, kWhNet: number) => ({
  usesEnergy: true,
  energy: { kind, isRenewable: null, kWhGross, kWhNet },
})

const line = (change: Partial<ReportedLine>): ReportedLine => ({
  category: 'stationaryCombustion',
  grams: 0,
  byMarket: BY_LOCATION,
  country: 'GB',
  biogenicGrams: null,
  otherGasGrams: 0,
  usesEnergy: false,
  energy: null,
  gases: null,
  potentials: { ch4: 28, n2o: 265 },
  gas: null,
  source: 'Fuels',
  method: 'average-data',
  factor: { id: 'gas', name: 'Gaseous fuels > Natural gas', source: EXAMPLE_SOURCE },
  quantity: 42_000,
  unit: 'kWh (Gross CV)',
  share: 1,
  quality: null,
  isUpstream: false,
  withoutLosses: null,
  warnings: [],
  ...change,
})

export const EXAMPLE_REPORT_LINES: readonly ReportedLine[] = [
  line({ grams: 7_684_320, ...used('fuel', 42_000, 37_908) }),
  line({
    category: 'mobileCombustion',
    grams: 3_120_000,
    factor: {
      id: 'van',
      name: 'Delivery vans > Diesel',
      source: 'US EPA GHG Emission Factors Hub 2025',
    },
    gases: { co2: 3_080, ch4: 0.12, n2o: 0.09 },
    unit: 'litres',
    quantity: 1_210,
    ...used('fuel', 12_743, 11_990),
  }),
  line({
    category: 'fugitiveEmissions',
    grams: 0,
    otherGasGrams: 1_654_000,
    gas: 'hfc',
    factor: {
      id: 'r32',
      name: 'Refrigerant & other: Kyoto protocol > HFC-32',
      source: EXAMPLE_SOURCE,
    },
    quantity: 0,
    unit: 'kg',
  }),
  line({
    category: 'indirectElectricityEmissions',
    grams: 14_160_000,
    byMarket: { ...BY_LOCATION, byInstrument: 1 },
    factor: {
      id: 'power',
      name: 'Electricity generated > Electricity: UK',
      source: EXAMPLE_SOURCE,
    },
    quantity: 80_000,
    unit: 'kWh',
    ...used('electricity-bought', 80_000, 80_000),
  }),
  line({
    category: 'purchasedGoodsAndServices',
    grams: 15_862_000,
    method: 'supplier-specific',
    factor: { id: 'flour', name: 'Flour', source: 'Mill Ltd, product declaration 7' },
    quantity: 38.5,
    unit: 'tonnes',
  }),
]
