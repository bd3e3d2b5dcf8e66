import type { Database } from '@understory/database/connect.ts'
import { fundedLine, type InvoiceLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { priceBookOf } from '../prices/public.ts'
import { storedServicesOf } from '../purchases/public.ts'
import type { PurchaseInvoice } from './invoice-records.ts'

const MICROS_PER_MINOR = 10_000

/** What was bought, at the prices of the day it was priced. */
export async function purchaseLines(
  db: Database,
  purchase: PurchaseInvoice,
): Promise<InvoiceLine[]> {
  const { currency } = purchase
  const book = await priceBookOf(db, { version: purchase.price_book_version, currency })
  const priced = (micros: number) =>
    formatMoney({ minor: Math.round(micros / MICROS_PER_MINOR), currency })
  const funded = [
    {
      impact: 'trees' as const,
      quantity: purchase.milli_trees,
      each: priced(book.microsPerMilliTree * 1_000),
      minor: purchase.trees_minor,
    },
    {
      impact: 'co2e' as const,
      quantity: purchase.co2e_grams,
      each: priced(book.microsPerGramCo2e * 1_000_000),
      minor: purchase.co2e_minor,
    },
    {
      impact: 'plastic' as const,
      quantity: purchase.plastic_grams,
      each: priced(book.microsPerGramPlastic * 1_000),
      minor: purchase.plastic_minor,
    },
  ]
    .filter(({ quantity }) => quantity > 0)
    .map(({ minor, ...line }) => fundedLine({ ...line, amount: { minor, currency } }))
  const services = storedServicesOf(purchase).map((line) => ({
    description: line.name,
    quantity: String(line.count),
    unitPrice: formatMoney({ minor: line.minor / line.count, currency }),
    amount: { minor: line.minor, currency },
  }))
  return [...funded, ...services]
}
