/** The columns that an import of activity lines reads; an export has them, and more. */
export const LINE_COLUMNS = [
  'category',
  'company',
  'site',
  'description',
  'quantity',
  'unit',
  'spend_year',
  'from_month',
  'to_month',
  'factor_id',
  'kg_co2e_per_unit',
  'factor_unit',
  'factor_kind',
  'source',
  'market_kg_co2e_per_unit',
  'market_kind',
  'market_source',
  'quality',
  'note',
  'upstream',
] as const
export type LineColumn = (typeof LINE_COLUMNS)[number]

/** Without these a file holds no lines. */
export const NEEDED_LINE_COLUMNS: readonly LineColumn[] = ['category', 'quantity', 'unit']

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
