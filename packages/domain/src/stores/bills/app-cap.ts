import { DAY_MS } from '../../calendar/durations.ts'
import { type Money, money } from '../../quantity/money.ts'

/** Shopify bills in US dollars, thirty days at a time. */
export const APP_CURRENCY = 'USD'
export const APP_PERIOD_DAYS = 30
/** The merchant hears of it at this part of the cap. */
export const WARN_PERCENT = 90
export const LEAST_APP_CAP = 100
export const MOST_APP_CAP = 1_000_000

/** Limits that are offered, as multiples of the estimate; the first is suggested. */
const MULTIPLES = [2, 4] as const
const SMALLEST_OFFER = 2_000
const STEP = 500

type Sample = {
  /** What the orders of the sample come to. */
  readonly totalMinor: number
  readonly oldest: Date
  readonly now: Date
}

/** What thirty days come to, if they go on like the sample. */
export function estimateOfPeriod(sample: Sample): Money {
  const minor = (sample.totalMinor * APP_PERIOD_DAYS) / daysOfSample(sample)
  return money(Math.ceil(minor), APP_CURRENCY)
}

/** A day is the least that says something. */
export const daysOfSample = ({ oldest, now }: Pick<Sample, 'oldest' | 'now'>): number =>
  Math.max(1, (now.getTime() - oldest.getTime()) / DAY_MS)

/** Caps to choose from, each once: multiples of the estimate, in whole steps of five dollars. */
export function offeredCaps(estimate: Money): Money[] {
  const offered = MULTIPLES.map((times, at) => {
    const minor = Math.max(SMALLEST_OFFER * (at + 1), estimate.minor * times)
    return Math.min(MOST_APP_CAP, Math.ceil(minor / STEP) * STEP)
  })
  return [...new Set(offered)].map((minor) => money(minor, APP_CURRENCY))
}

type Used = { readonly usedMinor: number; readonly capMinor: number }

export function isNearCap({ usedMinor, capMinor }: Used): boolean {
  return usedMinor * 100 >= capMinor * WARN_PERCENT
}

export const leftOfCap = ({ usedMinor, capMinor }: Used): number =>
  Math.max(0, capMinor - usedMinor)
