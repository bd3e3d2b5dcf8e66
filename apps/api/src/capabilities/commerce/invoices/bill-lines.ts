import type { InvoiceLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { exactImpact } from '@understory/domain/quantity/format.ts'
import {
  grams,
  type ImpactQuantities,
  milliTrees,
} from '@understory/domain/quantity/impact-quantity.ts'
import { z } from 'zod'
import type { CycleInvoice } from './invoice-records.ts'

const Bills = z.array(
  z.object({
    store: z.string(),
    orders: z.int(),
    milliTrees: z.int(),
    co2eGrams: z.int(),
    plasticGrams: z.int(),
    grossMinor: z.int(),
    creditMinor: z.int(),
  }),
)
type OfBills = Pick<CycleInvoice, 'lines' | 'currency'>

/** A line for each store, and one for what its refunds take off. */
export function billLines({ lines, currency }: OfBills): InvoiceLine[] {
  return Bills.parse(lines).flatMap(({ store, orders, grossMinor, creditMinor, ...bill }) => {
    const of = (minor: number) => ({ minor, currency })
    const line = (description: string, unitPrice: string, minor: number) => ({
      description,
      quantity: String(orders),
      unitPrice,
      amount: of(minor),
    })
    const contributions = orders === 1 ? 'contribution of an order' : 'contributions of orders'
    const charged = line(`${store}: ${contributions}`, exactImpact(impactOf([bill])), grossMinor)
    const credited = {
      ...line(`${store}: credit for orders that were refunded`, '', -creditMinor),
      quantity: '',
    }
    return creditMinor > 0 ? [charged, credited] : [charged]
  })
}

/** What the bills of an invoice fund together. */
export const impactOfBillLines = ({ lines }: Pick<CycleInvoice, 'lines'>): ImpactQuantities =>
  impactOf(Bills.parse(lines))

type BillAmounts = Pick<z.output<typeof Bills>[number], 'milliTrees' | 'co2eGrams' | 'plasticGrams'>

function impactOf(bills: readonly BillAmounts[]): ImpactQuantities {
  const of = (name: keyof BillAmounts) => bills.reduce((sum, bill) => sum + bill[name], 0)
  return {
    trees: milliTrees(of('milliTrees')),
    co2e: grams(of('co2eGrams')),
    plastic: grams(of('plasticGrams')),
  }
}
