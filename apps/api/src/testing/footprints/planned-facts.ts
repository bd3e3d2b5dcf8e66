/** Facts of a small bakery and its plan, as the API takes them. */
export const BAKERY = {
  sector: 'bakery_products',
  turnover: 850_000,
  currency: 'GBP',
  year: 2024,
  country: 'GB',
}

export const BASE = '2025-01'

export const TARGET = {
  kind: 'near-term',
  covers: 'all',
  baseMonth: BASE,
  targetYear: 2033,
  reductionBasisPoints: 4_200,
} as const

export const ACTION = {
  title: 'Heat pump',
  category: 'reduction',
  status: 'estimated',
  scope: 1,
  gramsAYear: 1,
  cost: null,
  owner: null,
  dueOn: null,
} as const

export const FIGURE = {
  title: 'Loaves',
  unit: 'loaf',
  baseMonth: BASE,
  units: [{ year: 2025, units: 1 }],
}
