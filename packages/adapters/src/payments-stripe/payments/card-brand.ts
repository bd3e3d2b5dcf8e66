import { lookupTable } from '@understory/domain/language/lookup-table.ts'

const CARD_BRAND_NAMES: Record<string, string> = lookupTable({
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
})

/** The brand as people read it on the card. */
export function cardBrandName(brand: string): string {
  return CARD_BRAND_NAMES[brand] ?? 'Card'
}
