import { type QuickItem, spendItem } from './quick-item.ts'

/** What is bought to make or sell, beside the rows of goods. */
export const QUICK_GOODS: readonly QuickItem[] = [
  spendItem(
    'goods',
    ['subcontractors', 'Subcontractors', 'Building, fitting and repair by others, without VAT.'],
    'Specialised construction works (SIC 42.99)',
    { part: 'building_work_and_repair' },
  ),
  spendItem(
    'goods',
    ['packaging', 'Packaging', 'Boxes, film and labels, without VAT.'],
    'Paper and paper products (SIC 17)',
  ),
  spendItem(
    'goods',
    ['carriers', 'Carriers and couriers', 'What they invoiced, where you do not know the weights.'],
    'Land transport services and transport services via pipelines, excluding rail transport (SIC 49.3-5)',
    { category: 'upstreamTransportationAndDistribution' },
  ),
]

const PURCHASES = [
  [
    ['rent', 'Rent of premises', 'A year of rent, without VAT. The energy you use there is apart.'],
    'Real estate services, excluding on a fee or contract basis and imputed rent (SIC 68.12)',
    'upstreamLeasedAssets',
  ],
  [
    ['accountants', 'Accounting and legal advice', 'What the invoices say, without VAT.'],
    'Accounting, bookkeeping and auditing services; tax consulting services (SIC 69.2)',
  ],
  [
    ['consultants', 'Consultants', 'Advice other than legal and accounting, without VAT.'],
    'Services of head offices; management consulting services (SIC 70)',
  ],
  [
    ['software', 'Software and IT services', 'Subscriptions and hosting, without VAT.'],
    'Computer programming, consultancy and related services (SIC 62)',
  ],
  [
    ['telephone', 'Telephone and internet', 'A year of bills, without VAT.'],
    'Telecommunications services (SIC 61)',
  ],
  [
    ['insurance', 'Insurance', 'A year of premiums.'],
    'Insurance, reinsurance and pension funding services, except compulsory social security (SIC 65.1-2)',
  ],
  [
    ['marketing', 'Advertising', 'What agencies and media invoiced, without VAT.'],
    'Advertising and market research services (SIC 73)',
  ],
  [
    ['cleaning', 'Cleaning and gardening', 'What the contractors invoiced, without VAT.'],
    'Services to buildings and landscape (SIC 81)',
  ],
  [
    ['paper', 'Office paper and stationery', 'Without VAT, where you do not know the tonnes.'],
    'Paper and paper products (SIC 17)',
  ],
  [
    ['computers', 'Computers and devices', 'All that was bought in the year, without VAT.'],
    'Computer, electronic and optical products (SIC 26)',
    'capitalGoods',
  ],
  [
    ['machines', 'Machines and tools', 'All that was bought in the year, without VAT.'],
    'Machinery and equipment n.e.c. (SIC 28)',
    'capitalGoods',
  ],
  [
    ['furniture', 'Furniture', 'All that was bought in the year, without VAT.'],
    'Furniture (SIC 31)',
    'capitalGoods',
  ],
] as const

export const QUICK_PURCHASES: readonly QuickItem[] = PURCHASES.map(([about, industry, category]) =>
  spendItem('purchases', about, industry, category && { category }),
)
