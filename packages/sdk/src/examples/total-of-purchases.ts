import { Understory } from '../understory.ts'

/** What all purchases of the account came to, in minor units; the next pages are asked for as they are needed. */
export async function totalOfPurchases(origin: string, key: string) {
  const understory = new Understory({ origin, key })
  let total = 0
  for await (const purchase of understory.purchases.list({ limit: 100 })) {
    if (purchase.status === 'paid') total += purchase.totalMinor
  }
  return total
}
