import type { CallOf } from '@understory/contracts/endpoint.ts'
import {
  AddLines,
  ListLines,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { ListQuickItems } from '@understory/contracts/footprints/company-footprints/quick-items.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { AddMeter, AddMeterBill, EnterMeter } from '@understory/contracts/footprints/meters.ts'
import {
  ListMisplacedLines,
  ListSites,
  ReplaceFactors,
  SetSite,
} from '@understory/contracts/footprints/sites.ts'
import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint, setStatusOf } from '../../../testing/footprints/footprints.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

async function company() {
  const { bearer, accountId } = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, { accountId, bearer }, '2025-01')
  const params = { footprintId }
  const power = await factorOf({ words: 'electricity', country: 'GB' })
  return {
    accountId,
    footprintId,
    power,
    add: (site: string | null, more = {}) =>
      api.call(
        AddLines,
        {
          params,
          body: {
            lines: [
              {
                category: 'indirectElectricityEmissions',
                quantity: 100_000,
                unit: 'kWh',
                factorId: power.factorId,
                withUpstream: true,
                site,
                ...more,
              },
            ],
          },
        },
        bearer,
      ),
    set: (site: string | null, country: string | null, region: string | null = null) =>
      api.call(
        SetSite,
        { body: { site, place: country === null ? null : { country, region } } },
        bearer,
      ),
    sites: async () => (await api.call(ListSites, { params }, bearer)).data,
    misplaced: async () => (await api.call(ListMisplacedLines, { params }, bearer)).data,
    lines: async () => (await api.call(ListLines, { params, query: {} }, bearer)).data.lines,
    replace: (lineIds: string[]) =>
      api.call(ReplaceFactors, { params, query: {}, body: { lineIds } }, bearer),
    quick: async () => (await api.call(ListQuickItems, { params }, bearer)).data,
    meter: async (body: CallOf<typeof AddMeter>['body']) => {
      const { meterId } = (await api.call(AddMeter, { body }, bearer)).data
      const bill = {
        from: calendarDate(2025, 1, 1),
        to: calendarDate(2025, 12, 31),
        quantity: 1_000,
        isEstimated: false,
      }
      await api.call(AddMeterBill, { params: { meterId }, body: bill }, bearer)
      const entering = { params: { ...params, meterId }, body: { fills: false } }
      return api.call(EnterMeter, entering, bearer)
    },
  }
}

async function factorOf(query: { words: string; country: string; region?: string }) {
  const asked = {
    ...query,
    near: 2025,
    category: 'indirectElectricityEmissions',
    limit: 1,
  } as const
  const [factor] = (await api.call(SearchFactors, { query: asked })).data.factors
  if (!factor) throw new Error('nothing was found')
  return factor
}

test('saying that a site is in Germany changes no line, and lists the one that does not fit', async () => {
  const firm = await company()
  await firm.add('Berlin')
  await firm.add('Leeds')
  const before = (await firm.lines()).map(({ lineId, co2eGrams }) => [lineId, co2eGrams])
  expect(await firm.misplaced()).toEqual({ lines: [], count: 0 })
  expect((await firm.set('Berlin', 'DE')).data.place).toEqual({ country: 'DE', region: null })
  const { company: here, sites } = await firm.sites()
  const { lines: misplaced, count } = await firm.misplaced()
  expect(here).toEqual({ country: 'GB', region: null })
  expect(sites).toEqual([
    { site: 'Berlin', place: { country: 'DE', region: null }, lines: 4 },
    { site: 'Leeds', place: null, lines: 4 },
  ])
  expect(count).toBe(1)
  expect(misplaced[0]).toMatchObject({
    site: 'Berlin',
    place: { country: 'DE' },
    factor: { title: expect.stringContaining('Electricity'), unit: 'kWh' },
    usual: { title: expect.stringContaining('Germany'), unit: 'kWh' },
  })
  const after = await firm.lines()
  expect(after.map(({ lineId, co2eGrams }) => [lineId, co2eGrams])).toEqual(before)
  expect(new Set(after.map(({ site, country }) => `${site} ${country}`))).toEqual(
    new Set(['Berlin DE', 'Leeds GB']),
  )
})

