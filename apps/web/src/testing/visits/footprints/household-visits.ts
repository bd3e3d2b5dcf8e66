import { both, type Visits, words } from '../visit.ts'

export const HOUSEHOLD_VISITS: Visits = {
  'capabilities/footprints/household/intro.route.tsx': words(
    '/solutions/personal/carbon-footprint',
    'What does a year of you come to?',
  ),
  'capabilities/footprints/household/household.route.tsx': both(
    'stranger',
    '/app/personal/household',
    {
      form: { country: 'GB', intent: 'answer', question: 'diet', diet: 'vegan', answers: '{}' },
      status: 200,
      says: 'Four people in five',
    },
    {
      form: { country: 'GB', intent: 'answer', question: 'people', 'people.adults': '99' },
      status: 400,
      says: 'Please give 1 to 12 adults and 0 to 12 children.',
    },
  ),
  'capabilities/footprints/household/saved/saved.route.tsx': both(
    'person',
    '/my-impact/dashboards/household',
    { status: 200, says: 'Household footprint' },
    {
      form: { intent: 'plan', set: 'eatLessMeat:done' },
      status: 409,
      says: 'Your newest saved footprint does not offer this action.',
    },
  ),
}
