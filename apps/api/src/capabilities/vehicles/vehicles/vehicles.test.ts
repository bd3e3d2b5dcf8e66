import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { BuyQuote, ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import {
  type IdentifyStep,
  StepIdentify,
} from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import {
  CalculateVehicle,
  FindRegistration,
  ListEstimateOptions,
  ListLookupOptions,
  type VehicleInput,
} from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  ExportFleet,
  ImportFleet,
  ListVehiclePayments,
  ListVehicles,
  QuoteVehicles,
  RemoveVehicle,
  SaveVehicles,
  ShowVehicleOwner,
  UpdateVehicle,
  VerifyAccountVehicles,
  VerifyVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { networkOf } from '../../../http/serve/network-of.ts'
import { hashOfSubject } from '../../../http/serve/rate-limit.ts'
import {
  askOutcome,
  COMMERCE_PURCHASES_ADDRESS,
  payFor,
} from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { readFigures } from '../../showing/shareables/public.ts'
import { importStarterVehicles } from '../identification/catalogue/starter-vehicles.ts'

let api: TestApi
let ada: TestPerson
let company: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await importStarterVehicles(api.deps.db)
  ada = await joinAs(api, 'personal')
  company = await joinAs(api, 'business')
})
afterAll(() => api.close())
beforeEach(() => {
  api.sandbox.registry.until = null
})

const MINI: VehicleInput = {
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType: 'petrol', reportingYear: '2024', vehicleCategory: 'average' },
  },
  registrationNumber: null,
  annualMileage: 8_000,
  mileageUnit: 'mi',
  multiplyVehicles: 1,
}

const find = (registrationNumber: string) =>
  api.call(FindRegistration, { body: { registrationNumber } })

describe('a registration number', () => {
  test('gives the vehicle of the registry', async () => {
    const { status, data } = await find('fb21 oak')
    expect(status).toBe(200)
    expect(data).toMatchObject({
      registration: 'FB21OAK',
      make: 'Ford',
      fuelType: 'petrol',
      productionYear: 2021,
      isTested: true,
      testedGramsPerKm: expect.any(Number),
    })
  })

  test.each([
    ['ER19NFD', 404, 'No vehicles found!'],
    ['ER19BAD', 400, 'Bad registration number provided'],
    ['ER19ERR', 500, 'Something went wrong!'],
    ['ER19THR', 500, 'Something went wrong!'],
    ['ER19MNT', 500, 'Something went wrong!'],
  ])('%s answers %i "%s"', async (number, status, message) => {
    const answer = await find(number)
    expect([answer.status, answer.refusal.message]).toEqual([status, message])
  })

  test.each(['AA19-AAA', "AA19';--", '☘'])(
    '%j holds more than letters, numbers and spaces',
    async (typed) => {
      const { status, refusal } = await find(typed)
      expect(status).toBe(400)
      expect(refusal.problems?.[0]?.message).toBe('Letters, numbers and spaces only.')
    },
  )

  test('a CO2 of 0 on a burning fuel is not known, and an electric car has none', async () => {
    expect((await find('AA19PPP')).data).toMatchObject({
      vehicleType: 'hgv',
      isTested: false,
      testedGramsPerKm: null,
    })
    expect((await find('AA19EEE')).data).toMatchObject({ fuelType: 'bev', isTested: true })
    expect((await find('L2WPS')).data).toMatchObject({ vehicleType: 'motorbike', isTested: false })
  })

  test('is asked of the registry once, by however many at the same time', async () => {
    api.sandbox.registry.until = wait(200)
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => find('FB70ASH')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(api.sandbox.registry.asked.get('FB70ASH')).toBe(1)
    await find('FB70ASH')
    expect(api.sandbox.registry.asked.get('FB70ASH')).toBe(1)
  })

  test('a registry that does not answer is not waited for, and asked again the next time', async () => {
    const held = Promise.withResolvers<void>()
    api.sandbox.registry.until = held.promise
    expect((await find('FB23YEW')).status).toBe(500)
    held.resolve()
    expect((await find('FB23YEW')).status).toBe(200)
    expect(api.sandbox.registry.asked.get('FB23YEW')).toBe(2)
  })
})

