/** The sign-ins of a local copy, printed at every start. They never exist in production. */
export const DEMO_PASSWORD = 'walk under tall trees'

export const DEMO_PEOPLE = [
  {
    kind: 'personal',
    email: 'rowan@ashdown.example',
    firstname: 'Rowan',
    lastname: 'Ashdown',
    companyName: undefined,
  },
  {
    kind: 'business',
    email: 'maya@fernbank.example',
    firstname: 'Maya',
    lastname: 'Okafor',
    companyName: 'Fernbank Bakery',
  },
] as const

export type DemoPerson = (typeof DEMO_PEOPLE)[number]
