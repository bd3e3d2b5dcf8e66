import { randomUUID } from 'node:crypto'
import { StepIdentify } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { ListVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import {
  answerField,
  type IdentifyState,
  nextField,
  startIdentify,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import { ONE_OF_REGISTRATION } from '@understory/domain/vehicles/identification/identify/registration.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../../../api/src/testing/commerce/purchases.ts'
import { whileOutOfReach } from '../../../../../../api/src/testing/database/out-of-reach.ts'
import { cookieOf, joinAs } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const PATH = '/app/personal/vehicle/identify'

const CATALOGUE_PATH = [
  'hybrid',
  'automatic',
  'Kia',
  '2022',
  'Sorento',
  'Sorento Hybrid FWD',
  '1.6',
]

const answered = (state: IdentifyState, values: readonly string[]) =>
  values.reduce((now, value) => answerField(now, nextField(now) ?? 'fuelType', value), state)

/** A visitor who has put one vehicle on their list. */
async function visitorWithList(registrationNumber = 'FB21OAK'): Promise<{ cookie: string }> {
  const draftId = randomUUID()
  const usage = { annualMileage: 12_000, mileageUnit: 'km', multiplyVehicles: 1 } as const
  for (const step of [
    { kind: 'search', registrationNumber },
    { kind: 'add', ...usage },
  ] as const) {
    const body = { audience: 'personal', place: {}, step } as const
    const { status } = await site.api.call(StepIdentify, { params: { draftId }, body })
    expect(status).toBe(200)
  }
  return { cookie: `understory_vehicles=${draftId}` }
}

test('a list that someone saves before signing in is saved when they come back, once', async () => {
  const visitor = await visitorWithList()
  const asked = await site.post(PATH, { intent: 'save' }, visitor)
  expect([asked.status, asked.location]).toEqual([302, `/login?next=${encodeURIComponent(PATH)}`])
  const person = await joinAs(site.api, 'personal')
  const cookie = [visitor.cookie, cookieOf(asked.headers), person.cookie].join('; ')
  const back = await site.get(PATH, { cookie })
  expect([back.status, back.location]).toEqual([303, '/my-impact/manage/vehicles?saved=1'])
  expect(back.headers.getSetCookie().join()).toContain('understory_vehicles_then=;')
  expect((await site.get(PATH, { cookie })).location).toBe(PATH)
  expect((await site.api.call(ListVehicles, {}, person.bearer)).data.vehicles).toHaveLength(1)
})

test('nothing is saved by opening the page when nobody asked for it', async () => {
  const visitor = await visitorWithList()
  const person = await joinAs(site.api, 'personal')
  const page = await site.get(PATH, { cookie: `${visitor.cookie}; ${person.cookie}` })
  expect(page.status).toBe(200)
  expect((await site.api.call(ListVehicles, {}, person.bearer)).data.vehicles).toHaveLength(0)
})

test('a registration on the calculator shows figure, comparisons and both choices, and offsets in one step', async () => {
  const draft = { cookie: `understory_vehicles=${randomUUID()}` }
  const form = { intent: 'search', registrationNumber: 'AB12 CDE' }
  const found = await site.post(`${PATH}?do=registration-search`, form, draft)
  expect(found.status).toBe(303)
  const page = await site.get(found.location ?? '', draft)
  expect(page.text).toContain('One seat in a train')
  expect(page.text).toContain('Drive less: what it saves')
  const price = /Offset this year, (£[\d.]+)/.exec(page.text)?.[1]
  expect(price).toBeDefined()

  const usage = { annualMileage: '8000', mileageUnit: 'mi', multiplyVehicles: '1' }
  const offset = { intent: 'offset-this', registrationNumber: 'AB12CDE', ...usage }
  const person = await joinAs(site.api, 'personal')
  const cookie = `${draft.cookie}; ${person.cookie}`
  const failed = await whileOutOfReach(site.api.deps.db, 'vehicle', () =>
    site.post(PATH, offset, { cookie }),
  )
  expect(failed.text).toContain('Vehicle(s) not able to be saved, please try again or contact us.')
  const chosen = await site.post(PATH, { intent: 'offset' }, { cookie })
  expect(chosen.location).toMatch(/^\/app\/personal\/vehicle\/one-time\/setup\?v=/)
  expect((await site.get(chosen.location ?? '', { cookie })).text).toContain(price)
})

test('the mileage that is typed is the one that is shown, saved and paid for', async () => {
  const draft = { cookie: `understory_vehicles=${randomUUID()}` }
  const search = { intent: 'search', registrationNumber: 'AB12 CDE' }
  const found = await site.post(`${PATH}?do=registration-search`, search, draft)
  const path = found.location ?? ''
  const page = await site.get(path, draft)
  expect(page.text).toContain('in a year of 8,000 miles')
  // One form alone says how far: whichever of its buttons is pressed, it sends what was typed.
  expect(page.html.match(/name="annualMileage"/g)).toHaveLength(1)
  const typed = { annualMileage: '12000', mileageUnit: 'km', multiplyVehicles: '2' }
  const again = await site.post(path, { intent: 'usage', ...typed }, draft)
  const shown = await site.get(again.location ?? '', draft)
  expect(shown.text).toContain('in a year of 12,000 km by each of 2')
  const back = { intent: 'back', ...typed, annualMileage: '9000' }
  await site.post(path, back, draft)
  await site.post(`${PATH}?do=registration-search`, search, draft)
  expect((await site.get(path, draft)).text).toContain('in a year of 9,000 km by each of 2')
  const person = await joinAs(site.api, 'personal')
  const cookie = `${draft.cookie}; ${person.cookie}`
  const offset = {
    intent: 'offset-this',
    registrationNumber: 'AB12CDE',
    ...typed,
    multiplyVehicles: '1',
  }
  await site.post(path, offset, { cookie })
  const { data } = await site.api.call(ListVehicles, {}, person.bearer)
  expect(data.vehicles.map(({ vehicle }) => vehicle)).toMatchObject([
    { annualMileage: 12_000, mileageUnit: 'km' },
  ])
})

test('what cannot be computed says so, and begins again at the press of a button', async () => {
  const visitor = await visitorWithList()
  const state = {
    ...answered(startIdentify('us'), CATALOGUE_PATH),
    form: { ...startIdentify('us').form, vehicleType: 'van' },
  }
  await site.api.deps.db
    .updateTable('vehicle_draft')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', visitor.cookie.split('=')[1] ?? '')
    .execute()
  const stuck = await site.get(PATH, visitor)
  expect(stuck.text).toContain('This combination cannot be computed. Please choose again.')
  expect(stuck.html).toMatch(/<button[^>]*value="reset"[^>]*>Start again/)

  const again = await site.post(PATH, { intent: 'reset' }, visitor)
  expect([again.status, again.location]).toEqual([303, `${PATH}?do=vehicle-lookup&at=fuelType`])
  const page = await site.get(PATH, visitor)
  expect(page.text).not.toContain('This combination cannot be computed')
  expect(page.text).toContain('one vehicle')
})

test('several alike are added and changed without a registration number, as their fields say', async () => {
  const draft = { cookie: `understory_vehicles=${randomUUID()}` }
  await site.post(PATH, { intent: 'search', registrationNumber: 'FB21OAK' }, draft)
  const usage = { annualMileage: '8000', mileageUnit: 'mi', multiplyVehicles: '3' }
  const add = { intent: 'add', registrationNumber: 'FB21OAK', ...usage }
  const refused = await site.post(`${PATH}?do=registration-confirm`, add, draft)
  expect([refused.status, refused.problemOf('add-multiply')]).toEqual([400, ONE_OF_REGISTRATION])
  expect(refused.html).toContain('value="FB21OAK"')
  const added = await site.post(PATH, { ...add, registrationNumber: '' }, draft)
  const page = await site.get(added.location ?? '', draft)
  expect(page.text).toContain('8,000 miles a year, 3 alike')

  const [, unsavedUuid = ''] = /name="unsavedUuid" value="([^"]+)"/.exec(page.html) ?? []
  const edit = { ...add, intent: 'edit', unsavedUuid }
  const plated = await site.post(PATH, edit, draft)
  expect(plated.problemOf(`${unsavedUuid}-multiply`)).toBe(ONE_OF_REGISTRATION)
  const one = await site.post(PATH, { ...edit, multiplyVehicles: '1' }, draft)
  expect((await site.get(one.location ?? '', draft)).text).toContain('FB21 OAK')
})

