import { z } from 'zod'
import { asDay, asMonth } from '../calendar-texts.ts'

/** Years that someone can mean. Near 0 and 9999 a calendar ends, ours and the database's at different days. */
const YEAR = /^(?:19|2\d)\d\d-/
const MONTH = /^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/

/** A day that someone gives, 'YYYY-MM-DD'. */
export function dayInput(problem = 'Please choose a date.') {
  return asDay(z.iso.date({ error: problem, abort: true }).regex(YEAR, problem))
}

/** A month that someone gives, 'YYYY-MM'. */
export const MonthInput = asMonth(z.string().regex(MONTH, 'Please choose a month.'))
