/** A survey is open for so long at most. */
export const MOST_SURVEY_DAYS = 90
/** 52 less 28 days of leave and holidays: nobody travels to work in all weeks. */
export const USUAL_WEEKS = 46
export const MOST_SITES = 20
export const MOST_PEOPLE = 100_000
const MOST_ANSWERS = 5_000

/** A few more than there are people: someone may have joined since, or answered on two devices. */
export function mostAnswers(people: number): number {
  return Math.min(MOST_ANSWERS, people + Math.max(3, Math.floor(people / 10)))
}
