import { type CalendarDate, longDate, longDateRange } from '@understory/domain/quantity/calendar.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'
import type { Statement } from '@understory/ledger-log/statement.ts'

const WIDTH = 16

/** What a certificate claims, a line for each part, to the gram. */
export function claimLines(statement: Statement, name: string | null): string {
  const { milliTrees, co2eGrams, plasticGrams, effective, issued, certificate, entries } = statement
  const [from, to] = [effective.from as CalendarDate, effective.to as CalendarDate]
  const parts: readonly [string, string][] = [
    ['For', name ?? 'a name that was not given'],
    ['Trees', exactTrees(milliTrees)],
    ['CO2e', exactGrams(co2eGrams)],
    ['Plastic', exactGrams(plasticGrams)],
    ['Counts for', longDateRange({ from, to })],
    ['Stated on', longDate(issued as CalendarDate)],
    ['Certificate', certificate],
    ['Ledger entries', String(entries.length)],
  ]
  return parts.map(([term, said]) => `${term.padEnd(WIDTH)}${said}\n`).join('')
}
