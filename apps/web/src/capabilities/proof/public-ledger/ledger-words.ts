import type { PublicLedgerEntry } from '@understory/contracts/proof/public-ledger.ts'
import { dayOf, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'
import { publicLedgerMessage } from './messages/messages.generated.ts'

const sources = (): Readonly<Record<string, string>> =>
  lookupTable({
    purchase: publicLedgerMessage('ledgerWords.aPurchase'),
    'subscription-cycle': publicLedgerMessage('ledgerWords.aSubscription'),
    'order-contribution': publicLedgerMessage('ledgerWords.ordersOfAShop'),
    'order-credit': publicLedgerMessage('ledgerWords.refundedOrdersShop'),
    'vehicle-offset': publicLedgerMessage('ledgerWords.aVehicle'),
    gift: publicLedgerMessage('ledgerWords.aGift'),
    offer: publicLedgerMessage('ledgerWords.anOffer'),
    'off-platform': publicLedgerMessage('ledgerWords.fundedElsewhere'),
    reversal: publicLedgerMessage('ledgerWords.aReversal'),
  })

export const sourceWords = ({ source }: Pick<PublicLedgerEntry, 'source'>): string =>
  sources()[source] ?? source

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
