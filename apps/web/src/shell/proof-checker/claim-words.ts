import { type CalendarDate, longDate, longDateRange } from '@understory/domain/quantity/calendar.ts'
import { gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import type { Claim } from './proof-check.ts'

export type ClaimWord = { readonly term: string; readonly said: string }

const figureOf = ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`

/** Each figure of a claim that is not zero, as a certificate's page writes it. */
export function figuresOf({ milliTrees, co2eGrams, plasticGrams }: Claim): string[] {
  return [
    milliTrees === 0 ? '' : figureOf(treesFigure(milliTrees)),
    co2eGrams === 0 ? '' : `${figureOf(gramsFigure(co2eGrams))} of CO2e`,
    plasticGrams === 0 ? '' : `${figureOf(gramsFigure(plasticGrams))} of plastic`,
  ].filter(Boolean)
}

export const daysOf = ({ from, to }: Pick<Claim, 'from' | 'to'>) =>
  longDateRange({ from: from as CalendarDate, to: to as CalendarDate })

/** What was verified, in the words of a certificate. */
export function claimWords(claim: Claim): ClaimWord[] {
  const { name, issued, certificate, entries } = claim
  return [
    { term: 'For', said: name ?? 'a name that is not among the files' },
    { term: 'Funded', said: figuresOf(claim).join(', ') },
    { term: 'Counts for', said: daysOf(claim) },
    { term: 'Stated on', said: longDate(issued as CalendarDate) },
    { term: 'Certificate', said: certificate },
    { term: 'Ledger entries', said: String(entries) },
  ]
}