describe('identifying step by step', () => {
  function walk(audience: 'personal' | 'business' = 'personal') {
    const draftId = randomUUID()
    return async (step: IdentifyStep) => {
      const answer = await api.call(StepIdentify, { params: { draftId }, body: { audience, step } })
      return { ...answer.data, refusal: answer.refusal, status: answer.status }
    }
  }
  const usage = { annualMileage: 12_000, mileageUnit: 'km', multiplyVehicles: 2 } as const

  test('begins with the search, and resumes at the last step', async () => {
    const step = walk()
    expect(await step({ kind: 'open' })).toMatchObject({
      action: 'registration-search',
      nextActions: ['vehicle-lookup', 'ghg-estimate'],
      form: { annualMileage: 8_000, multiplyVehicles: 1, vehicleType: 'car' },
    })
    await step({ kind: 'go', action: 'ghg-estimate' })
    await step({ kind: 'answer', field: 'fuelType', value: 'diesel' })
    const later = await step({ kind: 'open' })
    expect(later.question?.field).toBe('reportingYear')
    expect(later.trail).toEqual([{ field: 'fuelType', label: 'Fuel', answer: 'Diesel' }])
  })

  test('by registration: found, confirmed, added', async () => {
    const step = walk()
    const found = await step({ kind: 'search', registrationNumber: 'FB21OAK' })
    expect(found).toMatchObject({ action: 'registration-confirm', found: { make: 'Ford' } })
    expect(found.identified?.emissions.lines[0]?.source).toContain('plus 22.48% to real driving')
    const added = await step({ kind: 'add', ...usage, multiplyVehicles: 1 })
    expect(added.unsavedVehicles).toHaveLength(1)
    expect(added.unsavedVehicles[0]?.vehicle.registrationNumber).toBe('FB21OAK')
    expect(added.action).toBe('registration-search')
  })

  test('searches from one IPv6 network share a limit, however many addresses it has', async () => {
    const limited = hashOfSubject(api.deps.config.APP_SECRET, networkOf('2001:db8:7::1'))
    await api.deps.db
      .insertInto('rate_limit')
      .values({
        key: `registration-search:${limited}`,
        points: 2_999,
        expire: Date.now() + 600_000,
      })
      .execute()
    const search = async (ip: string) => {
      const step = { kind: 'search', registrationNumber: 'FB21OAK' }
      const request = new Request(
        `http://understory.test${StepIdentify.path.replace('{draftId}', crypto.randomUUID())}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ audience: 'personal', step }),
        },
      )
      return (await api.send(request, ip)).status
    }
    expect(await search('2001:db8:7::1')).toBe(200)
    expect(await search('2001:db8:7::2')).toBe(429)
    expect(await search('2001:db8:8::2')).toBe(200)
  })

  test('several alike are added without a registration number, which names one', async () => {
    const step = walk()
    await step({ kind: 'search', registrationNumber: 'FB21OAK' })
    const refused = await step({ kind: 'add', ...usage })
    expect([refused.status, refused.refusal.code]).toEqual([400, 'REGISTRATION_OF_SEVERAL'])
    expect(refused.refusal.problems?.[0]?.field).toBe('multiplyVehicles')
    const added = await step({ kind: 'add', ...usage, registrationNumber: '' })
    const [{ unsavedUuid = '', vehicle = null } = {}] = added.unsavedVehicles
    expect(vehicle).toMatchObject({ registrationNumber: null, multiplyVehicles: 2 })

    const plated = { kind: 'edit', unsavedUuid, ...usage, registrationNumber: 'fb21 oak' } as const
    expect((await step(plated)).refusal.code).toBe('REGISTRATION_OF_SEVERAL')
    const one = await step({ ...plated, multiplyVehicles: 1 })
    expect(one.unsavedVehicles[0]?.vehicle.registrationNumber).toBe('FB21OAK')
  })

  test('a registered van goes on to the estimate, with its kind and fuel answered', async () => {
    const step = walk('business')
    const found = await step({ kind: 'search', registrationNumber: 'FB68VAN' })
    expect([found.form.vehicleType, found.identified]).toEqual(['van', null])
    const estimate = await step({ kind: 'confirm' })
    expect(estimate.action).toBe('ghg-estimate')
    expect(estimate.question?.field).toBe('reportingYear')
    expect(estimate.trail[0]?.answer).toBe('Diesel')
  })

  test('a search that finds nothing changes nothing', async () => {
    const step = walk()
    const refused = await step({ kind: 'search', registrationNumber: 'ER19NFD' })
    expect(refused.refusal.message).toBe('No vehicles found!')
    expect((await step({ kind: 'open' })).action).toBe('registration-search')
  })

  test('by look-up in the catalogue: single options answer themselves', async () => {
    const step = walk()
    let view = await step({ kind: 'go', action: 'vehicle-lookup' })
    const asked: string[] = []
    while (view.question) {
      const { field, options } = view.question
      expect(options.length, field).toBeGreaterThan(1)
      asked.push(field)
      const value = options.find((option) => option.value === 'petrol') ?? options[0]
      view = await step({ kind: 'answer', field, value: value?.value ?? '' })
    }
    expect(asked.slice(0, 3)).toEqual(['fuelType', 'transmission', 'make'])
    expect(view.trail).toHaveLength(7)
    expect(view.identified?.emissions.total).toBeGreaterThan(0)
    const before = await step({ kind: 'back' })
    expect(before.question?.answer).not.toBeNull()
  })

  test('in the United States there is no search, and petrol is gasoline', async () => {
    const step = walk()
    const view = await step({ kind: 'form', market: 'us' })
    expect(view.action).toBe('vehicle-lookup')
    expect(view.nextActions).toEqual(['ghg-estimate'])
    expect(view.question?.options.map(({ label }) => label)).toContain('Gasoline')
  })

  test('what is not among the options is refused', async () => {
    const step = walk()
    await step({ kind: 'go', action: 'ghg-estimate' })
    const refused = await step({ kind: 'answer', field: 'fuelType', value: 'ffv' })
    expect([refused.status, refused.refusal.code]).toEqual([400, 'NOT_AN_OPTION'])
  })

  test('what was added is edited, multiplied and removed', async () => {
    const step = walk()
    await step({ kind: 'search', registrationNumber: 'FB21OAK' })
    const added = await step({ kind: 'add', ...usage, registrationNumber: '' })
    const [one] = added.unsavedVehicles
    const unsavedUuid = one?.unsavedUuid ?? ''
    const edited = await step({ kind: 'edit', unsavedUuid, ...usage, multiplyVehicles: 4 })
    expect(edited.unsavedVehicles[0]?.emissions.total).toBe((one?.emissions.total ?? 0) * 2)
    const nothing = await step({ kind: 'edit', unsavedUuid: randomUUID(), ...usage })
    expect(nothing.refusal.code).toBe('VEHICLE_NOT_FOUND')
    expect((await step({ kind: 'remove', unsavedUuid })).unsavedVehicles).toEqual([])
  })

  test('begins again where a draft was written by an older version', async () => {
    const step = walk()
    await step({ kind: 'go', action: 'ghg-estimate' })
    const older = { version: 0, state: '{}', vehicles: '[]' }
    await api.deps.db.updateTable('vehicle_draft').set(older).execute()
    expect((await step({ kind: 'open' })).action).toBe('registration-search')
    expect((await step({ kind: 'go', action: 'ghg-estimate' })).action).toBe('ghg-estimate')
    expect((await step({ kind: 'open' })).action).toBe('ghg-estimate')
  })
})

describe('options by themselves', () => {
  test('an estimate asks one question after the other', async () => {
    const query = {
      market: 'uk',
      vehicleType: 'hgv',
      fuelType: 'diesel',
      reportingYear: '2025',
      chassis: 'articulated',
    } as const
    const { data } = await api.call(ListEstimateOptions, { query })
    expect(data.field).toBe('tonnageCat')
    expect(data.options.map(({ value }) => value)).toEqual(['average', 'light', 'heavy'])
  })

  test('a path of the catalogue that does not exist is not found', async () => {
    const { status } = await api.call(ListLookupOptions, { query: { market: 'uk', path: 'steam' } })
    expect(status).toBe(404)
  })
})

describe('calculating', () => {
  test('shows factor, year, source and comparisons', async () => {
    const { data } = await api.call(CalculateVehicle, { body: MINI })
    expect(data.emissions).toMatchObject({ total: 2_117_897, factorSet: { id: 'uk-2024' } })
    expect(data.comparisons.map((each) => each.with)).toEqual([
      'average-car',
      'average-electric',
      'train',
    ])
  })

  test.each([
    [{ annualMileage: 0 }, 'Please give the annual mileage.'],
    [{ annualMileage: 1.5 }, 'Please give the annual mileage as a whole number.'],
    [{ multiplyVehicles: 0 }, 'Please use a number of one or more.'],
  ])('%o is refused beside its field', async (change, message) => {
    const { refusal } = await api.call(CalculateVehicle, { body: { ...MINI, ...change } })
    expect(refusal.problems?.[0]?.message).toBe(message)
  })

  test('takes pluginHybrid as another word for phev', async () => {
    const [named, known] = await Promise.all(
      ['pluginHybrid', 'phev'].map(async (fuelType) => {
        const answers = { fuelType, reportingYear: '2025', vehicleCategory: 'average' }
        const body = { ...MINI, basis: { kind: 'ghg-estimate', answers } } as const
        return (await api.call(CalculateVehicle, { body })).data.emissions
      }),
    )
    expect(named?.total).toBeGreaterThan(0)
    expect(named).toEqual(known)
  })

  test('a combination without a factor is refused', async () => {
    const answers = { fuelType: 'ffv', reportingYear: '2024', vehicleCategory: 'average' }
    const body = { ...MINI, basis: { kind: 'ghg-estimate', answers } } as const
    expect((await api.call(CalculateVehicle, { body })).refusal.code).toBe('NO_FACTOR')
  })
})

describe('saved vehicles', () => {
  const save = async (person: TestPerson, ...vehicles: VehicleInput[]) =>
    (await api.call(SaveVehicles, { body: { vehicles } }, person.bearer)).data.vehicleIds
  const listed = async (person: TestPerson, id: string) =>
    (await api.call(ListVehicles, {}, person.bearer)).data.vehicles.find(({ uuid }) => uuid === id)

  test('are all saved or none', async () => {
    const before = (await api.call(ListVehicles, {}, ada.bearer)).data.vehicles.length
    const bad = { ...MINI, registrationNumber: 'X' }
    const body = { vehicles: [MINI, bad] }
    expect((await api.call(SaveVehicles, { body }, ada.bearer)).refusal.code).toBe(
      'BAD_REGISTRATION',
    )
    expect((await api.call(ListVehicles, {}, ada.bearer)).data.vehicles).toHaveLength(before)
  })

  test('are several alike or have a registration number, which names one', async () => {
    const several = { ...MINI, multiplyVehicles: 7 }
    const plated = { ...several, registrationNumber: 'FB19 ELM' }
    for (const refused of [
      await api.call(CalculateVehicle, { body: plated }),
      await api.call(SaveVehicles, { body: { vehicles: [plated] } }, ada.bearer),
    ]) {
      expect([refused.status, refused.refusal.code]).toEqual([400, 'REGISTRATION_OF_SEVERAL'])
      expect(refused.refusal.problems?.[0]?.field).toBe('multiplyVehicles')
    }
    const change = async (vehicleId: string, body: object) =>
      (await api.call(UpdateVehicle, { params: { vehicleId }, body }, ada.bearer)).refusal?.code
    const [alike = ''] = await save(ada, several)
    expect(await change(alike, { registrationNumber: 'FB19ELM' })).toBe('REGISTRATION_OF_SEVERAL')
    const [one = ''] = await save(ada, { ...plated, multiplyVehicles: 1 })
    expect(await change(one, { multiplyVehicles: 7 })).toBe('REGISTRATION_OF_SEVERAL')
    expect(await change(one, { multiplyVehicles: 7, registrationNumber: null })).toBeUndefined()
  })

  test('change their mileage, and are taken off the list', async () => {
    const [id = ''] = await save(ada, MINI)
    const body = { annualMileage: 16_000 }
    const changed = await api.call(UpdateVehicle, { params: { vehicleId: id }, body }, ada.bearer)
    expect(changed.data.emissions.total).toBe(4_235_793)
    const removed = await api.call(RemoveVehicle, { params: { vehicleId: id } }, ada.bearer)
    expect(removed.status).toBe(204)
    expect(await listed(ada, id)).toBeUndefined()
  })

  test('a figure of an older method stays until a newer one is asked for', async () => {
    const [id = ''] = await save(ada, MINI)
    const row = await api.deps.db
      .selectFrom('vehicle')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const older = { ...(row.emissions as object), total: 2_000_000, method: 'vehicles-2025-9' }
    await api.deps.db
      .updateTable('vehicle')
      .set({ emissions: JSON.stringify(older), total_grams: 2_000_000 })
      .where('id', '=', id)
      .execute()
    const shown = await listed(ada, id)
    expect(shown?.emissions.total).toBe(2_000_000)
    expect(shown?.newer?.totalGrams).toBe(2_117_897)
  })

  describe('are offset', () => {
    const today = () => api.deps.clock().toISOString().slice(0, 10)
    const priced = (person: TestPerson, vehicleIds: string[], repeat = false, from = today()) =>
      api.call(
        QuoteVehicles,
        {
          body: {
            audience: person === ada ? 'personal' : 'business',
            currency: 'GBP',
            vehicleIds,
            from,
            repeat,
          },
        },
        person.bearer,
      )

    test('in units of a hundred kilograms, for a year, and shown as paid', async () => {
      const [id = ''] = await save(ada, MINI)
      const quoted = await priced(ada, [id])
      expect(quoted.data).toMatchObject({ product: 'personal-vehicle-onetime', totalMinor: 1_320 })
      expect(quoted.data.lines).toMatchObject([{ impact: 'co2e', quantity: 2_200_000 }])
      const { paymentId, purchaseId } = await payFor(api, ada, quoted.data.quoteId)
      await askOutcome(api, ada, paymentId)
      const vehicle = await listed(ada, id)
      expect(vehicle?.offsetUntil).toBe(vehicle?.offsets[0]?.to)
      const { payments } = (await api.call(ListVehiclePayments, {}, ada.bearer)).data
      expect(payments.find((each) => each.purchaseId === purchaseId)).toMatchObject({
        status: 'Paid',
        vehicles: 1,
        totalMinor: 1_320,
      })
      const { purchases } = (await api.call(ListPurchases, {}, ada.bearer)).data
      expect(purchases.find(({ uuid }) => uuid === purchaseId)?.product).toBe(
        'personal-vehicle-onetime',
      )
      const entries = await api.deps.db
        .selectFrom('impact_ledger_entry')
        .select(['source_kind', 'product', 'quantity'])
        .where('source_id', '=', purchaseId)
        .execute()
      expect(entries).toEqual([
        { source_kind: 'vehicle-offset', product: 'personal-vehicle-onetime', quantity: 2_200_000 },
      ])
    })

    test('no day twice without saying so, not even in two purchases at once', async () => {
      const [id = ''] = await save(ada, MINI)
      const [first, second] = [await priced(ada, [id]), await priced(ada, [id])]
      const buy = (quoteId: string) =>
        api.call(
          BuyQuote,
          { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } },
          ada.bearer,
        )
      const bought = await Promise.all([buy(first.data.quoteId), buy(second.data.quoteId)])
      expect(bought.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(bought.find(({ status }) => status === 409)?.refusal.code).toBe(
        'PERIOD_ALREADY_OFFSET',
      )
      expect((await priced(ada, [id])).refusal.code).toBe('PERIOD_ALREADY_OFFSET')
      const again = await priced(ada, [id], true)
      expect((await buy(again.data.quoteId)).status).toBe(201)
    })

    test('a number that another account offsets is not offset twice unsaid either', async () => {
      const plated = { ...MINI, registrationNumber: 'FB21OAK' }
      const [mine = ''] = await save(ada, plated)
      const [theirs = ''] = await save(company, plated)
      const { paymentId } = await payFor(api, ada, (await priced(ada, [mine])).data.quoteId)
      // An unpaid order does not block someone else's.
      expect((await priced(company, [theirs])).status).toBe(201)
      await askOutcome(api, ada, paymentId)
      const refused = (await priced(company, [theirs])).refusal
      expect(refused.code).toBe('PERIOD_ALREADY_OFFSET')
      expect(refused.problems?.[0]?.message).toContain('FB21 OAK')
    })

    test('a registration number once in an order, however many vehicles have it', async () => {
      const [first = ''] = await save(ada, { ...MINI, registrationNumber: 'AB12CDE' })
      const [second = ''] = await save(ada, { ...MINI, registrationNumber: 'AB12 CDE' })
      const { refusal } = await priced(ada, [first, second], true)
      expect(refusal.code).toBe('SAME_REGISTRATION_TWICE')
      expect(refusal.problems?.[0]?.message).toContain('AB12 CDE')
    })

    test('what is driven beyond it is not offset, and the rest alone can be', async () => {
      const [id = ''] = await save(ada, {
        ...MINI,
        annualMileage: 1_000,
        registrationNumber: 'MI11AGE',
      })
      const buy = async () => {
        const quote = await priced(ada, [id])
        const { paymentId } = await payFor(api, ada, quote.data.quoteId)
        await askOutcome(api, ada, paymentId)
        return quote.data
      }
      await buy()
      const before = await listed(ada, id)
      expect(before).toMatchObject({ restGrams: 0, coverage: { kilometres: 1_609 } })
      const change = { params: { vehicleId: id }, body: { annualMileage: 30_000 } }
      await api.call(UpdateVehicle, change, ada.bearer)
      const after = await listed(ada, id)
      expect(after?.coverage).toEqual(before?.coverage)
      expect(after?.restGrams).toBe((after?.emissions.total ?? 0) - (before?.emissions.total ?? 0))
      const body = { registrationNumber: 'MI11AGE' }
      expect((await api.call(VerifyVehicle, { body })).data).toMatchObject({
        isOffset: false,
        coverage: before?.coverage,
        restGrams: after?.restGrams,
      })
      const rest = await buy()
      expect(rest.choice.co2eGrams).toBe(Math.ceil((after?.restGrams ?? 0) / 100_000) * 100_000)
      expect((await api.call(VerifyVehicle, { body })).data).toMatchObject({
        isOffset: true,
        coverage: { grams: after?.emissions.total, kilometres: 48_279 },
        restGrams: 0,
      })
      expect((await priced(ada, [id])).refusal.code).toBe('PERIOD_ALREADY_OFFSET')
    })

    test('within a year of today, and only by their own account', async () => {
      const [id = ''] = await save(ada, MINI)
      expect((await priced(ada, [id], false, '2031-01-01')).refusal.code).toBe(
        'PERIOD_OUT_OF_REACH',
      )
      expect((await priced(company, [id])).refusal.code).toBe('VEHICLE_NOT_FOUND')
      const { quoteId } = (await priced(ada, [id])).data
      const body = { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS }
      const theirs = await api.call(BuyQuote, { body }, company.bearer)
      expect(theirs.refusal.code).toBe('QUOTE_NOT_FOUND')
    })
  })

  describe('are verified by strangers', () => {
    const verify = async (registrationNumber: string) =>
      (await api.call(VerifyVehicle, { body: { registrationNumber } })).data

    test('whether offset, until when, and by whom if that is shown', async () => {
      const [id = ''] = await save(company, { ...MINI, registrationNumber: 'WI77LOW' })
      expect(await verify('wi77 low')).toEqual({
        registrationNumber: 'WI77LOW',
        isOffset: false,
        coverage: null,
        restGrams: 0,
        by: null,
      })
      const { data } = await api.call(
        QuoteVehicles,
        {
          body: {
            audience: 'business',
            currency: 'GBP',
            vehicleIds: [id],
            from: api.deps.clock().toISOString().slice(0, 10),
          },
        },
        company.bearer,
      )
      const { paymentId } = await payFor(api, company, data.quoteId)
      await askOutcome(api, company, paymentId)
      const hidden = await verify('WI77LOW')
      expect([hidden.isOffset, hidden.by]).toEqual([true, null])
      const account = { params: { accountId: company.accountId } }
      expect((await api.call(VerifyAccountVehicles, account)).status).toBe(404)
      await api.call(ShowVehicleOwner, { body: { isShown: true } }, company.bearer)
      expect((await verify('WI77LOW')).by?.name).toBe('Analytical Engines Ltd')
      expect((await api.call(VerifyAccountVehicles, account)).data).toMatchObject({ vehicles: 1 })
      const locked = await api.call(
        UpdateVehicle,
        { params: { vehicleId: id }, body: { registrationNumber: 'FB19ELM' } },
        company.bearer,
      )
      expect(locked.refusal.code).toBe('REGISTRATION_LOCKED')
    })
  })

  describe('that are several alike', () => {
    let fleet: TestPerson
    beforeAll(async () => {
      fleet = await joinAs(api, 'business')
      await api.call(ShowVehicleOwner, { body: { isShown: true } }, fleet.bearer)
    })
    const change = (vehicleId: string, body: object) =>
      api.call(UpdateVehicle, { params: { vehicleId }, body }, fleet.bearer)
    const shown = async () =>
      (await api.call(VerifyAccountVehicles, { params: { accountId: fleet.accountId } })).data
    const today = () => api.deps.clock().toISOString().slice(0, 10)
    const priced = (id: string, from: string, repeat = false) =>
      api.call(
        QuoteVehicles,
        { body: { audience: 'business', currency: 'GBP', vehicleIds: [id], from, repeat } },
        fleet.bearer,
      )
    const pay = async (id: string, from = today(), repeat = false) => {
      const quote = await priced(id, from, repeat)
      const { paymentId, purchaseId } = await payFor(api, fleet, quote.data.quoteId)
      await askOutcome(api, fleet, paymentId)
      return purchaseId
    }

    test('are counted as they were paid for, whatever is said of them later', async () => {
      const [id = ''] = await save(fleet, { ...MINI, multiplyVehicles: 3 })
      const purchaseId = await pay(id)
      expect(await shown()).toMatchObject({ vehicles: 3 })
      await change(id, { multiplyVehicles: 10_000 })
      expect(await shown()).toMatchObject({ vehicles: 3 })
      const { payments } = (await api.call(ListVehiclePayments, {}, fleet.bearer)).data
      expect(payments.find((each) => each.purchaseId === purchaseId)?.vehicles).toBe(3)
      expect((await readFigures(api.deps.db, fleet.accountId)).vehicles).toBe(3)
      expect((await listed(fleet, id))?.coverage).toMatchObject({ vehicles: 3, kilometres: 38_624 })

      await change(id, { multiplyVehicles: 1 })
      expect(await shown()).toMatchObject({ vehicles: 3 })
      expect((await listed(fleet, id))?.coverage?.vehicles).toBe(3)
    })

    test('count once where several of their offsets run at once', async () => {
      const before = (await shown()).vehicles
      const [id = ''] = await save(fleet, { ...MINI, multiplyVehicles: 2 })
      await pay(id)
      await change(id, { multiplyVehicles: 5 })
      await pay(id)
      expect((await shown()).vehicles).toBe(before + 5)
      expect((await listed(fleet, id))?.coverage?.vehicles).toBe(5)
    })

    test('are one where they have one registration number', async () => {
      const before = (await shown()).vehicles
      const plated = { ...MINI, registrationNumber: 'TW11INS' }
      for (const id of await save(fleet, plated, plated)) await pay(id, today(), true)
      expect((await shown()).vehicles).toBe(before + 1)
    })

    test('count on the days of their offset alone', async () => {
      const before = (await shown()).vehicles
      const [id = ''] = await save(fleet, { ...MINI, multiplyVehicles: 4 })
      const later = new Date(api.deps.clock().getTime() + 30 * 24 * 60 * 60_000)
      await pay(id, later.toISOString().slice(0, 10))
      expect((await shown()).vehicles).toBe(before)
    })

    test('under one number, as was possible before, are answered for as one vehicle', async () => {
      const [id = ''] = await save(fleet, { ...MINI, registrationNumber: 'SE77VEN' })
      await pay(id)
      const body = { registrationNumber: 'SE77VEN' }
      const one = (await api.call(VerifyVehicle, { body })).data
      await asSevenOfBefore(id)
      expect((await api.call(VerifyVehicle, { body })).data).toEqual(one)
      const { refusal } = await priced(id, one.coverage?.until ?? '')
      expect(refusal.code).toBe('REGISTRATION_OF_SEVERAL')
      expect(refusal.problems?.[0]?.message).toContain('SE77 VEN')
    })

    /** Seven times what was saved and paid for, under the same number. */
    async function asSevenOfBefore(id: string): Promise<void> {
      const { db } = api.deps
      await sql`alter table vehicle_offset disable trigger append_only,
        drop constraint vehicle_offset_one_of_registration`.execute(db)
      await sql`update vehicle_offset set vehicles = 7, kilometres = kilometres * 7,
        emitted_grams = emitted_grams * 7 where vehicle_id = ${id}`.execute(db)
      await sql`update vehicle set total_grams = total_grams * 7,
        description = jsonb_set(description, '{multiplyVehicles}', '7')
        where id = ${id}`.execute(db)
    }
  })

  describe('figures of a test', () => {
    const BENTLEY = {
      kind: 'type-approval',
      source: 'registry',
      fuelType: 'petrol',
      transmission: null,
      make: 'BENTLEY',
      productionYear: 2020,
      baseModelName: null,
      modelName: null,
      engineSizeL: '6.0',
      gCo2ePerKm: 1,
      spread: null,
      cycle: 'WLTP',
    } as const
    const saving = (vehicle: VehicleInput) =>
      api.call(SaveVehicles, { body: { vehicles: [vehicle] } }, ada.bearer)

    test.each(['registry', 'catalogue'] as const)(
      'that the %s never gave are refused',
      async (source) => {
        await find('FB21OAK')
        for (const registrationNumber of ['FB21OAK', 'BE17LEY', null]) {
          const basis = { ...BENTLEY, source }
          const { refusal } = await saving({ ...MINI, basis, registrationNumber })
          expect(refusal.code).toBe('FIGURES_UNKNOWN')
        }
      },
    )

    test('that the registry gave are saved for its number and for none, and not for another one', async () => {
      const csv = 'Registration number,Annual mileage\nFB21OAK,9000\n'
      await api.call(ImportFleet, { body: { csv } }, company.bearer)
      const [found] = (await api.call(ListVehicles, {}, company.bearer)).data.vehicles
      const basis = found?.vehicle.basis as VehicleInput['basis']
      expect(basis).toMatchObject({ source: 'registry' })
      expect((await saving({ ...MINI, basis, registrationNumber: 'FB21OAK' })).status).toBe(201)
      const several = { ...MINI, basis, registrationNumber: null, multiplyVehicles: 7 }
      const saved = await saving(several)
      expect(saved.status).toBe(201)
      const other = { ...MINI, basis, registrationNumber: 'BE17LEY' }
      expect((await saving(other)).refusal.code).toBe('FIGURES_UNKNOWN')
      const params = { vehicleId: saved.data.vehicleIds[0] ?? '' }
      const body = { registrationNumber: 'BE17LEY', multiplyVehicles: 1 }
      const changed = await api.call(UpdateVehicle, { params, body }, ada.bearer)
      expect(changed.refusal.code).toBe('FIGURES_UNKNOWN')
    })
  })

  describe('a fleet', () => {
    const HEADER =
      'Registration number,Vehicle type,Fuel type,Vehicle category,Annual mileage,Vehicles'
    const bring = (csv: string, person = company) =>
      api.call(ImportFleet, { body: { csv } }, person.bearer)

    test('comes in from a file and goes out to one that comes in again', async () => {
      const { data } = await bring(
        `${HEADER}\nFB68VAN,van,diesel,medium,12000,1\n,car,pluginHybrid,,9000,3\n`,
      )
      expect(data).toEqual({ saved: 2, problems: [] })
      const file = await api.call(ExportFleet, {}, company.bearer)
      const text = new TextDecoder().decode(file.data)
      expect(text).toContain('FB68VAN,uk,van,diesel')
      expect(text).toContain('UK Government GHG Conversion Factors')
      expect((await bring(text)).data.problems).toEqual([])
    })

    test('preserves the tested CO2 of a looked-up car through export and import', async () => {
      const { accountId, bearer } = await joinAs(api, 'business')
      const person = { accountId, bearer } as TestPerson
      const tested = {
        kind: 'type-approval',
        source: 'catalogue',
        fuelType: 'diesel',
        transmission: 'manual',
        make: 'Ford, of "Köln"',
        productionYear: 2019,
        baseModelName: 'FOCUS',
        modelName: null,
        engineSizeL: '1.5',
        gCo2ePerKm: 118.5,
        spread: { low: 110.25, high: 131, variants: 4 },
        cycle: 'WLTP',
      } as const
      const { fuelType, transmission, make, baseModelName, engineSizeL } = tested
      const path = [fuelType, transmission, make, '2019', baseModelName, '', engineSizeL]
      await api.deps.db
        .insertInto('catalogue_choice')
        .values({
          market: 'uk',
          path: path.join('\u001f'),
          options: [],
          median: 118.5,
          ...tested.spread,
          cycle: 'WLTP',
        })
        .execute()
      await save(person, { ...MINI, basis: tested, registrationNumber: 'TE57EDD' })
      const [before] = (await api.call(ListVehicles, {}, bearer)).data.vehicles
      const file = await api.call(ExportFleet, {}, bearer)
      const { data } = await bring(new TextDecoder().decode(file.data), person)
      expect(data).toEqual({ saved: 1, problems: [] })
      const [after] = (await api.call(ListVehicles, {}, bearer)).data.vehicles
      expect(after?.uuid).not.toBe(before?.uuid)
      expect([after?.vehicle, after?.emissions]).toEqual([before?.vehicle, before?.emissions])
    })

    test('of registration numbers alone is looked up; what the registry does not know is named', async () => {
      const { data } = await bring('Registration number,Annual mileage\nFB21OAK,"12,000"\n')
      expect(data).toEqual({ saved: 1, problems: [] })
      const [vehicle] = (await api.call(ListVehicles, {}, company.bearer)).data.vehicles
      expect(vehicle?.vehicle).toMatchObject({
        annualMileage: 12_000,
        basis: { kind: 'type-approval', source: 'registry' },
      })
      const unknown = await bring(
        'Registration number,Annual mileage\nZZ99ZZZ,10.000\nZZ99ZZZ,900\n',
      )
      expect(unknown.data.problems).toEqual([
        { row: 2, field: 'annual_mileage', message: expect.stringContaining('two ways') },
        { row: 3, field: 'registration_number', message: 'No vehicles found!' },
      ])
    })

    test('with a problem in any row nothing is saved, and every problem is named', async () => {
      const before = (await api.call(ListVehicles, {}, company.bearer)).data.vehicles.length
      const { data } = await bring(
        `${HEADER}\n,van,diesel,medium,12000,1\nA-B,spaceship,petrol,,x,0\n,car,steam,,900,1\n`,
      )
      expect(data.saved).toBe(0)
      expect(data.problems.map(({ row, field }) => [row, field])).toEqual([
        [3, 'vehicle_type'],
        [3, 'annual_mileage'],
        [3, 'vehicles'],
        [3, 'registration_number'],
        [4, 'fuel_type'],
      ])
      expect((await api.call(ListVehicles, {}, company.bearer)).data.vehicles).toHaveLength(before)
    })

    test.each(['', 'no columns at all', 'Vehicle type\ncar'])('%j is no fleet', async (csv) => {
      expect((await bring(csv)).refusal.code).toBe('FLEET_FILE_INVALID')
    })

    test('of more than 2,000 rows is refused', async () => {
      const rows = Array.from({ length: 2_001 }, () => ',car,petrol,,9000,1')
      expect((await bring([HEADER, ...rows].join('\n'))).refusal.code).toBe('TOO_MANY_VEHICLES')
    })

    test('of more than 200 columns is refused', async () => {
      const wide = `${HEADER}${',a'.repeat(200)}\n,car,petrol,,9000,1`
      expect((await bring(wide)).refusal.code).toBe('TOO_MANY_COLUMNS')
    })

    test('is for businesses', async () => {
      expect((await bring(`${HEADER}\n,car,petrol,,9000,1`, ada)).refusal.code).toBe(
        'BUSINESS_ONLY',
      )
    })
  })
})
