import {
  ApprovePurchase,
  DeclinePurchase,
  GetPurchaseByKey,
} from '@understory/contracts/commerce/purchases-by-key.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../app.ts'
import {
  buyWithKey,
  makeBuyingKey,
  quoteByKey,
  readyToBeCharged,
} from '../../../testing/commerce/buying-keys.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { emailTo } from '../../../testing/emails.ts'
import { callPublicApi } from '../../../testing/people/api-keys.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { caller, startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { chargeApproved } from './decide-purchase.ts'

let api: TestApi
let owner: TestPerson
let key: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  await api.work()
  owner = await joinAs(api, 'business')
  await readyToBeCharged(api, owner)
  key = (await makeBuyingKey(api, owner, { approveAboveMinor: 0 })).secret
})
afterAll(() => closeInBalance(api))

/** A purchase that waits for a yes. */
async function asked(of = key) {
  const { id: quoteId } = await quoteByKey(api, of)
  const { status, bought } = await buyWithKey(api, of, { quoteId, reason: 'Parcels of today' })
  expect([status, bought.action?.type]).toEqual([202, 'approve'])
  return bought.id ?? ''
}
const approve = (purchaseId: string, { bearer }: TestPerson = owner) =>
  api.call(ApprovePurchase, { params: { purchaseId } }, bearer)
const decline = (purchaseId: string, { bearer }: TestPerson = owner) =>
  api.call(DeclinePurchase, { params: { purchaseId } }, bearer)
const statusOf = async (id: string) => {
  const answer = await callPublicApi(api, `/v1/purchases/${id}`, { key })
  return ((await answer.json()) as { status: string }).status
}

describe('a purchase above what the key may spend alone', () => {
  test('is not charged, and its owners are told', async () => {
    const id = await asked()
    expect(await statusOf(id)).toBe('requires_action')
    const shown = await api.call(GetPurchaseByKey, { params: { purchaseId: id } }, owner.bearer)
    expect(shown.data).toMatchObject({
      keyName: 'Checkout',
      reason: 'Parcels of today',
      state: 'waiting',
    })
    await emailTo(api, owner.email, new RegExp(`Parcels of today[^]*/app/approvals/${id}`))
  })

  test('is charged when someone says yes, once, however often they do', async () => {
    const id = await asked()
    const answers = await Promise.all([approve(id), approve(id), approve(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await statusOf(id)).toBe('paid')
    expect((await decline(id)).refusal.code).toBe('APPROVAL_ENDED')
  })

  test('ends when someone says no', async () => {
    const id = await asked()
    expect((await decline(id)).data).toMatchObject({ state: 'ended', status: 'canceled' })
    expect((await approve(id)).refusal.code).toBe('APPROVAL_ENDED')
    expect(await statusOf(id)).toBe('canceled')
  })

  test('is charged by a job where the process dies after the yes', async () => {
    const id = await asked()
    const crashPoint = async (step: string) => {
      if (step === 'purchase-approved') throw new Error('died')
    }
    const send = createApi({ ...api.deps, db: api.scopedDb, crashPoint })
    const call = caller((request) => send(request, { ip: '198.51.100.7', requestId: 'dying' }))
    const died = await call(ApprovePurchase, { params: { purchaseId: id } }, owner.bearer)
    expect(died.status).toBe(500)
    expect(await statusOf(id)).toBe('pending')
    await chargeApproved(api.deps, { id, accountId: owner.accountId })
    await chargeApproved(api.deps, { id, accountId: owner.accountId })
    expect(await statusOf(id)).toBe('paid')
  })

  test('is for those who may buy in the account, and for nobody else', async () => {
    const id = await asked()
    const viewer = await inviteColleague(api, owner, 'viewer')
    const stranger = await joinAs(api, 'business')
    const asViewer = { ...viewer, bearer: { ...viewer.bearer, 'x-account-uuid': owner.accountId } }
    expect((await approve(id, asViewer)).refusal.code).toBe('ROLE_FORBIDS')
    expect((await approve(id, stranger)).refusal.code).toBe('PURCHASE_NOT_FOUND')
    expect((await decline(id, stranger)).refusal.code).toBe('PURCHASE_NOT_FOUND')
  })

  test('waits for a day and no longer', async () => {
    const id = await asked()
    await sql`update purchase set created_at = created_at - interval '1 day' where id = ${id}`.execute(
      api.deps.db,
    )
    expect((await approve(id)).refusal.code).toBe('APPROVAL_ENDED')
  })
})