test('a line takes what is usual at its site when someone says so, and comes to what was shown', async () => {
  const firm = await company()
  const lineId = (await firm.add('Berlin')).data.lines[0]?.lineId ?? ''
  await firm.set('Berlin', 'DE')
  const shown = (await firm.misplaced()).lines[0]?.usual
  expect((await firm.replace([lineId])).data).toEqual({ lines: 1 })
  const lines = await firm.lines()
  const line = lines.find((each) => each.lineId === lineId)
  expect(line).toMatchObject({ quantity: 100_000, factor: { factorId: shown?.factorId } })
  // There are neither losses nor well-to-tank of the German grid: those of the British one are gone.
  expect(lines).toHaveLength(1)
  expect(line?.co2eGrams).toBe(shown?.co2eGrams)
  expect(line?.warnings).not.toContain('other-country')
  expect(await firm.misplaced()).toEqual({ lines: [], count: 0 })
  expect((await firm.replace([lineId])).refusal.code).toBe('FACTOR_FITS')
})

test('what is entered for a site takes the warnings of where it is', async () => {
  const firm = await company()
  await firm.set('Berlin', 'DE')
  const [line] = (await firm.add('Berlin')).data.lines
  expect(line?.warnings).toContain('other-country')
  const [here] = (await firm.add(null)).data.lines
  expect(here?.warnings).not.toContain('other-country')
})

test('a meter takes the grid of its site, by state where the grid is divided', async () => {
  const firm = await company()
  await firm.set('Melbourne', 'AU', 'VIC')
  await firm.meter({ site: 'Melbourne', kind: 'electricity', number: '17', unit: 'kWh' })
  const names = (await firm.lines()).map(({ factor }) => factor?.name)
  expect(names).toEqual(['Australia > VIC', 'Australia > VIC'])
})

test('a company of the United States that says its state gets the grid of there in quick entry', async () => {
  const firm = await company()
  await sql`update footprint set input = input || '{"country": "US"}' where id = ${firm.footprintId}`.execute(
    api.deps.db,
  )
  const electricity = async () => {
    const { items, place } = await firm.quick()
    return [place.region, items.find(({ id }) => id === 'electricity')?.factor.name]
  }
  expect(await electricity()).toEqual([null, 'total output > US Average'])
  await firm.set(null, 'US', 'ERCT')
  expect(await electricity()).toEqual(['ERCT', 'total output > ERCT > ERCOT All'])
  await firm.set(null, null)
  expect(await electricity()).toEqual([null, 'total output > US Average'])
})

test('quick entry asks in the units of the country, and shows what was entered in them', async () => {
  const firm = await company()
  const gas = {
    category: 'stationaryCombustion',
    quantity: 2_930.711,
    unit: 'kWh (Gross CV)',
    factorId: 'uk-2025:1_100_1004_6_1',
    quickItem: 'gas',
  } as const
  await firm.add(null, gas)
  const asked = async () => {
    const { label, unit, entered } = (await firm.quick()).items.find(({ id }) => id === 'gas') ?? {}
    return { label, unit, entered: entered?.quantity }
  }
  expect(await asked()).toEqual({ label: 'Gas', unit: 'kWh (Gross CV)', entered: 2_930.711 })
  await sql`update footprint set input = input || '{"country": "US"}' where id = ${firm.footprintId}`.execute(
    api.deps.db,
  )
  expect(await asked()).toEqual({ label: 'Gas', unit: 'therms', entered: 100 })
})

test('a search for electricity takes the state where the words name none', async () => {
  const query = { words: 'electricity', country: 'US', region: 'CAMX' }
  expect((await factorOf(query)).name).toBe('total output > CAMX > WECC California')
  expect((await factorOf({ ...query, words: 'electricity in Texas' })).name).toContain('ERCT')
})

test('a place is a country that there is, and a state of it', async () => {
  const firm = await company()
  const fields = async (country: string, region: string | null) =>
    (await firm.set('Oslo', country, region)).refusal.problems?.map(({ field }) => field)
  expect(await fields('ZZ', null)).toEqual(['place.country'])
  expect(await fields('NO', 'ERCT')).toEqual(['place.region'])
  expect(await fields('US', 'VIC')).toEqual(['place.region'])
})

test('a 501st site is refused, and one that is there can still move', async () => {
  const firm = await company()
  await sql`insert into footprint_site (account_id, name, country, changed_at)
    select ${firm.accountId}, 'Site ' || n, 'FR', now() from generate_series(1, 500) n`.execute(
    api.deps.db,
  )
  expect((await firm.set('One more', 'FR')).refusal.code).toBe('TOO_MANY_SITES')
  expect((await firm.set('Site 7', 'ES')).status).toBe(200)
})

test('lines of a footprint that is being verified keep their factors', async () => {
  const firm = await company()
  const lineId = (await firm.add('Berlin')).data.lines[0]?.lineId ?? ''
  await firm.set('Berlin', 'DE')
  await setStatusOf(api, firm.footprintId, 'verifying')
  expect((await firm.replace([lineId])).refusal.code).toBe('FOOTPRINT_LOCKED')
})
