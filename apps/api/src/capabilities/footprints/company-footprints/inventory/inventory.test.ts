import { SetCategoryState } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import {
  ListFootprints,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  AddEntity,
  ChangeEntity,
  ExportInventory,
  GetInventory,
  type Inventory,
  ListCompanies,
  RemoveEntity,
  SetApproach,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ListLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  CountOutdatedLines,
  PreviewRecalculation,
  RecalculateInventory,
} from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import {
  DrawVehicles,
  ListInventoryVehicles,
} from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import {
  RemoveVehicle,
  SaveVehicles,
  UpdateVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { INSTRUMENT_CRITERIA } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyFootprints } from '../../../../from-manifests/verify-footprints.ts'
import { closeInBalance } from '../../../../testing/commerce/close-in-balance.ts'
import { declareAnswered } from '../../../../testing/footprints/declare-answered.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
let grace: TestPerson
let factors: Record<'gas' | 'power', string>
let params: { footprintId: string }

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  ada = await joinAs(api, 'business')
  grace = await joinAs(api, 'business')
  const find = async (words: string, unit: string) => {
    const query = { words, unit, year: 2025, market: 'uk', limit: 1 } as const
    return (await api.call(SearchFactors, { query })).data.factors[0]?.factorId ?? ''
  }
  factors = {
    gas: await find('gaseous natural gas', 'kWh (Gross CV)'),
    power: await find('electricity generated', 'kWh'),
  }
})
afterAll(() => closeInBalance(api))
beforeEach(async () => {
  await api.deps.db.deleteFrom('footprint').execute()
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = {
    input,
    companyName: 'Fernbank',
    startMonth: '2025-01',
    frequency: 'annual',
  } as const
  const { data } = await api.call(SaveFootprint, { body }, ada.bearer)
  params = { footprintId: data.footprintId }
  await start()
})

const start = () =>
  api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, ada.bearer)
const view = async (): Promise<Inventory> =>
  (await api.call(GetInventory, { params }, ada.bearer)).data
const lines = async () => (await api.call(ListLines, { params }, ada.bearer)).data.lines
/** With a reason, which only much of what was declared needs. */
const query = { reason: 'More bills came.' }
const add = (...lines: object[]) =>
  api.call(AddLines, { params, query, body: { lines: lines as never } }, ada.bearer)
const say = (category: string, state: string, reason = '') =>
  api.call(
    SetCategoryState,
    { params: { ...params, category: category as never }, body: { state: state as never, reason } },
    ada.bearer,
  )
const gas = (change: object = {}) => ({
  category: 'stationaryCombustion',
  description: 'Boiler',
  quantity: 10_000,
  unit: 'kWh (Gross CV)',
  factorId: factors.gas,
  ...change,
})
const power = (change: object = {}) => ({
  category: 'indirectElectricityEmissions',
  description: 'Office',
  quantity: 10_000,
  unit: 'kWh',
  factorId: factors.power,
  ...change,
})
const categoryOf = (inventory: Inventory, category: string) =>
  inventory.categories.find((each) => each.category === category)

describe('beginning an inventory', () => {
  test('happens once for a footprint, with every category open', async () => {
    const again = await start()
    expect([again.status, again.refusal.code]).toEqual([409, 'INVENTORY_EXISTS'])
    const inventory = await view()
    expect(inventory.open).toEqual(CATEGORY_KEYS)
    expect(inventory.totals.total).toBe(0)
    expect(inventory.footprint).toMatchObject({ isRefined: true, declared: null })
  })

  test('of another account, or of a footprint that there is not, finds nothing', async () => {
    const body = { approach: 'equityShare' } as const
    const others = await api.call(StartInventory, { params, body }, grace.bearer)
    expect(others.refusal.code).toBe('FOOTPRINT_NOT_FOUND')
    const seen = await api.call(GetInventory, { params }, grace.bearer)
    expect(seen.refusal.code).toBe('INVENTORY_NOT_FOUND')
  })
})

