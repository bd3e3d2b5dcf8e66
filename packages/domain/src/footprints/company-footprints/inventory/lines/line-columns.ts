/** The columns that an import of activity lines reads; an export has them, and more. */
export const LINE_COLUMNS = [
  'line',
  'belongs_to',
  'category',
  'state',
  'company',
  'site',
  'description',
  'quantity',
  'unit',
  'spend_year',
  'from_month',
  'to_month',
  'factor',
  'factor_id',
  'kg_co2e_per_unit',
  'kg_biogenic_co2_per_unit',
  'factor_unit',
  'factor_kind',
  'computed_by',
  'computed_year',
  'source',
  'purchase_part',
  'market_kg_co2e_per_unit',
  'market_kind',
  'market_source',
  'market_criteria',
  'market_mwh',
  'market_registry',
  'market_generated_from',
  'market_generated_to',
  'market_country',
  'market_cancelled_on',
  'market_cancelled_for',
  'residual_kg_co2e_per_unit',
  'residual_source',
  'quality',
  'note',
  'upstream',
] as const
export type LineColumn = (typeof LINE_COLUMNS)[number]

/** Without these a file holds no lines. */
export const NEEDED_LINE_COLUMNS: readonly LineColumn[] = ['category', 'quantity', 'unit']

export const LINE_COLUMN_MEANINGS: Readonly<Record<LineColumn, string>> = {
  line: 'Any name for the row, for those that belong to it. An export numbers its lines.',
  belongs_to:
    'Of an export: the line whose well-to-tank or grid losses this is. They are computed again with that line.',
  category: 'Its name or its key, such as businessTravel.',
  state:
    'Of an export: figures, or figures-and-rest; replaced, where the answer of a supplier counts instead, and the row is not read; or benchmark or not-applicable, where the category has no lines, and the note then holds the reason.',
  company: 'A company of the inventory; empty for your own.',
  site: 'Where it was.',
  description: 'What it was.',
  quantity: 'A number such as 1234.5.',
  unit: 'The unit of the factor, or another of its kind: kWh (Gross CV), litres, km, lb, m2 and so on; with a factor of your own any that both name. Money by its currency, such as GBP.',
  spend_year:
    'Of money: the year that it was spent in, without VAT; that of the footprint when empty.',
  from_month: 'The first month that the quantity is of, such as 2025-01; all twelve when empty.',
  to_month: 'The last one.',
  factor:
    'Of a published factor: its id from the sheet Factors, a question of quick entry such as Diesel of company vehicles, or plain words, of which the first result is taken.',
  factor_id: 'Of a published factor, as the search of factors and the API show it.',
  kg_co2e_per_unit: 'A supplier’s or your own factor, where there is no factor_id.',
  kg_biogenic_co2_per_unit:
    'Of such a factor of biomass: kg of biogenic CO2 per unit, which stands outside the scopes.',
  factor_unit: 'The unit of that factor; the unit of the line when empty.',
  factor_kind: 'supplier, or own when empty.',
  computed_by:
    'Of a quantity in kg CO2e or t CO2e, which is a result and needs no factor: who computed it, and how.',
  computed_year: 'Of such a result: the year that it is of.',
  source: 'Where that factor or result is from.',
  purchase_part:
    'Of purchased goods and services with a factor of a supplier or your own: what kind of purchase it is, such as services; materials_and_goods when empty.',
  market_kg_co2e_per_unit:
    'Of bought energy: kg CO2e per unit of the factor, by contract or certificate.',
  market_kind: 'contract, certificate, supplier-rate or residual-mix.',
  market_source: 'Which contract or certificate.',
  market_criteria:
    'Of an instrument: all, where it meets each of the five quality criteria of the GHG Protocol; else those that it meets, of attribute, unique-claim, cancelled, vintage and same-market. It covers energy where it meets all of them.',
  market_mwh: 'How many MWh it is of; the whole quantity when empty.',
  market_registry: 'The registry of certificates, and their serial numbers.',
  market_generated_from: 'The first month of generation, such as 2025-01.',
  market_generated_to: 'The last one.',
  market_country: 'Where the energy was generated, such as GB.',
  market_cancelled_on: 'The day that certificates were cancelled on, such as 2025-12-31.',
  market_cancelled_for: 'Whom they were cancelled for.',
  residual_kg_co2e_per_unit:
    'Of what no instrument covers: kg CO2e per unit of the factor, by a residual mix; the average of the grid when empty.',
  residual_source: 'Who published that residual mix, and for which year.',
  quality:
    'Five digits from 1 (very good) to 4 (poor): reliability, completeness, time, place, technology.',
  note: 'Anything that explains it.',
  upstream: 'yes or no: with yes, well-to-tank and grid losses are added to scope 3, category 3.',
}

type Cells = Partial<Readonly<Record<LineColumn, string>>>

const EXAMPLE: readonly Cells[] = [
  {
    category: 'stationaryCombustion',
    site: 'Bakery',
    description: 'Gas of the ovens',
    quantity: '42000',
    unit: 'kWh (Gross CV)',
    factor_id: 'uk-2025:1_100_1004_6_1',
    quality: '11111',
    note: 'Bills of the year',
    upstream: 'yes',
  },
  {
    category: 'purchasedGoodsAndServices',
    description: 'Flour',
    quantity: '38.5',
    unit: 'tonnes',
    kg_co2e_per_unit: '412',
    factor_unit: 'tonnes',
    factor_kind: 'supplier',
    source: 'Mill Ltd, product declaration 7',
    purchase_part: 'food_and_drink',
    upstream: 'no',
  },
  {
    category: 'purchasedGoodsAndServices',
    description: 'Accountant, without VAT',
    quantity: '5400',
    unit: 'GBP',
    spend_year: '2025',
    factor_id: 'uk-spend-2023:69.2',
    upstream: 'no',
  },
]

export const lineExample = (): readonly (readonly string[])[] => [
  LINE_COLUMNS,
  ...EXAMPLE.map((cells) => LINE_COLUMNS.map((column) => cells[column] ?? '')),
]
