import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState, Standing } from '@understory/domain/stores/store-orders/order-state.ts'
import { z } from 'zod'

const Amount = z.int().transform(storeMinor)
const WaitingOrderFields = z.object({
  externalId: z.string(),
  label: z.string(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  standing: z.string().transform((text) => text as Standing),
  currency: z.string(),
  cart: Amount,
  returned: z.array(z.object({ id: z.string(), amount: Amount })),
  loweredAt: z.coerce.date().nullish(),
})

/** The state of an order as it waits in the database to be applied. */
export const writeWaiting = (order: OrderState): string => JSON.stringify(order)
export const readWaiting = (text: string): OrderState => WaitingOrderFields.parse(JSON.parse(text))

const LATEST = Date.UTC(10_000, 0)
const CURRENCY = /^[A-Z]{3}$/

/** Why an order cannot be stored, whatever its vendor means by it; `null`: it can. */
export function whyUnstorable(order: OrderState): string | null {
  const { externalId, label, createdAt, updatedAt, loweredAt, currency, cart } = order
  if (!isText(externalId, 100)) return 'the id of an order cannot be stored'
  if (!isText(label, 100)) return 'the number of an order cannot be stored'
  if (![createdAt, updatedAt, loweredAt ?? createdAt].every(isTime))
    return 'a time of an order is no time of today'
  if (!CURRENCY.test(currency)) return 'the currency of an order is none'
  if (cart < 0) return 'the value of an order is below nought'
  if (!order.returned.every(({ id }) => isText(id, 200)))
    return 'a refund of an order cannot be stored'
  return null
}

// PostgreSQL stores neither a NUL nor half of a surrogate pair.
const isText = (text: string, most: number) =>
  text.length > 0 && text.length <= most && !text.includes('\0') && text.isWellFormed()

const isTime = (date: Date) => date.getTime() >= 0 && date.getTime() < LATEST