describe('activity lines', () => {
  test('add up by category and scope, with well-to-tank and grid losses as lines of category 3', async () => {
    const { status, data } = await add(gas({ withUpstream: true }), power({ withUpstream: true }))
    expect(status).toBe(201)
    const upstream = data.lines.filter(({ parentId }) => parentId !== null)
    expect(upstream.map(({ factor }) => factor?.category).toSorted()).toEqual([
      'Transmission and distribution',
      'WTT- UK electricity',
      'WTT- UK electricity',
      'WTT- fuels',
    ])
    const { totals, ...inventory } = await view()
    expect(totals.scope1).toBe(1_829_600)
    expect(totals.scope2).toBe(1_770_000)
    // The example of docs/footprint-inventory.md.
    expect(totals.total).toBe(4_585_700)
    expect(totals.scope3).toBe(upstream.reduce((sum, { co2eGrams }) => sum + co2eGrams, 0))
    expect(totals.total).toBe(totals.scope1 + totals.scope2 + totals.scope3)
    expect(categoryOf({ ...inventory, totals }, 'stationaryCombustion')).toMatchObject({
      state: 'figures',
      lines: 1,
    })
  })

  test('show scope 2 by contract beside that by location, and never mix them', async () => {
    const criteria = INSTRUMENT_CRITERIA
    await add(
      power({ marketFactor: { kgCo2e: 0, source: 'REGO 2025, 10 MWh', criteria } }),
      power(),
    )
    const { totals } = await view()
    expect(totals).toMatchObject({ scope2: 3_540_000, scope2Market: 1_770_000 })
    expect(totals.totalMarket).toBe(totals.total - 1_770_000)
    expect(totals.scope2Cover).toEqual({
      byInstruments: 1_770_000,
      byResidualMix: 0,
      beforeCriteria: 0,
      uncovering: [],
    })
  })

  test('by an instrument that misses a criterion count by the residual mix, else by location', async () => {
    const missing = { kgCo2e: 0, source: 'REGO 9', criteria: ['attribute', 'vintage'] }
    const residual = { kgCo2e: 0.4, source: 'Typed, 2025' }
    await add(
      power({ marketFactor: missing }),
      power({ marketFactor: { kgCo2e: 0, source: 'REGO 10', residual } }),
    )
    const { totals } = await view()
    expect(totals.scope2Market).toBe(1_770_000 + 4_000_000)
    expect(totals.scope2Cover).toMatchObject({ byInstruments: 0, byResidualMix: 1_770_000 })
    expect(totals.scope2Cover?.uncovering).toEqual([
      { source: 'REGO 9', missing: ['unique-claim', 'cancelled', 'same-market'] },
      { source: 'REGO 10', missing: [...INSTRUMENT_CRITERIA] },
    ])
  })

  test('from before criteria were asked for count as they did', async () => {
    const { data } = await add(power({ marketFactor: { kgCo2e: 0, source: 'REGO 1' } }))
    await api.deps.db
      .updateTable('inventory_line')
      .set({
        market_factor: JSON.stringify({ kind: 'contract', kgCo2e: 0, source: 'REGO 1' }),
        market_grams: 0,
      })
      .where('id', '=', data.lines[0]?.lineId ?? '')
      .execute()
    const { totals } = await view()
    expect(totals).toMatchObject({
      scope2Market: 0,
      scope2Cover: { byInstruments: 1_770_000, beforeCriteria: 1_770_000 },
    })
  })

  test('are refused together, each beside its own field', async () => {
    const { status, refusal } = await add(gas(), gas({ unit: 'kWh' }), gas({ factorId: 'nothing' }))
    expect(status).toBe(400)
    expect(refusal.problems?.map(({ field }) => field)).toEqual([
      'lines.1.unit',
      'lines.2.factorId',
    ])
    expect((await api.call(ListLines, { params }, ada.bearer)).data.lines).toEqual([])
  })

  test('are computed again when they change, with their upstream lines', async () => {
    const { data } = await add(gas({ withUpstream: true }))
    const lineId = data.lines.find(({ parentId }) => parentId === null)?.lineId ?? ''
    const changed = await api.call(
      ReplaceLine,
      {
        params: { ...params, lineId },
        body: gas({ quantity: 20_000, withUpstream: true }) as never,
      },
      ada.bearer,
    )
    expect(changed.data.lines).toHaveLength(2)
    expect((await view()).totals.scope1).toBe(3_659_200)
    const wrong = await api.call(
      ReplaceLine,
      { params: { ...params, lineId }, body: gas({ unit: 'kg' }) as never },
      ada.bearer,
    )
    expect(wrong.refusal.problems?.[0]?.field).toBe('unit')
    expect((await view()).totals.scope1).toBe(3_659_200)
  })

  test('are of all twelve months, or of some of them', async () => {
    const months = async () =>
      (await lines()).map(({ period }) => [period.from, period.to]).toSorted()
    await add(gas(), gas({ period: { from: '2025-03', to: '2025-03' } }))
    expect(await months()).toEqual([
      ['2025-01', '2025-12'],
      ['2025-03', '2025-03'],
    ])
    const wrong = await add(
      gas({ period: { from: '2024-12', to: '2025-03' } }),
      gas({ period: { from: '2025-03', to: '2026-01' } }),
      gas({ period: { from: '2025-03', to: '2025-02' } }),
    )
    expect(wrong.refusal.problems?.map(({ field }) => field)).toEqual([
      'lines.0.period.from',
      'lines.1.period.to',
      'lines.2.period.to',
    ])
  })

  test('of money hold how it was converted; the year is that of the footprint where none is said', async () => {
    const spend = { category: 'purchasedGoodsAndServices', quantity: 1_000, unit: 'GBP' }
    const of2023 = { ...spend, factorId: 'uk-spend-2023:69.2' }
    const { data } = await add(gas({ ...of2023, spendYear: 2023 }), gas(of2023))
    const [later, exact] = data.lines.toSorted((a, b) => a.co2eGrams - b.co2eGrams)
    expect(exact).toMatchObject({ co2eGrams: 50_228, spend: { rate: 1, deflator: 1 } })
    expect(later?.spend).toMatchObject({ year: 2025, priceYear: 2023 })
    expect(later?.spend?.deflator).toBeCloseTo(1 / 1.032716 / 1.025, 10)
  })

  test('come by the page, each once, in the order in which they were entered', async () => {
    await add(...Array.from({ length: 5 }, (_, at) => gas({ description: `Boiler ${at}` })))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, ...(cursor && { cursor }) }
      const { data } = await api.call(ListLines, { params, query }, ada.bearer)
      expect(data.lines.length).toBeLessThanOrEqual(2)
      seen.push(...data.lines.map(({ description }) => description))
      cursor = data.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([0, 1, 2, 3, 4].map((at) => `Boiler ${at}`))
  })

  test('of scope 3 keep their well-to-tank line in their own category', async () => {
    const query = { words: 'cars average unknown', unit: 'miles', year: 2025, limit: 9 }
    const found = (await api.call(SearchFactors, { query })).data.factors
    const car = found.find(({ category }) => category === 'Passenger vehicles')
    const category = 'employeeCommutingAndRemoteWorking'
    const factorId = car?.factorId
    const { data } = await add(gas({ category, factorId, unit: 'miles', withUpstream: true }))
    expect(data.lines.map((line) => line.category)).toEqual([category, category])
    expect((await view()).open).toContain('fuelAndEnergyRelatedActivities')
  })

  test.each([
    ['mobileCombustion', 'HGV rigid 17 100% laden', 'Delivery vehicles', 'km'],
    ['upstreamTransportationAndDistribution', 'HGV rigid 17 average', 'Freighting goods', 'km'],
    ['businessTravel', 'national rail', 'Business travel- land', 'passenger.km'],
    ['businessTravel', 'flights domestic', 'Business travel- air', 'passenger.km'],
  ])(
    'of %s by “%s” have the well-to-tank that is published',
    async (category, words, table, unit) => {
      const query = { words, unit, year: 2025, limit: 20 }
      const found = (await api.call(SearchFactors, { query })).data.factors
      const factorId = found.find((each) => each.category === table)?.factorId
      const { data } = await add(gas({ category, factorId, unit, withUpstream: true }))
      const [name, upstream] = data.lines.map(({ factor }) => factor?.name.toLowerCase())
      expect(upstream).toBe(`wtt- ${name}`)
    },
  )

  test.each([
    ['national rail', 'wtt- rail > national rail', 2025],
    ['long-haul economy', 'wtt- flights > long-haul, to/from uk > economy class > with rf', 2025],
    ['regular taxi', 'wtt- taxis > regular taxi', 2025],
  ])(
    'of 2026 by “%s”, whose well-to-tank is not published, have that of the year before and name it',
    async (words, upstream, year) => {
      const query = { words, unit: 'passenger.km', year: 2026, limit: 20 }
      const [factor] = (await api.call(SearchFactors, { query })).data.factors
      const change = { category: 'businessTravel', factorId: factor?.factorId }
      const { data } = await add(gas({ ...change, unit: 'passenger.km', withUpstream: true }))
      const added = data.lines.map((line) => [
        line.factor?.set.year,
        line.factor?.name.toLowerCase(),
      ])
      expect(added).toEqual([
        [2026, factor?.name.toLowerCase()],
        [year, upstream],
      ])
    },
  )

  test('of electricity in the United States bring the losses of their grid', async () => {
    const query = { words: 'total output camx', market: 'us', limit: 1 } as const
    const [grid] = (await api.call(SearchFactors, { query })).data.factors
    await add(power({ factorId: grid?.factorId, unit: 'MWh', quantity: 10, withUpstream: true }))
    const grams = (await lines()).map(({ category, co2eGrams }) => [category, co2eGrams])
    expect(Object.fromEntries(grams)).toEqual({
      indirectElectricityEmissions: 1_987_415,
      // 4.1% of the gross generation.
      fuelAndEnergyRelatedActivities: 84_968,
    })
  })

  test('of 2026 keep the well-to-tank of 2026 where it is published', async () => {
    const query = { words: 'electricity generated', year: 2026, limit: 1 }
    const [factor] = (await api.call(SearchFactors, { query })).data.factors
    const { data } = await add(power({ factorId: factor?.factorId, withUpstream: true }))
    expect(data.lines).toHaveLength(4)
    expect(new Set(data.lines.map((line) => line.factor?.set.year))).toEqual(new Set([2026]))
  })

  test('that go with another change and end with that one alone', async () => {
    const { data } = await add(gas({ withUpstream: true }))
    const lineId = data.lines.find(({ parentId }) => parentId !== null)?.lineId ?? ''
    const asked = { params: { ...params, lineId } }
    const changed = await api.call(ReplaceLine, { ...asked, body: gas() as never }, ada.bearer)
    const removed = await api.call(RemoveLine, asked, ada.bearer)
    expect([changed, removed].map(({ refusal }) => refusal.code)).toEqual([
      'LINE_OF_ANOTHER',
      'LINE_OF_ANOTHER',
    ])
    expect((await view()).open).not.toContain('fuelAndEnergyRelatedActivities')
  })

  test('beyond what grams can count are refused beside the quantity', async () => {
    const own = (change: object) =>
      gas({
        factorId: undefined,
        unit: 'kg',
        ownFactor: { kgCo2e: 1, unit: 'kg', source: 'Mill' },
        ...change,
      })
    const fields = async (...lines: object[]) =>
      (await add(...lines)).refusal.problems?.map(({ field }) => field)
    const most = { quantity: 1e12 }
    expect(await fields(own(most), own(most), own(most))).toEqual(['lines.0.quantity'])
    expect(
      await fields(own({ ownFactor: { kgCo2e: 1e9, unit: 'kg', source: 'Mill' }, ...most })),
    ).toEqual(['lines.0.quantity'])
    const marketFactor = { kgCo2e: 1e9, source: 'REGO', criteria: INSTRUMENT_CRITERIA }
    expect(await fields(power({ marketFactor, quantity: 1e12 }))).toEqual([
      'lines.0.marketFactor.kgCo2e',
    ])
    expect((await view()).totals.total).toBe(0)
  })

  test('go with their upstream lines, and their category has not begun then', async () => {
    const { data } = await add(gas({ withUpstream: true }))
    const lineId = data.lines.find(({ parentId }) => parentId === null)?.lineId ?? ''
    const remove = () => api.call(RemoveLine, { params: { ...params, lineId } }, ada.bearer)
    expect((await remove()).status).toBe(204)
    expect((await view()).open).toEqual(CATEGORY_KEYS)
    expect((await remove()).refusal.code).toBe('LINE_NOT_FOUND')
  })
})

