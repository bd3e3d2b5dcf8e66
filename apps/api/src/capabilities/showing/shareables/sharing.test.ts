import { GetShared, GetSharing, SetBadges } from '@understory/contracts/showing/shareables.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { appendToLog } from '../../proof/public-log/public.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
})

async function fund(choice: object) {
  const { quoteId } = await quote(api, choice, 'business')
  const { paymentId } = await payFor(api, ada, quoteId)
  return askOutcome(api, ada, paymentId)
}
const sharing = async (person = ada) => (await api.call(GetSharing, {}, person.bearer)).data
const setBadges = (isActive: boolean, person = ada) =>
  api.call(SetBadges, { body: { isActive } }, person.bearer)
const shared = (shareId: string | null) =>
  api.call(GetShared, { params: { shareId: shareId ?? '' } })

describe('the public figures of an account', () => {
  test('are what is paid for and in the ledger, and nothing pending', async () => {
    expect(await sharing()).toMatchObject({
      figures: { milliTrees: 0, co2eGrams: 0, plasticGrams: 0, vehicles: 0, since: null },
      shareId: null,
      badgesActive: false,
    })
    await fund({ milliTrees: 3_000, co2eGrams: 200_000 })
    const pending = await quote(api, { milliTrees: 9_000 }, 'business')
    await payFor(api, ada, pending.quoteId, 'pm_card_chargeDeclined')
    expect((await sharing()).figures).toMatchObject({
      milliTrees: 3_000,
      co2eGrams: 200_000,
      plasticGrams: 0,
      since: api.deps.clock().toISOString().slice(0, 10),
    })
  })

  test('are nobody else’s', async () => {
    await fund({ milliTrees: 3_000 })
    expect((await sharing(await joinAs(api, 'business'))).figures.milliTrees).toBe(0)
  })
})

describe('what strangers see', () => {
  test('is nothing, until its owner turns badges on, and after they are turned off', async () => {
    await fund({ milliTrees: 3_000, plasticGrams: 500 })
    const on = await setBadges(true)
    expect(on.data).toMatchObject({ badgesActive: true, shareId: expect.any(String) })
    await appendToLog(api.deps)
    const { status, data, headers } = await shared(on.data.shareId)
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('public')])
    expect(data).toMatchObject({
      name: 'Analytical Engines Ltd',
      figures: { milliTrees: 3_000, plasticGrams: 500 },
      entries: [{ logIndex: expect.any(Number) }, { logIndex: expect.any(Number) }],
    })
    expect(data.projects.map(({ quantity }) => quantity).toSorted()).toEqual(
      [3_000, 500].toSorted(),
    )
    await setBadges(false)
    expect((await shared(on.data.shareId)).data).toMatchObject({ code: 'SHARE_NOT_FOUND' })
    expect((await setBadges(true)).data.shareId).toBe(on.data.shareId)
  })

  test('is given again from memory for a minute, and then read again', async () => {
    const { shareId } = (await setBadges(true)).data
    await shared(shareId)
    await fund({ milliTrees: 5_000 })
    expect((await shared(shareId)).data.figures.milliTrees).toBe(0)
    api.moveClock(60_001)
    await shared(shareId)
    await expect.poll(async () => (await shared(shareId)).data.figures.milliTrees).toBe(5_000)
  })

  test('is turned on by those who may change settings', async () => {
    await api.work()
    const viewer = await inviteColleague(api, ada, 'viewer')
    expect((await setBadges(true, viewer)).status).toBe(403)
    expect((await sharing()).badgesActive).toBe(false)
  })
})
