/** The columns that an import of activity lines reads; an export has them, and more. */
export const LINE_COLUMNS = [
  'category',
  'company',
  'site',
  'description',
  'quantity',
  'unit',
  'factor_id',
  'kg_co2e_per_unit',
  'factor_unit',
  'source',
  'note',
  'upstream',
] as const
export type LineColumn = (typeof LINE_COLUMNS)[number]

/** Without these a file holds no lines. */
export const NEEDED_LINE_COLUMNS: readonly LineColumn[] = ['category', 'quantity', 'unit']

const EXAMPLE: readonly (readonly string[])[] = [
  [
    'stationaryCombustion',
    '',
    'Bakery',
    'Gas of the ovens',
    '42000',
    'kWh (Gross CV)',
    'uk-2025:1_100_1004_6_1',
    '',
    '',
    '',
    'Bills of the year',
    'yes',
  ],
  [
    'purchasedGoodsAndServices',
    '',
    '',
    'Flour',
    '38.5',
    'tonnes',
    '',
    '412',
    'tonnes',
    'Mill Ltd, product declaration 7',
    '',
    'no',
  ],
]

export const lineExample = (): readonly (readonly string[])[] => [LINE_COLUMNS, ...EXAMPLE]