describe('companies of the inventory', () => {
  const half = {
    name: 'Joint Ovens',
    equityBasisPoints: 5_000,
    hasFinancialControl: false,
    hasOperationalControl: true,
  }
  const addCompany = () => api.call(AddEntity, { params, body: half }, ada.bearer)
  const approach = (to: Inventory['approach']) =>
    api.call(SetApproach, { params, body: { approach: to } }, ada.bearer)

  test('count by the approach', async () => {
    const entityId = (await addCompany()).data.entities[0]?.entityId ?? ''
    await add(gas({ entityId }), gas())
    expect((await view()).totals.scope1).toBe(3_659_200)
    expect((await approach('equityShare')).data.totals.scope1).toBe(2_744_400)
    expect((await approach('financialControl')).data.totals.scope1).toBe(1_829_600)
  })

  test('show what counts of each and of each site, and what every approach would give', async () => {
    const entityId = (await addCompany()).data.entities[0]?.entityId ?? ''
    await add(gas({ entityId, site: 'Stroud' }), gas({ site: 'Stroud' }), gas())
    const { data } = await api.call(ListCompanies, { params }, ada.bearer)
    expect(data.companies.map((each) => [each.entityId, each.lines, each.countedGrams])).toEqual([
      [null, 2, 3_659_200],
      [entityId, 1, 1_829_600],
    ])
    expect(data.sites.map(({ site, lines }) => [site, lines])).toEqual([
      ['Stroud', 1],
      ['Stroud', 1],
    ])
    expect(data.approaches.map(({ total }) => total)).toEqual([5_488_800, 3_659_200, 4_574_000])
    for (const { approach: each, total } of data.approaches) {
      expect((await approach(each)).data.totals.total).toBe(total)
    }
  })

  test('change their share and control, and no line of theirs is lost', async () => {
    const entityId = (await addCompany()).data.entities[0]?.entityId ?? ''
    await api.call(AddEntity, { params, body: { ...half, name: 'Mill' } }, ada.bearer)
    await add(gas({ entityId }))
    const change = (id: string, body: object) =>
      api.call(
        ChangeEntity,
        { params: { ...params, entityId: id }, body: { ...half, ...body } },
        ada.bearer,
      )
    const { data } = await change(entityId, { hasOperationalControl: false })
    expect(data.totals.scope1).toBe(0)
    expect((await change(entityId, { name: 'Mill' })).refusal.code).toBe('ENTITY_EXISTS')
    expect((await change(params.footprintId, { name: 'X' })).refusal.code).toBe('ENTITY_NOT_FOUND')
  })

  test('have one name each, and stay while lines are theirs', async () => {
    const entityId = (await addCompany()).data.entities[0]?.entityId ?? ''
    expect((await addCompany()).refusal.code).toBe('ENTITY_EXISTS')
    await add(gas({ entityId }))
    const remove = (id: string) =>
      api.call(RemoveEntity, { params: { ...params, entityId: id } }, ada.bearer)
    expect((await remove(entityId)).refusal.code).toBe('ENTITY_IN_USE')
    const [line] = (await api.call(ListLines, { params }, ada.bearer)).data.lines
    await api.call(RemoveLine, { params: { ...params, lineId: line?.lineId ?? '' } }, ada.bearer)
    expect((await remove(entityId)).status).toBe(204)
    expect((await remove(entityId)).refusal.code).toBe('ENTITY_NOT_FOUND')
    const strangers = await add(gas({ entityId }))
    expect(strangers.refusal.problems?.[0]?.field).toBe('lines.0.entityId')
  })
})

