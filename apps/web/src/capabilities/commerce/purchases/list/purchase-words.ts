import type {
  MonthOfPurchases,
  Purchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import { dayOf, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'

/** 'the purchase of 5 March 2027'. */
export function purchaseName({ createdAt }: Pick<Purchase, 'createdAt'>): string {
  return purchasesMessage('purchase.purchase', { words: longDate(dayOf(new Date(createdAt))) })
}

/** As lists show it: one day or both ends. */
export function countsForWords({
  effectiveFrom,
  effectiveTo,
}: Pick<Purchase, 'effectiveFrom' | 'effectiveTo'>): string {
  const from = shortDate(effectiveFrom)
  return effectiveFrom === effectiveTo ? from : `${from} to ${shortDate(effectiveTo)}`
}

const bought = (): Readonly<Record<string, string>> =>
  lookupTable({
    'business-verify-footprint-onetime': purchasesMessage('purchaseWords.verificationOfAFootprint'),
    'business-footprint-onetime': purchasesMessage('purchaseWords.yearFootprint'),
    'business-vehicle-onetime': purchasesMessage('purchase.vehicles'),
    'personal-vehicle-onetime': purchasesMessage('purchase.vehicles'),
  })

/** What its figures do not tell: the reference that was given, else what it was bought for. */
export const purposeOf = ({ reference, product }: Pick<Purchase, 'reference' | 'product'>) =>
  reference ?? bought()[product] ?? null

/** What a month came to: '160 trees, 2.5 tonnes CO2e, £44.50'; 'refunded' where nothing of it is left. */
export function sumWords({ milliTrees, co2eGrams, plasticGrams, paid }: MonthOfPurchases): string {
  if (paid.length === 0) return 'refunded'
  return [
    milliTrees > 0 ? formatTrees(milliTrees) : '',
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} CO2e` : '',
    plasticGrams > 0
      ? purchasesMessage('purchase.plastic', { plasticGrams: formatGrams(plasticGrams) })
      : '',
    ...paid.map(({ totalMinor: minor, currency }) => formatMoney({ minor, currency })),
  ]
    .filter(Boolean)
    .join(', ')
}
