import { activityKey } from '../emission-factors/activity-key.ts'
import { DEFAULTS_OF } from '../emission-factors/search/default-rows.ts'
import type { CarFuel, CommuteLeg } from './commute-answer.ts'

/** What is counted of the way to work, and of work at home; cycling and walking emit nothing. */
export const COMMUTE_ACTIVITIES = [
  'petrol',
  'diesel',
  'hybrid',
  'plug-in',
  'electric',
  'unknown',
  'motorbike',
  'bus',
  'train',
  'tram',
  'home',
] as const satisfies readonly (CarFuel | 'motorbike' | 'bus' | 'train' | 'tram' | 'home')[]
export type CommuteActivity = (typeof COMMUTE_ACTIVITIES)[number]

/** `null`: it emits nothing. */
export function activityOfLeg({ mode, fuel }: Pick<CommuteLeg, 'mode' | 'fuel'>) {
  if (mode === 'bicycle' || mode === 'foot') return null
  return mode === 'car' ? (fuel ?? 'unknown') : mode
}

const COMMUTE_WORDS: ReadonlyMap<CommuteActivity, string> = new Map([
  ['petrol', 'Commuting by petrol car'],
  ['diesel', 'Commuting by diesel car'],
  ['hybrid', 'Commuting by hybrid car'],
  ['plug-in', 'Commuting by plug-in hybrid car'],
  ['electric', 'Commuting by electric car'],
  ['unknown', 'Commuting by car, fuel not known'],
  ['motorbike', 'Commuting by motorbike'],
  ['bus', 'Commuting by bus'],
  ['train', 'Commuting by train'],
  ['tram', 'Commuting by underground or tram'],
  ['home', 'Working from home'],
])
export const commuteInWords = (activity: CommuteActivity): string =>
  COMMUTE_WORDS.get(activity) ?? activity

/** Cars by fuel, whole: the table of business travel holds the electricity of those that are charged. */
const CARS: ReadonlyMap<CommuteActivity, string> = new Map([
  ['petrol', 'Petrol'],
  ['diesel', 'Diesel'],
  ['hybrid', 'Hybrid'],
  ['plug-in', 'Plug-in Hybrid Electric Vehicle'],
  ['electric', 'Battery Electric Vehicle'],
  ['unknown', 'Unknown'],
])

/** What a search calls the others. */
const OTHERS: ReadonlyMap<CommuteActivity, string> = new Map([
  ['motorbike', 'motorbike_fleet'],
  ['bus', 'bus'],
  ['train', 'train'],
  ['tram', 'tram'],
  ['home', 'homeworking'],
])

const CHARGED: readonly CommuteActivity[] = ['plug-in', 'electric']

/** Whether the country has cars by fuel: of those that are charged none but Great Britain, as they drive on its grid. */
export const isAverageInstead = (activity: CommuteActivity, country: string): boolean =>
  CARS.has(activity) &&
  activity !== 'unknown' &&
  (country === 'US' || (CHARGED.includes(activity) && country !== 'GB'))

/** The key of the factor that an activity takes in a country; its unit is one that kilometres or hours convert to. */
export function commuteFactorKey(activity: CommuteActivity, country: string): string | null {
  const fuel = CARS.get(activity)
  if (fuel && country !== 'US') {
    const name = isAverageInstead(activity, country) ? 'Unknown' : fuel
    return activityKey({
      market: 'uk',
      category: 'Business travel- land',
      name: `Cars (by size) > Average car > ${name}`,
      unit: 'km',
    })
  }
  const rows = DEFAULTS_OF.get(fuel ? 'car_commute' : (OTHERS.get(activity) ?? '')) ?? []
  const usual =
    rows.find((row) => row.country === country) ?? rows.find((row) => row.country === '*')
  return usual ? activityKey(usual) : null
}
