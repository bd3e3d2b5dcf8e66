import { activityOfLeg, type CommuteActivity } from './commute-activity.ts'
import type { CommuteAnswer } from './commute-answer.ts'

/** In a year: metres, and thousandths of an hour at home; whole, so that sums do not depend on their order. */
export type CommuteAmounts = ReadonlyMap<CommuteActivity, number>

const METRES: Readonly<Record<'km' | 'miles', number>> = { km: 1_000, miles: 1_609.344 }
const MONTHS = 12

/** There and back on each day at work, of the weeks that people work; a car is shared by those in it. */
export function amountsOfAnswer(answer: CommuteAnswer, weeks: number): CommuteAmounts {
  const ofYear = (weeks * answer.months) / MONTHS
  const amounts = new Map<CommuteActivity, number>()
  const add = (activity: CommuteActivity | null, amount: number) => {
    if (activity === null || amount === 0) return
    amounts.set(activity, (amounts.get(activity) ?? 0) + Math.round(amount))
  }
  for (const leg of answer.legs) {
    const oneWay = leg.distance * METRES[leg.unit]
    const people = leg.mode === 'car' ? leg.sharing : 1
    add(activityOfLeg(leg), (2 * oneWay * answer.days * ofYear) / people)
  }
  add('home', answer.homeDays * answer.homeHours * ofYear * 1_000)
  return amounts
}
