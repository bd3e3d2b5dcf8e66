import {
  ReadSupplierAnswer,
  StepSupplierRequest,
} from '@understory/contracts/footprints/answers.ts'
import {
  LeaveSupplierRequest,
  ListOwnAnswers,
  TakeSupplierRequest,
} from '@understory/contracts/footprints/suppliers/own-answers.ts'
import { GetSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import {
  askedSupplier,
  releaseTo,
  SUPPLIED_YEAR,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

/** A customer that asks by a link. */
async function customer() {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of } = await supplierWithSpending(api, owner, { footprintId })
  return { ...(await askedSupplier(api, owner, of)), owner, of }
}

const take = (token: string, bearer: Awaited<ReturnType<typeof joinAs>>['bearer']) =>
  api.call(TakeSupplierRequest, { params: { token } }, bearer)

/** So much of a turnover of 1.5 million. */
const answerOf = (sold: number) => ({
  ...SUPPLIER_ANSWER,
  facts: {
    ...SUPPLIER_ANSWER.facts,
    driver: {
      customer: { amount: String(sold), unit: 'GBP' },
      supplier: { amount: '1500000', unit: 'GBP' },
    },
  },
})

test('what a company gives to all its customers is seen together, and is never more than all', async () => {
  const mill = await joinAs(api, 'business')
  const [ada, ben] = [await customer(), await customer()]
  expect((await take(ada.token, mill.bearer)).status).toBe(204)
  expect((await take(ben.token, mill.bearer)).status).toBe(204)
  const listed = async () => (await api.call(ListOwnAnswers, {}, mill.bearer)).data
  expect(await listed()).toMatchObject({
    shares: [],
    answers: [{ given: null, state: 'requested' }, { given: null }],
  })

  expect((await releaseTo(api, ada.token, answerOf(900_000))).status).toBe(204)
  const tooMuch = await releaseTo(api, ben.token, answerOf(750_000))
  expect(tooMuch.refusal.code).toBe('ALLOCATION_EXCEEDED')
  const asked = await api.call(ReadSupplierAnswer, { params: { token: ben.token } })
  expect(asked.data).toMatchObject({ state: 'requested', released: null })

  expect((await releaseTo(api, ben.token, answerOf(600_000))).status).toBe(204)
  const given = { method: 'revenue-share', period: SUPPLIER_ANSWER.facts.period }
  expect((await listed()).shares).toEqual([{ ...given, customers: 2, millionths: 1_000_000 }])
  // The customer sees what it saw before: neither share nor other customers.
  const shown = (await api.call(GetSupplier, ben.of, ben.owner.bearer)).data
  expect(shown.requests[0]?.released?.shown).toMatchObject({
    share: null,
    allocatedGrams: 80_000_000,
  })
  expect((await api.call(ListOwnAnswers, {}, ben.owner.bearer)).data.answers).toEqual([])

  const withdrawn = { params: { token: ada.token }, body: { to: 'withdrawn' } } as const
  await api.call(StepSupplierRequest, withdrawn)
  expect((await listed()).shares).toEqual([{ ...given, customers: 1, millionths: 400_000 }])
})

test('two answers sent at the same moment are not more than all, either', async () => {
  const mill = await joinAs(api, 'business')
  const asked = [await customer(), await customer()]
  for (const { token } of asked) await take(token, mill.bearer)
  const sent = await Promise.all(asked.map(({ token }) => releaseTo(api, token, answerOf(900_000))))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([204, 409])
})

test('a request is answered by one company, which may take it off its list', async () => {
  const [mill, other] = [await joinAs(api, 'business'), await joinAs(api, 'business')]
  const { token, supplierRequestId } = await customer()
  await releaseTo(api, token, answerOf(30_000))
  expect((await take(token, mill.bearer)).status).toBe(204)
  expect((await take(token, mill.bearer)).status).toBe(204)
  expect((await take(token, other.bearer)).refusal.code).toBe('REQUEST_TAKEN')
  expect((await take('nothing', mill.bearer)).refusal.code).toBe('LINK_GONE')
  const person = await joinAs(api, 'personal')
  expect((await take(token, person.bearer)).refusal.code).toBe('BUSINESS_ONLY')
  // Its share was for the supplier alone when it was sent.
  const { answers, shares } = (await api.call(ListOwnAnswers, {}, mill.bearer)).data
  expect(answers[0]?.given).toMatchObject({ grams: 4_000_000, millionths: null })
  expect(shares).toEqual([])

  const leave = { params: { supplierRequestId } }
  const stranger = await api.call(LeaveSupplierRequest, leave, other.bearer)
  expect(stranger.refusal.code).toBe('SUPPLIER_REQUEST_NOT_FOUND')
  expect((await api.call(LeaveSupplierRequest, leave, mill.bearer)).status).toBe(204)
  expect((await api.call(ListOwnAnswers, {}, mill.bearer)).data.answers).toEqual([])
  const { released } = (await api.call(ReadSupplierAnswer, { params: { token } })).data
  expect(released?.shown.allocatedGrams).toBe(4_000_000)
})
