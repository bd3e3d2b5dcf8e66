import { QuoteFootprint } from '@understory/contracts/footprints/company-footprints/footprints.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { QuoteVehiclesAsGuest } from '@understory/contracts/vehicles/vehicles/guest-vehicles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuoteKind } from '../capabilities/commerce/purchases/public.ts'
import { CARS } from '../testing/at-once/of-vehicles.ts'
import { closeInBalance } from '../testing/commerce/close-in-balance.ts'
import { priceGifts } from '../testing/commerce/gifts.ts'
import { askOutcome, payFor, quote } from '../testing/commerce/purchases.ts'
import { guest, joinAsGuest } from '../testing/people/guests.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
})
afterAll(() => closeInBalance(api))

type Priced = { readonly quoteId: string; readonly audience: 'personal' | 'business' }

/** A price of each kind, made for a visitor. A kind without a row does not compile. */
const AS_A_VISITOR: Record<QuoteKind, () => Promise<Priced>> = {
  instant: () => quote(api, { milliTrees: 10_000 }),
  gift: async () => (await priceGifts(api)).data,
  vehicle: async () => {
    const body = { audience: 'personal', currency: 'GBP', vehicles: CARS } as const
    return (await api.call(QuoteVehiclesAsGuest, { body })).data
  },
  footprint: async () => {
    const startMonth = api.deps.clock().toISOString().slice(0, 7)
    const body = { currency: 'GBP', co2eGrams: 1_200_000, startMonth } as const
    return (await api.call(QuoteFootprint, { body })).data
  },
  'verify-footprint': async () => {
    const body = { currency: 'GBP', scopesOneTwo: true } as const
    return (await api.call(QuoteVerification, { body })).data
  },
}

test.each(Object.entries(AS_A_VISITOR))(
  'a guest can pay for everything that is bought once: %s',
  async (_, price) => {
    const { quoteId, audience } = await price()
    const buyer = await joinAsGuest(api, {
      ...guest(),
      accountType: audience,
      companyName: audience === 'business' ? 'Fernbank Bakery' : '',
    } as never)
    const { paymentId } = await payFor(api, buyer, quoteId)
    expect((await askOutcome(api, buyer, paymentId)).data.status).toBe('succeeded')
  },
)