test('a guest goes from the figure of a car straight to its payment, and can go back and change it', async () => {
  const draft = { cookie: `understory_vehicles=${randomUUID()}` }
  const search = { intent: 'search', registrationNumber: 'AB12 CDE' }
  const found = await site.post(`${PATH}?do=registration-search`, search, draft)
  const typed = { annualMileage: '12000', mileageUnit: 'km', multiplyVehicles: '1' }
  const offset = { intent: 'offset-this', registrationNumber: 'AB12CDE', ...typed }
  const priced = await site.post(found.location ?? '', offset, draft)
  expect(priced.location).toMatch(/^\/app\/payment\?quote=/)
  const payment = await site.get(priced.location ?? '', draft)
  expect(payment.text).toMatch(/For AB12 CDE, .*: 12,000 km, /)
  const change = /href="([^"]+)">Change what I fund/.exec(payment.html)?.[1] ?? ''
  expect((await site.get(change, draft)).location).toBe(PATH)
  expect((await site.get(PATH, draft)).text).toContain('12,000 km a year')
  const none = await site.get(change)
  expect(none.location).toContain('/login')
})

test('someone who signs in to pay for their list has paid for it once: the list is empty after', async () => {
  const visitor = await visitorWithList('AB12CDE')
  const priced = await site.post(PATH, { intent: 'offset' }, visitor)
  const quoteId = new URLSearchParams(priced.location?.split('?')[1]).get('quote') ?? ''
  const owner = await joinAs(site.api, 'personal')
  const cookie = [visitor.cookie, cookieOf(priced.headers), owner.cookie].join('; ')
  const confirmed = (paymentId: string) =>
    site.get(`/stripe-payment-confirmed?payment_intent=${paymentId}`, { cookie })
  const other = await quote(site.api, { milliTrees: 5_000 })
  const trees = await confirmed((await payFor(site.api, owner, other.quoteId)).paymentId)
  expect(trees.headers.getSetCookie().join()).not.toContain('understory_vehicles')
  const paid = await confirmed((await payFor(site.api, owner, quoteId)).paymentId)
  expect(paid.headers.getSetCookie().join()).toContain('understory_vehicles=;')
})

test('a guest whose car is offset by someone else reads so before paying, by its number', async () => {
  const visitor = await visitorWithList()
  const payment = await site.post(PATH, { intent: 'offset' }, visitor)
  const quoteId = new URLSearchParams(payment.location?.split('?')[1]).get('quote') ?? ''
  const owner = await joinAs(site.api, 'personal')
  const { paymentId } = await payFor(site.api, owner, quoteId)
  await askOutcome(site.api, owner, paymentId)
  const again = await visitorWithList()
  const refused = await site.post(PATH, { intent: 'offset' }, again)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('FB21 OAK: The year from today is offset already.')
})
