export const COMMUTE_MODES = [
  'car',
  'motorbike',
  'bus',
  'train',
  'tram',
  'bicycle',
  'foot',
] as const
export type CommuteMode = (typeof COMMUTE_MODES)[number]

export const CAR_FUELS = ['petrol', 'diesel', 'hybrid', 'plug-in', 'electric', 'unknown'] as const
export type CarFuel = (typeof CAR_FUELS)[number]

/** A part of the way to work. */
export type CommuteLeg = {
  readonly mode: CommuteMode
  /** One way. */
  readonly distance: number
  readonly unit: 'km' | 'miles'
  /** People in the car, with whoever answers. */
  readonly sharing: number
  /** Of a car; `null` of anything else. */
  readonly fuel: CarFuel | null
}

/** What one person says of their way to work, without a name. */
export type CommuteAnswer = {
  /** A week, at work. */
  readonly days: number
  readonly legs: readonly CommuteLeg[]
  /** A week, at home. */
  readonly homeDays: number
  /** A day at home. */
  readonly homeHours: number
  /** Of the twelve, how many they worked there. */
  readonly months: number
}

export const MOST_LEGS = 2
/** One way; nobody goes further each day. */
export const FURTHEST_LEG = 500
export const MOST_SHARING = 9