describe('vehicles of the account', () => {
  const car = (change: object = {}) => ({
    market: 'uk' as const,
    vehicleType: 'car' as const,
    basis: {
      kind: 'ghg-estimate' as const,
      answers: { fuelType: 'phev', reportingYear: '2025', vehicleCategory: 'average' },
    },
    registrationNumber: null,
    annualMileage: 8_000,
    mileageUnit: 'mi' as const,
    multiplyVehicles: 1,
    ...change,
  })
  const save = async (...vehicles: ReturnType<typeof car>[]) =>
    (await api.call(SaveVehicles, { body: { vehicles } }, ada.bearer)).data.vehicleIds
  const draw = (vehicleIds: string[], change: object = {}) =>
    api.call(
      DrawVehicles,
      { params, body: { category: 'mobileCombustion', vehicleIds, ...change } },
      ada.bearer,
    )
  const listed = async (id: string) =>
    (await api.call(ListInventoryVehicles, { params }, ada.bearer)).data.vehicles.find(
      ({ vehicleId }) => vehicleId === id,
    )

  test('are drawn in as lines of all three scopes, and never twice', async () => {
    const [id = '', other = ''] = await save(car(), car())
    const { status, data } = await draw([id])
    expect(status).toBe(201)
    const { totals, ...inventory } = await view()
    const year = data.lines.reduce((sum, { co2eGrams }) => sum + co2eGrams, 0)
    expect(totals.total).toBe(year)
    expect(Math.min(totals.scope1, totals.scope2, totals.scope3)).toBeGreaterThan(0)
    const electric = categoryOf({ ...inventory, totals }, 'companyElectricVehiclesChargedOffsite')
    expect(electric?.lines).toBe(1)
    const main = data.lines.filter(({ vehicleId }) => vehicleId === id)
    expect(main.map(({ parentId }) => parentId)).toEqual([null])
    for (const again of [await draw([id]), await draw([id, other], { category: 'businessTravel' })])
      expect(again.refusal.code).toBe('VEHICLE_COUNTED')
    expect((await view()).totals.total).toBe(year)
    expect(await listed(id)).toMatchObject({ drawn: { category: 'mobileCombustion' } })
    const taken = await api.deps.db
      .selectFrom('inventory_vehicle_month')
      .select('vehicle_key')
      .execute()
    expect(taken).toHaveLength(12)
    const twice = api.deps.db
      .updateTable('inventory_line')
      .set({ vehicle_id: id, vehicle_grams: 1 })
      .where('parent_id', 'is not', null)
      .execute()
    await expect(twice).rejects.toThrow('duplicate key')
  })

  test('stay as they were computed when they change, and are drawn in again on request', async () => {
    const [id = ''] = await save(car())
    await draw([id], { category: 'businessTravel' })
    const before = await view()
    expect([before.totals.scope1, before.totals.scope2]).toEqual([0, 0])
    const asked = { params: { vehicleId: id }, body: { annualMileage: 16_000 } }
    await api.call(UpdateVehicle, asked, ada.bearer)
    expect((await view()).totals.total).toBe(before.totals.total)
    expect(await listed(id)).toMatchObject({ isChanged: true })
    await draw([id], { category: 'businessTravel', again: true })
    const twice = 2 * before.totals.total
    expect(Math.abs((await view()).totals.total - twice)).toBeLessThan(10)
    expect(await listed(id)).toMatchObject({ isChanged: false })
    await api.call(RemoveVehicle, { params: { vehicleId: id } }, ada.bearer)
    expect(await listed(id)).toMatchObject({ isRemoved: true })
    expect((await draw([id])).refusal.code).toBe('VEHICLE_NOT_FOUND')
  })

  test('of one registration number are one vehicle, and their line is changed by the vehicle alone', async () => {
    const plate = { registrationNumber: 'AB12 CDE' }
    const ids = await save(car(plate), car(plate))
    expect((await draw(ids)).refusal.code).toBe('VEHICLE_COUNTED')
    const { data } = await draw(ids.slice(0, 1))
    expect((await draw(ids.slice(1))).refusal.code).toBe('VEHICLE_COUNTED')
    const lineId = data.lines.find(({ vehicleId }) => vehicleId)?.lineId ?? ''
    const asked = { params: { ...params, lineId } }
    const changed = await api.call(ReplaceLine, { ...asked, body: gas() as never }, ada.bearer)
    expect(changed.refusal.code).toBe('LINE_OF_VEHICLE')
    await api.call(RemoveLine, asked, ada.bearer)
    expect((await draw(ids.slice(1))).status).toBe(201)
    const breaches = (await verifyFootprints(api.deps.db)).map(({ breaches: found }) => found)
    expect(breaches.every((found) => found === 0)).toBe(true)
  })
})

