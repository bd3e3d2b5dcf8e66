import type { SectionId } from './blocks.ts'

export type Requirement = {
  readonly standard: (typeof STANDARDS)[number]
  readonly asks: string
  readonly section: SectionId
}

export const STANDARDS = [
  'GHG Protocol, Corporate Standard',
  'GHG Protocol, Scope 3 Standard',
  'ISO 14064-1:2018',
  'SECR',
] as const

const [CORPORATE, SCOPE_THREE, ISO, SECR] = STANDARDS

/** What each standard asks a report for, and the section that answers it. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    standard: CORPORATE,
    asks: 'Organisational boundary and consolidation approach',
    section: 'boundary',
  },
  { standard: CORPORATE, asks: 'Reporting period', section: 'boundary' },
  { standard: CORPORATE, asks: 'Scope 1 and scope 2, without offsets', section: 'summary' },
  { standard: CORPORATE, asks: 'Scope 2 by location and by market', section: 'scope-2' },
  { standard: CORPORATE, asks: 'Each greenhouse gas, in tonnes and in CO2e', section: 'gases' },
  { standard: CORPORATE, asks: 'Biogenic CO2 apart from the scopes', section: 'gases' },
  {
    standard: CORPORATE,
    asks: 'Base year, profile over time and recalculation policy',
    section: 'base-year',
  },
  { standard: CORPORATE, asks: 'Methods and tools', section: 'methods' },
  { standard: CORPORATE, asks: 'Exclusions, with reasons', section: 'exclusions' },
  { standard: SCOPE_THREE, asks: 'Emissions of each scope 3 category', section: 'categories' },
  { standard: SCOPE_THREE, asks: 'Categories left out, with the reason', section: 'exclusions' },
  {
    standard: SCOPE_THREE,
    asks: 'Types and sources of data, and their quality',
    section: 'quality',
  },
  { standard: SCOPE_THREE, asks: 'Share calculated with data of suppliers', section: 'methods' },
  { standard: ISO, asks: 'The six categories of emissions', section: 'categories' },
  { standard: ISO, asks: 'Gases of direct emissions, each apart', section: 'gases' },
  { standard: ISO, asks: 'Warming potentials and their source', section: 'methods' },
  { standard: ISO, asks: 'Uncertainty', section: 'quality' },
  { standard: ISO, asks: 'Base year', section: 'base-year' },
  { standard: ISO, asks: 'Statement on verification', section: 'verification' },
  { standard: SECR, asks: 'Energy use in the UK, in kWh', section: 'energy' },
  { standard: SECR, asks: 'Emissions of scopes 1 and 2', section: 'summary' },
  { standard: SECR, asks: 'At least one intensity ratio', section: 'intensity' },
  { standard: SECR, asks: 'Energy-efficiency actions', section: 'actions' },
  { standard: SECR, asks: 'Figures of the year before', section: 'year-before' },
  { standard: SECR, asks: 'Methods', section: 'methods' },
]
