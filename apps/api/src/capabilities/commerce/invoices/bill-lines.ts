import type { InvoiceLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { exactTrees } from '@understory/domain/quantity/format.ts'
import { type MilliTrees, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { z } from 'zod'
import type { CycleInvoice } from './invoice-records.ts'

const Bills = z.array(
  z.object({
    store: z.string(),
    orders: z.int(),
    milliTrees: z.int().transform(milliTrees),
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
    const charged = line(`${store}: ${contributions}`, exactTrees(bill.milliTrees), grossMinor)
    const credited = {
      ...line(`${store}: credit for orders that were refunded`, '', -creditMinor),
      quantity: '',
    }
    return creditMinor > 0 ? [charged, credited] : [charged]
  })
}

export const treesOfBills = ({ lines }: Pick<CycleInvoice, 'lines'>): MilliTrees =>
  milliTrees(Bills.parse(lines).reduce((sum, bill) => sum + bill.milliTrees, 0))
