/** The sections of a report, in the order in which they are printed. */
export const SECTION_IDS = [
  'summary',
  'boundary',
  'categories',
  'scope-2',
  'gases',
  'methods',
  'quality',
  'exclusions',
  'base-year',
  'year-before',
  'intensity',
  'energy',
  'actions',
  'contributions',
  'verification',
  'requirements',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** As it is printed before its title. */
export const sectionNumber = (id: SectionId): number => SECTION_IDS.indexOf(id) + 1

export const SECTION_TITLES: { readonly [Id in SectionId]: string } = {
  summary: 'Summary',
  boundary: 'Company, period and boundary',
  categories: 'Emissions by category',
  'scope-2': 'Scope 2 by both methods',
  gases: 'Gases and biogenic CO2',
  methods: 'Methods and emission factors',
  quality: 'Data quality and uncertainty',
  exclusions: 'Exclusions',
  'base-year': 'Base year and recalculation',
  'year-before': 'The year before',
  intensity: 'Intensity',
  energy: 'Energy used in the United Kingdom',
  actions: 'Energy-efficiency actions and targets',
  contributions: 'Contributions beside the footprint',
  verification: 'Verification',
  requirements: 'What the standards ask for',
}