describe('a category', () => {
  test('takes the benchmark of the estimate where there is one', async () => {
    const { data } = await say('purchasedGoodsAndServices', 'benchmark')
    const row = categoryOf(data, 'purchasedGoodsAndServices')
    expect(row?.co2eGrams).toBe(row?.benchmarkGrams)
    expect(data.totals.benchmarkShare).toBe(1)
    expect((await say('franchises', 'benchmark')).refusal.code).toBe('NO_BENCHMARK')
  })

  test('does not apply only with a reason', async () => {
    expect((await say('franchises', 'not-applicable')).refusal.problems?.[0]?.field).toBe('reason')
    const { data } = await say('franchises', 'not-applicable', 'We have none.')
    expect(categoryOf(data, 'franchises')).toMatchObject({ reason: 'We have none.', co2eGrams: 0 })
    expect((await say('franchises', 'open')).data.open).toContain('franchises')
  })

  test('is not counted beside the benchmark of its scope', async () => {
    await say('unknownScopeOne', 'benchmark')
    expect((await add(gas())).refusal.code).toBe('COUNTED_TWICE')
    await say('unknownScopeOne', 'open')
    await add(gas())
    expect((await say('unknownScopeOne', 'benchmark')).refusal.code).toBe('COUNTED_TWICE')
    expect((await say('stationaryCombustion', 'open')).refusal.code).toBe('HAS_LINES')
  })
})

