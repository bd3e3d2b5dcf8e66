import type { Month } from '../../../../calendar/calendar.ts'
import { SCOPE_THREE_KEYS } from '../../../company-footprints/scope-three.ts'
import { summariseLines } from '../../summarise-lines.ts'
import { NOTHING_SAID } from './company-year.ts'
import type { DisclosedCompany, DisclosedReport, DisclosedYear } from './disclosed-year.ts'

type Category = DisclosedYear['categories'][number]

const scopeThree = (said: Partial<Record<string, Partial<Category>>>): Category[] =>
  SCOPE_THREE_KEYS.map((category) => ({
    category,
    name: category,
    scope: 3,
    state: 'not-applicable',
    grams: 0,
    reason: 'We have none.',
    ...said[category],
  }))

const OWN: Category[] = [
  { category: 'a', name: 'Gas', scope: 1, state: 'figures', grams: 10_004_000, reason: null },
  { category: 'b', name: 'Power', scope: 2, state: 'benchmark', grams: 5_006_000, reason: null },
]

export const YEAR: DisclosedYear = {
  from: '2025-01' as Month,
  to: '2025-12' as Month,
  isDeclared: true,
  scope1: 10_004_000,
  scope2: 5_006_000,
  scope2Market: null,
  categories: [
    ...OWN,
    ...scopeThree({
      purchasedGoodsAndServices: { state: 'benchmark', grams: 70_000_000 },
      businessTravel: { state: 'figures', grams: 3_004_900 },
      wasteGeneratedInOperations: { state: 'open', reason: null },
      employeeCommutingAndRemoteWorking: { state: 'figures-and-rest', grams: 1_006_000 },
    }),
  ],
}

/** Of a refined footprint whose lines give everything. */
const REPORT: DisclosedReport = {
  approach: 'operationalControl',
  approachName: 'Operational control',
  country: 'United Kingdom',
  sector: 'Bakery products',
  profile: {
    responsible: null,
    intendedUsers: null,
    purpose: null,
    significance: null,
    removals: null,
  },
  categories: YEAR.categories,
  companyCountry: 'GB',
  lines: summariseLines([]),
  isChanged: false,
  baseYear: null,
  policy: null,
  intensity: [],
  actions: [],
  efficiencyActions: null,
  before: null,
  verification: null,
  funded: { grams: 0, projects: [] },
}

export const COMPANY: DisclosedCompany = {
  companyName: 'Fernbank',
  today: '2026-11-27',
  now: YEAR,
  base: null,
  recalculatedGrams: null,
  basePolicy: null,
  targets: [],
  actions: [],
  methods: 'By meters.',
  energy: { electricity: 40_004, fuels: 100_006, missing: null },
  report: REPORT,
  said: NOTHING_SAID,
}

export const TARGET = {
  kind: 'net-zero',
  covers: 'scopes-1-2',
  baseMonth: '2025-01' as Month,
  targetYear: 2045,
  reductionBasisPoints: 9_000,
} as const
