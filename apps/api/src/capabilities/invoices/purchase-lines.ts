import type { Database } from '@understory/database/connect.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { InvoiceLine } from '@understory/ports/documents.ts'
import { priceBookOf } from '../products/public.ts'
import { servicesOf } from '../purchases/public.ts'
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
  const lines = [
    {
      description: 'Trees funded',
      quantity: purchase.milli_trees,
      text: formatTrees(purchase.milli_trees),
      unitPrice: `${priced(book.microsPerMilliTree * 1_000)} a tree`,
      minor: purchase.trees_minor,
    },
    {
      description: 'CO2e funded',
      quantity: purchase.co2e_grams,
      text: formatGrams(purchase.co2e_grams),
      unitPrice: `${priced(book.microsPerGramCo2e * 1_000_000)} a tonne`,
      minor: purchase.co2e_minor,
    },
    {
      description: 'Plastic removal funded',
      quantity: purchase.plastic_grams,
      text: formatGrams(purchase.plastic_grams),
      unitPrice: `${priced(book.microsPerGramPlastic * 1_000)} a kg`,
      minor: purchase.plastic_minor,
    },
  ]
  const funded = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ description, text, unitPrice, minor }) => ({
      description,
      quantity: text,
      unitPrice,
      amount: { minor, currency },
    }))
  const services = servicesOf(purchase).map(({ name, count, minor }) => ({
    description: name,
    quantity: String(count),
    unitPrice: formatMoney({ minor: minor / count, currency }),
    amount: { minor, currency },
  }))
  return [...funded, ...services]
}
