import { Understory, UnderstoryError } from '../understory.ts'

/** Ten trees, priced and paid for with the saved card of the account; or why not, for people. */
export async function buyTrees(origin: string, key: string) {
  const understory = new Understory({ origin, key })
  const quote = await understory.quotes.create({
    ask: { by: 'units', milliTrees: 10_000 },
    currency: 'GBP',
  })
  try {
    return await understory.purchases.create({
      quoteId: quote.id,
      payment: { method: 'card' },
      maxTotalMinor: quote.totalMinor,
      reference: 'Order 1042',
    })
  } catch (error) {
    if (error instanceof UnderstoryError && error.code === 'CARD_DECLINED') return error.message
    throw error
  }
}
