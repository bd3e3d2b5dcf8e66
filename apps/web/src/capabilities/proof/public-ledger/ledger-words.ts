import type { PublicLedgerEntry } from '@understory/contracts/proof/public-ledger.ts'
import { dayOf, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'

const SOURCES: Readonly<Record<string, string>> = lookupTable({
  purchase: 'A purchase',
  'subscription-cycle': 'A subscription',
  'order-contribution': 'Orders of a shop',
  'order-credit': 'Refunded orders of a shop',
  'vehicle-offset': 'A vehicle',
  gift: 'A gift',
  offer: 'An offer',
  'off-platform': 'Funded elsewhere',
  reversal: 'A reversal',
})

export const sourceWords = ({ source }: Pick<PublicLedgerEntry, 'source'>): string =>
  SOURCES[source] ?? source

const IMPACTS = { trees: '', co2e: ' CO2e', plastic: ' plastic' } as const

type Amount = Pick<PublicLedgerEntry, 'impact' | 'quantity'>

/** '5 trees', '250 kg CO2e'; to the last gram, with a true minus. */
export function quantityWords({ impact, quantity }: Amount): string {
  const size = Math.abs(quantity)
  const words = impact === 'trees' ? exactTrees(size) : exactGrams(size) + IMPACTS[impact]
  return quantity < 0 ? `−${words}` : words
}

export function countsFor({ effectiveFrom, effectiveTo }: PublicLedgerEntry): string {
  const from = shortDate(effectiveFrom)
  const to = shortDate(effectiveTo)
  return from === to ? from : `${from} to ${to}`
}

/** '21 November 2026, 14:03 UTC'. */
export const minuteWords = (instant: string): string =>
  `${longDate(dayOf(new Date(instant)))}, ${instant.slice(11, 16)} UTC`
