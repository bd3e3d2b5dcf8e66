import { type CalendarDate, parseCalendarDate } from '../../calendar/calendar.ts'
import {
  type ProjectQuantity,
  type ProjectVerification,
  QUANTITY_CHANGES,
  type YearlyQuantity,
} from './disclosure.ts'

/** What a text field of several lines holds; or what is wrong with it, in a sentence. */
export type ReadLines<T> =
  | { readonly rows: readonly T[]; readonly problem: null }
  | { readonly problem: string }

const MOST_LINES = 100
const MOST_TONNES = 1_000_000_000

/** `2022-03-31; started; 12400; https://…`, the address where there is one. */
export const readQuantities = (text: string): ReadLines<ProjectQuantity> =>
  readLines(text, ([day = '', change = '', quantity = '', url = '']) => {
    const on = parseCalendarDate(day)
    if (!on) return 'begins with a day, such as 2022-03-31'
    const known = QUANTITY_CHANGES.find((each) => each === change)
    if (!known) return `says ${QUANTITY_CHANGES.join(', ')} after the day`
    const tonnes = tonnesIn(quantity)
    if (tonnes === null) return 'has a number of tonnes, such as 12400'
    return isUrl(url) ? { on, change: known, tonnes, url: url || null } : NO_URL
  })

/** `2023; 9870; https://…`. */
export const readYearly = (text: string): ReadLines<YearlyQuantity> =>
  readLines(text, ([year = '', quantity = '', url = '']) => {
    if (!/^(19|20)\d{2}$/.test(year)) return 'begins with a year, such as 2023'
    const tonnes = tonnesIn(quantity)
    if (tonnes === null) return 'has a number of tonnes, such as 9870'
    return isUrl(url) ? { year: Number(year), tonnes, url: url || null } : NO_URL
  })

/** `Earthcheck Ltd; 2024-02-10; monitoring report 3; https://…`. */
export const readVerifications = (text: string): ReadLines<ProjectVerification> =>
  readLines(text, ([body = '', day = '', scope = '', url = '']) => {
    if (!body) return 'begins with who verified it'
    const on = parseCalendarDate(day)
    if (!on) return 'has a day, such as 2024-02-10'
    if (!scope) return 'says what was verified'
    return isUrl(url) ? { body, on, scope, url: url || null } : NO_URL
  })

/** Each line is one. */
export const readNames = (text: string): ReadLines<string> =>
  unwrapped(readLines(text, (parts) => ({ value: parts.join('; ') })))

export const readUrls = (text: string): ReadLines<string> =>
  unwrapped(
    readLines(text, ([value = '', ...more]) =>
      value && isUrl(value) && more.length === 0 ? { value } : NO_URL_ROW,
    ),
  )

const unwrapped = (read: ReadLines<{ readonly value: string }>): ReadLines<string> =>
  read.problem === null ? { rows: read.rows.map(({ value }) => value), problem: null } : read

/** The lines again, as they are typed. */
export const quantityLines = (rows: readonly ProjectQuantity[]): string =>
  typedLines(rows, ({ on, change, tonnes, url }) => [on, change, tonnes, url])
export const yearlyLines = (rows: readonly YearlyQuantity[]): string =>
  typedLines(rows, ({ year, tonnes, url }) => [year, tonnes, url])
export const verificationLines = (rows: readonly ProjectVerification[]): string =>
  typedLines(rows, ({ body, on, scope, url }) => [body, on, scope, url])

const NO_URL = 'ends with an address that begins with https://'
const NO_URL_ROW = 'is an address that begins with https://'

function typedLines<T>(
  rows: readonly T[],
  partsOf: (row: T) => readonly (string | number | CalendarDate | null)[],
): string {
  return rows
    .map((row) =>
      partsOf(row)
        .filter((part) => part !== null)
        .join('; '),
    )
    .join('\n')
}

function readLines<T extends object>(
  text: string,
  read: (parts: readonly string[]) => T | string,
): ReadLines<T> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) return { problem: `There are at most ${MOST_LINES} lines.` }
  const rows: T[] = []
  for (const [index, line] of lines.entries()) {
    const row = read(line.split(';').map((part) => part.trim()))
    if (typeof row === 'string') return { problem: `Line ${index + 1} ${row}.` }
    rows.push(row)
  }
  return { rows, problem: null }
}

function tonnesIn(text: string): number | null {
  if (!/^\d{1,10}(\.\d{1,3})?$/.test(text)) return null
  const tonnes = Number(text)
  return tonnes <= MOST_TONNES ? tonnes : null
}

const isUrl = (text: string): boolean => text === '' || /^https:\/\/[^\s;]{3,500}$/.test(text)
