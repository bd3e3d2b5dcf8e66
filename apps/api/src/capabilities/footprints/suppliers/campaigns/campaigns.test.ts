import { randomUUID } from 'node:crypto'
import { ReadSupplierAnswer } from '@understory/contracts/footprints/answers.ts'
import { DecideSupplierRequest } from '@understory/contracts/footprints/supplier-decisions.ts'
import {
  ChangeSupplierCampaign,
  EndSupplierCampaign,
  GetSupplierCampaign,
  ListSupplierCampaigns,
  RemindSupplierCampaign,
  StartSupplierCampaign,
} from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import { AddSupplier, ChangeSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../../testing/footprints/footprints.ts'
import {
  releaseTo,
  SUPPLIED_YEAR,
  supplierWithSpending,
} from '../../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { remindSuppliers } from '../asking/remind-suppliers.ts'

const DAY_MS = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const inDays = (days: number) => new Date(api.deps.clock().getTime() + days * DAY_MS)

/** Two suppliers, one with an email and one without, in a campaign. */
async function twoAsked(reminders: number) {
  const owner = await joinAs(api, 'business')
  const { bearer } = owner
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { supplierId } = await supplierWithSpending(api, owner, { footprintId })
  const named = { name: 'Fernway Mills', email: `mill-${owner.accountId}@elsewhere.example` }
  await api.call(ChangeSupplier, { params: { supplierId }, body: named }, bearer)
  const other = (await api.call(AddSupplier, { body: { name: 'Sedge Paper' } }, bearer)).data
  await api.deps.db.updateTable('app_user').set({ email_verified: true }).execute()
  const supplierIds: string[] = [supplierId, other.supplierId]
  const body = { name: 'Largest first', dueOn: dayOf(inDays(30)), reminders, supplierIds }
  const started = await api.call(StartSupplierCampaign, { params: { footprintId }, body }, bearer)
  const of = { params: { supplierCampaignId: started.data.supplierCampaignId ?? '' } }
  const view = async () => (await api.call(GetSupplierCampaign, of, bearer)).data
  const isSent = async () => (await view()).requests.every(({ state }) => state === 'requested')
  const remindedOf = async () =>
    (await view()).requests.find(({ email }) => email !== null)?.reminded
  return { bearer, footprintId, started, of, view, isSent, remindedOf, body }
}

/** The requests as they are some days after they were sent. */
async function sentDaysAgo(
  { of, isSent }: Pick<Awaited<ReturnType<typeof twoAsked>>, 'of' | 'isSent'>,
  days: number,
) {
  await api.work()
  await expect.poll(isSent, { timeout: 20_000 }).toBe(true)
  await api.deps.db
    .updateTable('supplier_request')
    .set({ asked_at: inDays(-days), stepped_at: inDays(-days) })
    .where('campaign_id', '=', of.params.supplierCampaignId)
    .execute()
}

test('a campaign counts its requests and what came of them, and ends without its answers', async () => {
  const { bearer, footprintId, started, of, view, isSent } = await twoAsked(3)
  expect(started.status).toBe(201)
  await api.work()
  await expect.poll(isSent, { timeout: 20_000 }).toBe(true)
  expect(await view()).toMatchObject({
    name: 'Largest first',
    asked: 2,
    endedOn: null,
    counts: { waiting: 2, accepted: 0 },
  })
  const mill = started.data.asked.find(({ isEmailed }) => isEmailed)
  await releaseTo(api, mill?.url.split('/').at(-1) ?? '')
  expect((await view()).counts).toMatchObject({ waiting: 1, answered: 1 })
  const params = { supplierRequestId: mill?.supplierRequestId ?? '' }
  await api.call(DecideSupplierRequest, { params, body: { decision: 'accept' } }, bearer)
  const { requests } = await view()
  const uses = requests.flatMap(({ use }) => use ?? [])
  expect(uses).toHaveLength(1)
  expect(uses[0]?.replacedGrams).toBeGreaterThan(0)

  expect((await api.call(EndSupplierCampaign, of, bearer)).status).toBe(204)
  expect((await api.call(EndSupplierCampaign, of, bearer)).status).toBe(204)
  expect((await view()).counts).toMatchObject({ accepted: 1, ended: 1, waiting: 0 })
  const late = await api.call(RemindSupplierCampaign, of, bearer)
  expect(late.refusal.code).toBe('SUPPLIER_CAMPAIGN_ENDED')
  const listed = await api.call(ListSupplierCampaigns, { params: { footprintId } }, bearer)
  expect(listed.data.campaigns.map(({ name, asked }) => [name, asked])).toEqual([
    ['Largest first', 2],
  ])
})

test('a campaign reminds as often as it says, and once more by hand', async () => {
  const silent = await twoAsked(0)
  const { bearer, of, remindedOf } = silent
  await sentDaysAgo(silent, 8)
  await remindSuppliers(api.deps)
  expect(await remindedOf()).toBe(0)
  const byHand = await api.call(RemindSupplierCampaign, of, bearer)
  expect(byHand.data).toEqual({ reminded: 1 })
  expect(await remindedOf()).toBe(1)
  const again = await api.call(RemindSupplierCampaign, of, bearer)
  expect(again.refusal.code).toBe('TOO_MANY_ATTEMPTS')

  const other = await twoAsked(1)
  await sentDaysAgo(other, 15)
  await remindSuppliers(api.deps)
  expect(await other.remindedOf()).toBe(1)
})

test('a campaign can be given another due date and name, and who changed it is seen', async () => {
  const { bearer, of, view, isSent, remindedOf, started } = await twoAsked(1)
  await sentDaysAgo({ of, isSent }, 5)
  const [mill] = started.data.asked.filter(({ isEmailed }) => isEmailed)
  const token = mill?.url.split('/').at(-1) ?? ''
  const dueOn = dayOf(inDays(2))
  const change = (body: { name: string; dueOn: typeof dueOn }) =>
    api.call(ChangeSupplierCampaign, { ...of, body }, bearer)
  expect((await change({ name: 'Mills first', dueOn })).status).toBe(204)
  expect((await change({ name: 'Mills first', dueOn })).status).toBe(204)
  const changed = await view()
  expect(changed).toMatchObject({ name: 'Mills first', dueOn })
  expect(changed.changes).toMatchObject([
    {
      changedBy: expect.any(String),
      name: { before: 'Largest first', after: 'Mills first' },
      dueOn: { before: dayOf(inDays(30)), after: dueOn },
    },
  ])
  const asked = await api.call(ReadSupplierAnswer, { params: { token } })
  expect(asked.data.dueOn).toBe(dueOn)
  // Three days before the new day have come; before the old one they had not.
  await remindSuppliers(api.deps)
  expect(await remindedOf()).toBe(1)

  const past = await change({ name: 'Mills first', dueOn: dayOf(inDays(-1)) })
  expect(past.refusal.problems).toEqual([
    { field: 'dueOn', message: 'Please choose today or a later day.' },
  ])
  await api.deps.db
    .updateTable('supplier_campaign')
    .set({ due_on: dayOf(inDays(-1)) })
    .where('id', '=', of.params.supplierCampaignId)
    .execute()
  // A day that has passed stays as it is while the name changes.
  expect((await change({ name: 'Largest', dueOn: dayOf(inDays(-1)) })).status).toBe(204)
  await api.call(EndSupplierCampaign, of, bearer)
  const ended = await change({ name: 'Late', dueOn })
  expect(ended.refusal.code).toBe('SUPPLIER_CAMPAIGN_ENDED')
})

test('what was answered is due when it was, whatever becomes of the campaign', async () => {
  const { bearer, of, view, isSent, started } = await twoAsked(0)
  await sentDaysAgo({ of, isSent }, 0)
  const mill = started.data.asked.find(({ isEmailed }) => isEmailed)
  await releaseTo(api, mill?.url.split('/').at(-1) ?? '')
  const body = { name: 'Largest first', dueOn: dayOf(inDays(60)) }
  await api.call(ChangeSupplierCampaign, { ...of, body }, bearer)
  expect((await view()).changes).toMatchObject([{ name: null, dueOn: { after: body.dueOn } }])
  const due = await api.deps.db
    .selectFrom('supplier_request')
    .select(['state', 'due_on'])
    .where('campaign_id', '=', of.params.supplierCampaignId)
    .orderBy('state')
    .execute()
  expect(due).toEqual([
    { state: 'requested', due_on: body.dueOn },
    { state: 'responded', due_on: dayOf(inDays(30)) },
  ])
})

test('where nobody can be asked there is no campaign, and nobody else sees one', async () => {
  const { bearer, footprintId, of, body } = await twoAsked(3)
  const again = await api.call(StartSupplierCampaign, { params: { footprintId }, body }, bearer)
  expect(again.data).toMatchObject({ supplierCampaignId: null, asked: [] })
  const listed = await api.call(ListSupplierCampaigns, { params: { footprintId } }, bearer)
  expect(listed.data.campaigns).toHaveLength(1)

  const ben = await joinAs(api, 'business')
  const nobody = { params: { supplierCampaignId: randomUUID() } }
  for (const asked of [of, nobody]) {
    const body = { name: 'Mine', dueOn: dayOf(inDays(1)) }
    const changing = await api.call(ChangeSupplierCampaign, { ...asked, body }, ben.bearer)
    expect(changing.refusal.code).toBe('SUPPLIER_CAMPAIGN_NOT_FOUND')
    const calls = [GetSupplierCampaign, RemindSupplierCampaign, EndSupplierCampaign] as const
    for (const endpoint of calls) {
      const { refusal } = await api.call(endpoint as never, asked as never, ben.bearer)
      expect(refusal.code).toBe('SUPPLIER_CAMPAIGN_NOT_FOUND')
    }
  }
})
