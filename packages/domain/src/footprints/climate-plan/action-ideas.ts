import type { ActionCategory } from './actions.ts'

export type ActionIdea = {
  readonly id: string
  readonly title: string
  readonly category: ActionCategory
  readonly scope: 1 | 2 | 3 | null
  /** What it is about, in a sentence. */
  readonly about: string
  /** A saving that someone published; `null`: it depends on the company too much to say. */
  readonly saving: { readonly words: string; readonly source: string } | null
  /** Groups of sectors that it suits; `all`: any company. */
  readonly groups: 'all' | readonly string[]
}

const BUILDINGS = [
  'retail',
  'accommodation',
  'information',
  'finance',
  'real estate',
  'professional services',
  'admin support',
  'public admin',
  'education',
  'health',
  'arts',
  'other',
]
const PLANTS = ['manufacturing', 'mining', 'water', 'power']

const idea = (
  id: string,
  title: string,
  rest: Partial<ActionIdea> & Pick<ActionIdea, 'about'>,
): ActionIdea => ({
  id,
  title,
  category: 'reduction',
  scope: 1,
  saving: null,
  groups: 'all',
  ...rest,
})

/** Where companies begin, those for some sectors before those for any. No figure without a source. */
export const ACTION_IDEAS: readonly ActionIdea[] = [
  idea('heating-degree', 'Heat one degree less', {
    about: 'Set the thermostats of offices and shops one degree lower and check their hours.',
    saving: { words: 'up to 8% of heating fuel', source: 'Carbon Trust' },
    groups: BUILDINGS,
  }),
  idea('led', 'Change the remaining lamps to LED', {
    scope: 2,
    about: 'Begin where lamps burn longest.',
    saving: {
      words: 'at least 75% of the electricity of an incandescent lamp',
      source: 'United States Department of Energy, on residential lamps',
    },
    groups: [...BUILDINGS, ...PLANTS, 'agriculture', 'transport'],
  }),
  idea('air-leaks', 'Find and seal leaks of compressed air', {
    scope: 2,
    about: 'Walk the lines at a quiet hour, with an ultrasonic detector if you can borrow one.',
    saving: {
      words: 'leaks lose 20 to 30% of the air that an average industrial system makes',
      source: 'Australian Department of Climate Change, Energy, the Environment and Water',
    },
    groups: PLANTS,
  }),
  idea('heat-pump', 'Replace the gas boiler with a heat pump', {
    about: 'Plan it for when the boiler is due; a heat-loss survey comes first.',
    groups: BUILDINGS,
  }),
  idea('electric-fleet', 'Buy the next vehicles electric', {
    about: 'Begin with the ones that return to a depot each night.',
    groups: ['transport', 'construction', 'retail', 'public admin', 'health', 'admin support'],
  }),
  idea('routes', 'Plan routes and fill vehicles', {
    about: 'Fewer empty kilometres first, then fewer kilometres.',
    groups: ['transport', 'retail', 'construction'],
  }),
  idea('process-heat', 'Recover waste heat', {
    about: 'Ovens, compressors and cooling give off heat that dryers and hot water can use.',
    groups: PLANTS,
  }),
  idea('fertiliser', 'Apply fertiliser by soil test', {
    about: 'Nitrous oxide follows what the plants do not take up.',
    groups: ['agriculture'],
  }),
  idea('cement', 'Specify concrete with less clinker', {
    scope: 3,
    about: 'Ask for environmental product declarations in tenders and compare them.',
    groups: ['construction', 'real estate'],
  }),
  idea('leaks-cooling', 'Check cooling systems for leaks', {
    about: 'Log every kilogram of refrigerant that is added; choose a low-impact gas next time.',
    groups: ['retail', 'accommodation', 'manufacturing', 'information', 'health'],
  }),
  idea('menus', 'Put plants at the centre of the menu', {
    scope: 3,
    about: 'And weigh what is thrown away for a month: it shows what to cook less of.',
    groups: ['accommodation', 'education', 'health'],
  }),
  idea('servers', 'Switch off what nobody uses', {
    scope: 2,
    about:
      'Idle servers, test systems and screens overnight; then move to regions with a cleaner grid.',
    groups: ['information', 'finance', 'professional services'],
  }),
  idea('travel', 'Agree when a flight is needed', {
    scope: 3,
    about: 'Rail first, fewer and longer trips, and economy class.',
    groups: [
      'information',
      'finance',
      'professional services',
      'public admin',
      'education',
      'arts',
    ],
  }),
  idea('renewable-power', 'Buy electricity from new renewable plants', {
    scope: 2,
    about: 'It changes the market-based figure only; the figure by location stays as the grid is.',
  }),
  idea('suppliers', 'Ask the ten largest suppliers for their footprint and target', {
    scope: 3,
    about: 'Most of scope 3 is bought; their own figures replace averages by spend.',
  }),
  idea('commuting', 'Make the way to work easier without a car', {
    scope: 3,
    about: 'Season-ticket loans, a place for bicycles, days at home.',
  }),
  idea('fund', 'Fund reductions elsewhere beside your own', {
    category: 'offset',
    scope: null,
    about: 'A contribution that is shown beside the footprint and never subtracted.',
  }),
  idea('plant', 'Plant trees that will store carbon for those who follow', {
    category: 'future-generation',
    scope: null,
    about: 'What they store is counted as they grow, not today.',
  }),
  idea('literacy', 'Train everyone in what the footprint is made of', {
    category: 'knowledge',
    scope: null,
    about: 'An afternoon with your own figures; ideas come from those who do the work.',
  }),
]

/** Those for a group of sectors, the particular ones first; `null`: those for any company. */
export function ideasFor(group: string | null): readonly ActionIdea[] {
  return ACTION_IDEAS.filter(
    ({ groups }) => groups === 'all' || (group !== null && groups.includes(group)),
  )
}