describe('declaring', () => {
  const declare = () => declareAnswered(api, params, ada.bearer)
  const finish = async () => {
    await add(gas())
    for (const category of CATEGORY_KEYS.slice(1)) await say(category, 'not-applicable', 'None.')
  }

  test('waits until every category was gone through, and then counts instead of the estimate', async () => {
    expect((await declare()).refusal.code).toBe('INVENTORY_OPEN')
    await finish()
    const { data } = await declare()
    expect(data.footprint).toMatchObject({ status: 'declared', co2eGrams: 1_829_600 })
    const [listed] = (await api.call(ListFootprints, {}, ada.bearer)).data.footprints
    expect(listed?.declared).toMatchObject({ approach: 'operationalControl', total: 1_829_600 })
  })

  test('can be done again after a change, while nobody verifies it', async () => {
    await finish()
    await declare()
    await add(gas())
    expect((await declare()).data.footprint.co2eGrams).toBe(3_659_200)
  })

  test('is over while it is verified: nothing changes, in the database neither', async () => {
    await finish()
    await declare()
    await api.deps.db.updateTable('footprint').set({ status: 'verifying' }).execute()
    for (const refused of [await add(gas()), await declare(), await say('franchises', 'open')]) {
      expect(refused.refusal.code).toBe('FOOTPRINT_LOCKED')
    }
    const forced = api.deps.db.updateTable('inventory_line').set({ quantity: 1 }).execute()
    await expect(forced).rejects.toThrow('this footprint is locked')
  })

  test('keeps what is declared when lines change underneath it', async () => {
    await finish()
    await declare()
    await add(gas())
    expect((await view()).totals.total).toBe(3_659_200)
    expect((await view()).footprint.declared?.total).toBe(1_829_600)
  })
})

