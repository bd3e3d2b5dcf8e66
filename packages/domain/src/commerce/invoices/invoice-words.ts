import { formatGrams, formatTrees, formatUnitPrice } from '../../quantity/format.ts'
import type { Impact } from '../../quantity/impact-quantity.ts'
import type { Money } from '../../quantity/money.ts'

/** The heads of an invoice's table. */
export const INVOICE_HEADS = ['What', 'Quantity', 'Unit price', 'Amount'] as const

export type InvoiceLine = {
  readonly description: string
  /** With its unit: '12 trees'. */
  readonly quantity: string
  /** With what it is for: '£0.15 a tree'. */
  readonly unitPrice: string
  readonly amount: Money
}

const FUNDED = {
  trees: { description: 'Trees funded', format: formatTrees, unit: 'a tree' },
  co2e: { description: 'CO2e funded', format: formatGrams, unit: 'a tonne' },
  plastic: { description: 'Plastic removal funded', format: formatGrams, unit: 'a kg' },
} as const

type InvoicedImpact = {
  readonly impact: Impact
  readonly quantity: number
  /** What a whole tree, a tonne or a kilogram costs. */
  readonly each: string
  readonly amount: Money
}

export function fundedLine({ impact, quantity, each, amount }: InvoicedImpact): InvoiceLine {
  const { description, format, unit } = FUNDED[impact]
  return { description, quantity: format(quantity), unitPrice: `${each} ${unit}`, amount }
}

type Planned = {
  readonly title: string
  /** 'month 1 of 12'. */
  readonly instalment: string
  readonly count: number
  /** Of all of them together. */
  readonly amount: Money
}

export function planLine({ title, instalment, count, amount }: Planned): InvoiceLine {
  return {
    description: `${title}, ${instalment}`,
    quantity: String(count),
    unitPrice: formatUnitPrice(amount, count),
    amount,
  }
}

type Noted = {
  readonly isPaid: boolean
  /** 'Visa ending in 4242'; `null`: it is not known. */
  readonly paymentMethod: string | null
  /** Without tax, of a seller who could not add any. */
  readonly saysNoVat: boolean
  /** '8 trees and 3.4 tonnes of CO2e'; `null`: nothing. */
  readonly funds: string | null
  /** Whether some of it was given back. */
  readonly hasRefunds: boolean
  /** All of it was. */
  readonly isRefunded: boolean
}

/** What stands under the sum of an invoice. */
export function invoiceNotes(noted: Noted): string[] {
  const { isPaid, paymentMethod, saysNoVat } = noted
  return [
    saysNoVat ? 'The seller is not registered for VAT. No VAT has been added.' : '',
    isPaid && paymentMethod ? `Paid by ${paymentMethod}.` : '',
    fundsSentence(noted),
  ].filter(Boolean)
}

export const cardWords = ({ brand, last4 }: { brand: string; last4: string }) =>
  `${brand} ending in ${last4}`

function fundsSentence({ funds, hasRefunds, isRefunded }: Noted): string {
  if (!funds) return ''
  if (isRefunded) return 'This payment was a contribution; it no longer funds anything.'
  const what = hasRefunds ? 'what it funds now stands on its certificate' : `it funds ${funds}`
  return `This payment is a contribution: ${what}.`
}
