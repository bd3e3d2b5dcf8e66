import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { refusal } from '@understory/contracts/refusals/refusals.ts'
import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  QuoteVehicles,
  SaveVehicles,
  ShowVehicleOwner,
  UpdateVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { ONE_OF_REGISTRATION } from '@understory/domain/vehicles/identification/identify/registration.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
} from '../../../../../api/src/testing/commerce/purchases.ts'
import { cookieOf, joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson

beforeAll(async () => {
  site = await startTestSite()
  company = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

const VEHICLES = '/my-impact/manage/vehicles'
const IMPORT = `${VEHICLES}/import`
const HEADER = 'vehicle_type,fuel_type,annual_mileage'

const bring = (content: string | Uint8Array<ArrayBuffer>) =>
  site.post(IMPORT, { file: new File([content], 'fleet.csv') }, company)

describe('the registration number in the hero of the calculator', () => {
  test.each([
    ['personal', '/solutions/personal/car-emissions-calculator'],
    ['business', '/solutions/business/vehicles-emissions-calculator'],
  ])('finds the example at once, for someone who is new (%s)', async (audience, path) => {
    const page = await site.get(path)
    const [, example = ''] = /Such as ([A-Z\d ]+)\./.exec(page.text) ?? []
    const [, action = ''] = /<form[^>]*action="([^"]*identify[^"]*)"/.exec(page.html) ?? []
    expect(action).toBe(`/app/${audience}/vehicle/identify?do=registration-search`)
    const form = { intent: 'search', registrationNumber: example }
    const found = await site.post(action, form)
    expect(found.status).toBe(303)
    const next = await site.get(found.location ?? '', { cookie: cookieOf(found.headers) })
    expect(next.text).toContain('Ford')
  })

  test('that is not known is told so on the next page, with what was typed', async () => {
    const form = { intent: 'search', registrationNumber: 'ZZ99 ZZZ' }
    const missed = await site.post('/app/personal/vehicle/identify?do=registration-search', form)
    expect([missed.status, missed.text.includes('No vehicles found!')]).toEqual([404, true])
    expect(missed.html).toContain('value="ZZ99 ZZZ"')
    expect(missed.headers.getSetCookie()).toHaveLength(1)
  })
})

describe('a fleet file', () => {
  test('of 2,000 rows and well over 64 kB is taken', async () => {
    const rows = Array.from({ length: 2_000 }, () => 'car,petrol,12000,,,,,,,,,,,,,,,,,,,,,')
    const page = await bring(`${HEADER}\n${rows.join('\n')}\n`)
    expect([page.status, page.location]).toEqual([303, '/my-impact/manage/vehicles?saved=2000'])
  })

  test('over 400 kB is refused in words, on the page', async () => {
    const page = await bring('a'.repeat(400_001))
    expect(page.status).toBe(413)
    expect(page.text).toContain('Please use a file of at most 400 kB.')
  })

  test('in UTF-16, as spreadsheets save "Unicode text", is read', async () => {
    const text = `\ufeff${HEADER.replaceAll(',', '\t')}\nvan\tdiesel\t"12,000"\n`
    const page = await bring(
      new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer),
    )
    expect(page.location).toBe('/my-impact/manage/vehicles?saved=1')
  })

  test('with a wrong row saves nothing, and says so in the words of the specification', async () => {
    const page = await bring(`${HEADER}\ncar,steam,900\n`)
    expect(page.status).toBe(422)
    expect(page.text).toContain(refusal('VEHICLES_NOT_SAVED').message)
  })

  test('that is no text says how to save it', async () => {
    const page = await bring(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xc0]))
    expect(page.status).toBe(400)
    expect(page.text).toContain('Please save it as CSV (UTF-8).')
  })
})

/** A saved car of the company, and a quote for a year of it. */
async function quoteACar(changes: Partial<VehicleInput> = {}, person = company) {
  const { api } = site
  const vehicle: VehicleInput = {
    market: 'uk',
    vehicleType: 'car',
    basis: {
      kind: 'ghg-estimate',
      answers: { fuelType: 'petrol', reportingYear: '2025', vehicleCategory: 'average' },
    },
    registrationNumber: null,
    annualMileage: 1_000,
    mileageUnit: 'km',
    multiplyVehicles: 1,
    ...changes,
  }
  const saved = await api.call(SaveVehicles, { body: { vehicles: [vehicle] } }, person.bearer)
  const [vehicleId = ''] = saved.data.vehicleIds
  const from = api.deps.clock().toISOString().slice(0, 10)
  const wanted = { audience: 'business', currency: 'GBP' } as const
  const { data } = await api.call(
    QuoteVehicles,
    { body: { ...wanted, vehicleIds: [vehicleId], from } },
    person.bearer,
  )
  return { vehicleId, quoteId: data.quoteId }
}

async function payACar(quoteId: string, card?: string, person = company) {
  const { purchaseId, paymentId } = await payFor(site.api, person, quoteId, card)
  await askOutcome(site.api, person, paymentId)
  return purchaseId
}