describe('a recalculation', () => {
  /** What it counts and what it shows are the same lines. */
  const preview = async () => {
    const { data } = await api.call(PreviewRecalculation, { params }, ada.bearer)
    const counted = await api.call(CountOutdatedLines, { params }, ada.bearer)
    expect(counted.data.count).toBe(data.count)
    return data
  }
  const recalculate = () => api.call(RecalculateInventory, { params }, ada.bearer)
  const published = async (year: number, words: string, unit: string) => {
    const query = { words, unit, year, market: 'uk', limit: 1 } as const
    return (await api.call(SearchFactors, { query })).data.factors[0]?.factorId
  }

  test('with the same sets changes nothing', async () => {
    await add(gas({ withUpstream: true }), power({ withUpstream: true }))
    await add(gas({ unit: 'GBP', spendYear: 2023, factorId: 'uk-spend-2023:62' }))
    const { changes, sets, count } = await preview()
    expect([changes, count]).toEqual([[], 0])
    expect(sets.map(({ setId, lines: used }) => [setId, used])).toEqual([
      ['uk-2025', 6],
      ['uk-spend-2023', 1],
    ])
    expect((await recalculate()).refusal.code).toBe('NOTHING_TO_RECALCULATE')
  })

  test('shows what changes and why, stores it, and a second one has nothing to do', async () => {
    const factorId = await published(2024, 'gaseous natural gas', 'kWh (Gross CV)')
    const { data } = await add(gas({ factorId, withUpstream: true, note: 'Bill' }), power())
    const before = (await view()).totals.total
    const { changes, oldGrams, newGrams } = await preview()
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({
      description: 'Boiler',
      reason: 'year',
      from: { factorId, year: 2024 },
      to: { factorId: factors.gas, year: 2025, kgCo2e: 0.18296, co2eGrams: 2_131_700 },
    })
    const after = (await recalculate()).data.totals.total
    expect(after - before).toBe(newGrams - oldGrams)
    expect(await preview()).toMatchObject({
      count: 0,
      history: [{ oldGrams: before, newGrams: after, lines: 1 }],
    })
    const ids = data.lines.filter(({ parentId }) => parentId === null).map(({ lineId }) => lineId)
    const now = (await lines()).filter(({ parentId }) => parentId === null)
    expect(now.map(({ lineId }) => lineId).toSorted()).toEqual(ids.toSorted())
    expect(now.map(({ note }) => note)).toContain('Bill')
    const forged = api.deps.db
      .updateTable('inventory_recalculation')
      .set({ new_grams: 1 })
      .execute()
    await expect(forged).rejects.toThrow('append-only')
    expect((await verifyFootprints(api.deps.db)).every(({ breaches }) => breaches === 0)).toBe(true)
  })

  test.each([
    [2025, 'gaseous natural gas', 'kWh (Gross CV)', 2026],
    [2025, 'liquid fuels gas oil', 'litres', 2026],
    [2025, 'taxis regular', 'km', 2026],
    [2024, 'commercial industrial combustion', 'tonnes', 2025],
    [2022, 'gaseous natural gas', 'kWh (Gross CV)', 2021],
    [2022, 'r404a total', 'kg', 2021],
  ])(
    'finds the row of %d, %s (%s), under its name in the set of %d',
    async (from, words, unit, to) => {
      const factorId = await published(from, words, unit)
      await api.deps.db
        .updateTable('footprint')
        .set({ start_month: `${to}-01-01` })
        .execute()
      const period = { from: `${to}-01`, to: `${to}-12` }
      await add(gas({ factorId, unit, period, isSure: true }))
      const { changes } = await preview()
      expect(changes.map((each) => [each.from.year, each.to.year])).toEqual([[from, to]])
      await recalculate()
      expect((await preview()).count).toBe(0)
    },
  )

  test('takes gases of no scope out of lines from before they stood apart', async () => {
    const factorId = await published(2025, 'r22', 'kg')
    await add(gas({ category: 'fugitiveEmissions', factorId, unit: 'kg', quantity: 5 }))
    expect(await lines()).toMatchObject([{ co2eGrams: 0, otherGasGrams: 8_800_000 }])
    expect((await preview()).count).toBe(0)
    await api.deps.db
      .updateTable('inventory_line')
      .set({ co2e_grams: 8_800_000, other_gas_grams: null })
      .execute()
    expect((await verifyFootprints(api.deps.db)).every(({ breaches }) => breaches === 0)).toBe(true)
    const { changes } = await preview()
    expect(changes).toMatchObject([
      { reason: 'other-gases', from: { co2eGrams: 8_800_000 }, to: { co2eGrams: 0 } },
    ])
    await recalculate()
    expect(await lines()).toMatchObject([{ co2eGrams: 0, otherGasGrams: 8_800_000 }])
    expect((await preview()).count).toBe(0)
  })

  test('takes the correction of a set, and declares again what is declared', async () => {
    await add(gas())
    for (const category of CATEGORY_KEYS.slice(1)) await say(category, 'not-applicable', 'None.')
    await declareAnswered(api, params, ada.bearer)
    await sql`insert into emission_factor_set (id, market, kind, year, revision, sha256)
      values ('uk-2025-r2', 'uk', 'activity', 2025, 2, 'corrected')`.execute(api.deps.db)
    await sql`insert into emission_factor (id, set_id, key, scope, category, name, unit, kg_co2e)
      select 'uk-2025-r2:gas', 'uk-2025-r2', key, scope, category, name, unit, 0.2
      from emission_factor where id = ${factors.gas}`.execute(api.deps.db)
    const { changes } = await preview()
    expect(changes[0]).toMatchObject({ reason: 'correction', to: { co2eGrams: 2_000_000 } })
    const { data } = await recalculate()
    expect(data.footprint).toMatchObject({ status: 'declared', co2eGrams: 2_000_000 })
    await api.deps.db.updateTable('footprint').set({ status: 'verifying' }).execute()
    expect((await recalculate()).refusal.code).toBe('FOOTPRINT_LOCKED')
  })
})

test('the export holds every line with its source, and what stands for the rest', async () => {
  await add(gas({ site: 'Stroud', note: '=SUM(A1)', withUpstream: true }))
  await say('purchasedGoodsAndServices', 'benchmark')
  await say('franchises', 'not-applicable', 'We have none.')
  const { data } = await api.call(ExportInventory, { params }, ada.bearer)
  const text = new TextDecoder().decode(data)
  expect(text.split('\r\n')).toHaveLength(1 + 2 + 2 + 1)
  expect(text).toContain(
    '1,,Stationary combustion,figures,,Stroud,Boiler,10000,kWh (Gross CV),,,,,uk-2025:1_100_1004_6_1,0.18296',
  )
  expect(text).toContain("'=SUM(A1)")
  expect(text).toContain('We have none.')
})

test('a small company finds what it usually has, with the factors of its year', async () => {
  const { data } = await api.call(ListQuickItems, { params }, ada.bearer)
  expect(data.year).toBe(2025)
  expect(data.items).toHaveLength(35)
  const years = data.items.map(({ unit, factor }) => [unit === 'GBP', factor.set.year].join())
  expect(new Set(years)).toEqual(new Set(['false,2025', 'true,2023']))
  const { status } = await add(
    ...data.items.map(({ category, unit, label, factor }) => ({
      category,
      description: label,
      quantity: 3,
      unit,
      factorId: factor.factorId,
    })),
  )
  expect(status).toBe(201)
})