describe('a payment for vehicles', () => {
  test('that was made has its invoice and its certificate beside it, for its own account', async () => {
    const purchaseId = await payACar((await quoteACar()).quoteId)
    const { html, text } = await site.get(VEHICLES, company)
    expect(text).toMatch(/Certificate of .* Verify of .* Invoice of/)
    const [invoice = ''] = html.match(/\/my-impact\/invoices\/[\w-]+\.pdf/) ?? []
    expect(invoice).toBe(`/my-impact/invoices/${purchaseId}.pdf`)
    const file = await site.get(invoice, company)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const stranger = await joinAs(site.api, 'business')
    expect((await site.get(invoice, stranger)).status).toBe(404)
  })

  test('that failed can be tried again, and has no invoice', async () => {
    const { quoteId } = await quoteACar()
    const declined = 'pm_card_visa_chargeDeclinedInsufficientFunds'
    const purchaseId = await payACar(quoteId, declined)
    const { html, text } = await site.get(VEHICLES, company)
    expect(text).toContain('Try again of')
    expect(html).toContain(`/app/payment?quote=${quoteId}`)
    expect(html).not.toContain(`/my-impact/invoices/${purchaseId}.pdf`)
  })
})

describe('an unfinished payment for the same days', () => {
  const SETUP = '/app/business/vehicle/one-time/setup'

  test('is offered to be continued, or replaced by a new one', async () => {
    const { vehicleId, quoteId } = await quoteACar()
    const begun = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
    const { data } = await site.api.call(BuyQuote, { body: begun }, company.bearer)
    const from = site.api.deps.clock().toISOString().slice(0, 10)
    const form = { currency: 'GBP', v: vehicleId, from }
    const blocked = await site.post(SETUP, { ...form, intent: 'pay' }, company)
    expect([blocked.status, blocked.html.includes(`/app/payment?quote=${quoteId}`)]).toEqual([
      409,
      true,
    ])
    expect(blocked.text).toContain('Replace it with this choice')

    const replaced = await site.post(SETUP, { ...form, intent: 'replace' }, company)
    expect([replaced.status, replaced.location?.startsWith('/app/payment?quote=')]).toEqual([
      303,
      true,
    ])
    expect(replaced.location).not.toContain(quoteId)
    const before = await site.api.deps.db
      .selectFrom('purchase')
      .select('status')
      .where('id', '=', data.purchaseId)
      .executeTakeFirst()
    expect(before?.status).toBe('canceled')
  })

  test('that is paid meanwhile is not given up', async () => {
    const { vehicleId, quoteId } = await quoteACar()
    await payACar(quoteId)
    const from = site.api.deps.clock().toISOString().slice(0, 10)
    const form = { currency: 'GBP', v: vehicleId, from, intent: 'replace' }
    const refused = await site.post(SETUP, form, company)
    expect(refused.status).toBe(409)
    expect(refused.text).not.toContain('You began to pay')
  })
})

describe('an offset vehicle', () => {
  test('says to its owner and to strangers what it covers, and what it does not', async () => {
    const { vehicleId, quoteId } = await quoteACar({ registrationNumber: 'MI11AGE' })
    await payACar(quoteId)
    const check = () => site.post('/impact/vehicles/vehicle', { registrationNumber: 'mi11 age' })
    expect((await check()).text).toContain('It covers 1,000 km and')
    const change = { params: { vehicleId }, body: { annualMileage: 30_000 } }
    await site.api.call(UpdateVehicle, change, company.bearer)
    const after = (await check()).text
    expect(after).toContain('MI11 AGE is offset in part.')
    expect(after).toContain('It covers 1,000 km and')
    expect(after).toContain('a year are not offset.')
    const [own] = (await site.get(VEHICLES, company)).text.match(/1,000 km and .*? are not\./) ?? []
    expect(own).toContain('offset until')
  })

  test('that is many alike is counted everywhere as it was paid for', async () => {
    const fleet = await joinAs(site.api, 'business')
    const { vehicleId, quoteId } = await quoteACar({ multiplyVehicles: 1_200 }, fleet)
    const setup = await site.get('/app/business/vehicle/one-time/setup', fleet)
    expect(setup.text).toContain('1,200 vehicles emit')
    expect(setup.text).toContain('a year by 1,200 vehicles')
    await payACar(quoteId, undefined, fleet)
    await site.api.call(ShowVehicleOwner, { body: { isShown: true } }, fleet.bearer)
    const change = { params: { vehicleId }, body: { multiplyVehicles: 1 } }
    await site.api.call(UpdateVehicle, change, fleet.bearer)
    const account = await site.get(`/impact/vehicles/account?id=${fleet.accountId}`)
    expect(account.text).toContain('1,200 vehicles of theirs are offset today.')
    const own = await site.get(VEHICLES, fleet)
    expect(own.text).toContain('for 1,000 km by each of 1,200 vehicles a year')
    expect(own.html).toMatch(/<td[^>]*>1,200<\/td>/)
  })
})

describe('how many alike', () => {
  test('is one beside a registration number, and the field says so', async () => {
    const { vehicleId } = await quoteACar({ registrationNumber: 'ON11ONE' })
    const usage = { annualMileage: '900', mileageUnit: 'km', multiplyVehicles: '7' }
    const form = { intent: 'change', vehicleId, registrationNumber: 'ON11ONE', ...usage }
    const refused = await site.post(VEHICLES, form, company)
    expect(refused.status).toBe(400)
    expect(refused.problemOf(`${vehicleId}-multiply`)).toBe(ONE_OF_REGISTRATION)
    const several = await site.post(VEHICLES, { ...form, registrationNumber: '' }, company)
    expect(several.location).toBe(`${VEHICLES}?done=change`)
  })
})