test('what is entered twice in quick entry takes the place of what was there, under the same id', async () => {
  const answer = (quantity: number) => add(gas({ quantity, quickItem: 'gas', withUpstream: true }))
  const [first] = (await answer(10_000)).data.lines.filter(({ parentId }) => parentId === null)
  const { data } = await answer(20_000)
  expect(data.lines.map(({ quantity }) => quantity)).toEqual([20_000, 20_000])
  expect((await view()).totals.scope1).toBe(3_659_200)
  const { items } = (await api.call(ListQuickItems, { params }, ada.bearer)).data
  expect(items.find(({ id }) => id === 'gas')?.entered).toMatchObject({
    lineId: first?.lineId,
    quantity: 20_000,
    unit: 'kWh (Gross CV)',
  })
  const remove = [first?.lineId ?? '']
  const step = (lines: readonly object[], gone = remove) =>
    api.call(AddLines, { params, body: { lines: lines as never, remove: gone } }, ada.bearer)
  const half = await step([gas({ factorId: 'nothing' })])
  expect(half.status).toBe(400)
  expect((await view()).totals.scope1).toBe(3_659_200)
  expect((await step([], [crypto.randomUUID()])).refusal.code).toBe('LINE_NOT_FOUND')
  expect((await step([], [])).refusal.code).toBe('BAD_REQUEST')
  expect((await step([])).status).toBe(201)
  expect((await view()).totals.scope1).toBe(0)
  const twice = await add(gas({ quickItem: 'gas' }), gas({ quickItem: 'gas' }))
  expect(twice.refusal.problems?.[0]?.field).toBe('lines.1.quickItem')
})

test('quick entry takes the factors of 2026, whose names are shorter', async () => {
  await api.deps.db.updateTable('footprint').set({ start_month: '2026-01-01' }).execute()
  const { items } = (await api.call(ListQuickItems, { params }, ada.bearer)).data
  expect(items).toHaveLength(35)
  const of2026 = items.filter(({ factor }) => factor.set.year === 2026).map(({ id }) => id)
  expect(of2026).toEqual(
    'gas electricity petrol diesel trains shortFlights longFlights hotels water wasteWater'.split(
      ' ',
    ),
  )
})

test('quick entry of a year before the newest takes its own factors, whose names are longer', async () => {
  await api.deps.db.updateTable('footprint').set({ start_month: '2021-01-01' }).execute()
  const { items } = (await api.call(ListQuickItems, { params }, ada.bearer)).data
  const others = items.filter(({ factor }) => factor.set.year !== 2021).map(({ id }) => id)
  // Published for the first time in 2022.
  expect(others).toEqual(['homeworking'])
  expect(items.find(({ id }) => id === 'gas')?.factor.kgCo2e).toBe(0.18316)
})

test.each([
  ['US', { electricity: 'us', gas: 'us', trains: 'us', homeworking: 'uk' }, 351.642],
  ['IE', { electricity: 'grid', gas: 'uk', trains: 'uk' }, 0.237],
] as const)(
  'quick entry in %s takes the factors of that country, where it has any',
  async (country, markets, kgCo2e) => {
    const settle = (to: string) =>
      sql`update footprint set input = jsonb_set(input, '{country}', ${JSON.stringify(to)}::jsonb)`.execute(
        api.deps.db,
      )
    await settle(country)
    const { items } = (await api.call(ListQuickItems, { params }, ada.bearer)).data
    await settle('GB')
    const item = (id: string) => items.find((each) => each.id === id)
    for (const [id, market] of Object.entries(markets)) {
      expect([id, item(id)?.factor.set.market]).toEqual([id, market])
    }
    expect(item('electricity')?.factor.kgCo2e).toBeCloseTo(kgCo2e, 3)
  },
)

test('every stored figure comes out again, and one that was tampered with is found', async () => {
  await add(gas({ withUpstream: true }), power())
  await add(
    gas({ factorId: undefined, unit: 'kg', ownFactor: { kgCo2e: 2, unit: 'kg', source: 'Mill' } }),
    gas({ unit: 'USD', quantity: 700, spendYear: 2021, factorId: 'uk-spend-2022:62' }),
  )
  const verify = async () =>
    (await verifyFootprints(api.deps.db)).map(({ checked, breaches }) => [checked, breaches])
  expect(await verify()).toEqual([
    [1, 0],
    [5, 0],
    [0, 0],
    [0, 0],
  ])
  await api.deps.db.updateTable('inventory_line').set({ market_grams: 7 }).execute()
  expect((await verify())[1]).toEqual([5, 5])
  await api.deps.db.updateTable('inventory_line').set({ co2e_grams: 7 }).execute()
  await api.deps.db.updateTable('footprint').set({ co2e_grams: 7 }).execute()
  expect(await verify()).toEqual([
    [1, 1],
    [5, 5],
    [0, 0],
    [0, 0],
  ])
})
