import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { UpdateAccount } from '@understory/contracts/people/settings.ts'
import {
  GetAccountImage,
  GetImpactPageImage,
  GetImpactPageLogo,
  GetImpactPageSettings,
  type ImpactPageSettings,
  ListImpactPages,
  PreviewImpactPage,
  ReadImpactPage,
  RemoveImpactPageLogo,
  SaveImpactPage,
  SetImpactPageLogo,
} from '@understory/contracts/showing/impact-pages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
})

const current = async (person = ada) =>
  (await api.call(GetImpactPageSettings, {}, person.bearer)).data
async function save(change: Partial<ImpactPageSettings>, person = ada) {
  const { settings } = await current(person)
  return api.call(SaveImpactPage, { body: { ...settings, ...change } }, person.bearer)
}
const read = (address: string) => api.call(ReadImpactPage, { params: { address } })
const setLogo = (bytes: Uint8Array) =>
  api.call(SetImpactPageLogo, { body: { file: Buffer.from(bytes).toString('base64') } }, ada.bearer)
/** Of a PNG, as its header says. */
const sizeOf = (png: Uint8Array) => [16, 20].map((at) => Buffer.from(png).readUInt32BE(at))
const rename = (companyName: string, { bearer } = ada) =>
  api.call(
    UpdateAccount,
    { body: { companyName, country: 'GB', website: null, vatNumber: null } },
    bearer,
  )

async function fund(choice: object, person = ada) {
  const { quoteId } = await quote(api, choice, 'business')
  const { paymentId } = await payFor(api, person, quoteId)
  return (await askOutcome(api, person, paymentId)).data.certificateId ?? ''
}

describe('an impact page', () => {
  test('is private at first: strangers are answered as if there were none', async () => {
    const { address, isSaved } = await current()
    expect(isSaved).toBe(false)
    expect((await read(address)).refusal.code).toBe('IMPACT_PAGE_NOT_FOUND')
    await save({ isPublic: false, bio: 'Bakers since 1998.' })
    expect((await read(address)).refusal.code).toBe('IMPACT_PAGE_NOT_FOUND')
  })

  test('shows what the ledger has, and only the certificates that were chosen', async () => {
    const shown = await fund({ milliTrees: 5_000 })
    const hidden = await fund({ milliTrees: 2_000, co2eGrams: 100_000 })
    const words = { bio: 'Bakers since 1998.', mission: 'Bread, and woods.', location: 'Bristol' }
    const { data } = await save({ isPublic: true, certificates: [shown], ...words })
    const page = (await read(data.address)).data
    expect(page).toMatchObject({
      ...words,
      figures: { milliTrees: 7_000, co2eGrams: 100_000, plasticGrams: 0 },
      certificates: [{ certificateId: shown, milliTrees: 5_000 }],
      purchases: [],
      view: 'timeline',
    })
    expect(page.timeline).toMatchObject([{ milliTrees: 7_000, co2eGrams: 100_000 }])
    expect(page.projects.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['mangroves-mahajanga', 7_000],
      ['clean-cookstoves', 100_000],
    ])
    expect(JSON.stringify(page)).not.toContain(hidden)
    expect(JSON.stringify(page)).not.toContain(ada.accountId)
    await save({ view: 'purchases' })
    const { purchases, timeline } = (await read(data.address)).data
    expect(timeline).toEqual([])
    const byTrees = purchases.toSorted((a, b) => a.milliTrees - b.milliTrees)
    expect(byTrees).toMatchObject([
      { milliTrees: 2_000, certificateId: null },
      { milliTrees: 5_000, certificateId: shown },
    ])
  })

  test("never names another account's certificate", async () => {
    const ben = await joinAs(api, 'business')
    const certificate = await fund({ milliTrees: 3_000 }, ben)
    const { data } = await save({ isPublic: true, certificates: [certificate] })
    expect((await read(data.address)).data.certificates).toEqual([])
    expect((await current()).settings.certificates).toEqual([])
  })

  test('is previewed by the same rules, and nothing is stored', async () => {
    const { settings, address } = await current()
    const body = { ...settings, isPublic: true, bio: 'Not saved yet.' }
    const preview = await api.call(PreviewImpactPage, { body }, ada.bearer)
    expect(preview.data).toMatchObject({ bio: 'Not saved yet.', address })
    expect((await current()).isSaved).toBe(false)
  })

  test('hides its name only where a logo is shown', async () => {
    const problem = async (change: Partial<ImpactPageSettings>) =>
      (await save(change)).refusal.problems?.[0]
    const hidden = { field: 'showsName', message: expect.stringContaining('only where a logo') }
    expect(await problem({ showsName: false })).toEqual(hidden)
    expect((await setLogo(await sampleLogo())).status).toBe(204)
    expect(await problem({ showsName: false, showsLogo: false })).toEqual(hidden)
    const { address } = (await save({ isPublic: true, showsName: false })).data
    expect((await read(address)).data).toMatchObject({ name: null, hasLogo: true })
    const logo = await api.call(GetImpactPageLogo, { params: { address } })
    expect(Buffer.from(logo.data).subarray(1, 4).toString()).toBe('PNG')
    await api.call(RemoveImpactPageLogo, {}, ada.bearer)
    expect((await read(address)).data).toMatchObject({
      name: 'Analytical Engines Ltd',
      hasLogo: false,
    })
    const gone = await api.call(GetImpactPageLogo, { params: { address } })
    expect(gone.refusal.code).toBe('IMPACT_PAGE_NOT_FOUND')
  })

  test.each([
    ['of another size', { side: 300 }],
    ['that is not white', { colour: { r: 30, g: 120, b: 80 } }],
    ['without anything transparent', { isOpaque: true }],
  ])('refuses a logo %s', async (_, odd) => {
    expect((await setLogo(await sampleLogo(odd))).refusal.code).toBe('IMPACT_LOGO_INVALID')
    expect((await current()).hasLogo).toBe(false)
  })

  test('refuses what is no website', async () => {
    const bad = await save({ website: 'javascript:alert(1)' })
    expect([bad.status, bad.refusal.code]).toEqual([400, 'IMPACT_PAGE_INVALID'])
    expect(bad.refusal.problems?.[0]?.field).toBe('website')
  })

  test('is hidden at once, and is then not listed either', async () => {
    const { data: shown } = await save({ isPublic: true, isListed: true })
    expect((await read(shown.address)).status).toBe(200)
    const hidden = await save({ isPublic: false, isListed: true })
    expect(hidden.status).toBe(200)
    expect((await current()).settings).toMatchObject({ isPublic: false, isListed: false })
    expect((await read(shown.address)).status).toBe(404)
  })

  test('keeps five former addresses, so that nobody holds the names of others', async () => {
    const taker = await joinAs(api, 'business')
    const addresses: string[] = []
    for (let count = 0; count < 9; count += 1) {
      await rename(`Brand Number ${count}`, taker)
      addresses.push((await save({ isPublic: true }, taker)).data.address)
    }
    const statuses = await Promise.all(addresses.map(async (each) => (await read(each)).status))
    expect(statuses).toEqual([404, 404, 404, 200, 200, 200, 200, 200, 200])
  })

  test('has an address, however many others have its name', async () => {
    await sql`
      with crowd as (
        insert into account (id, kind, display_name, country)
        select gen_random_uuid(), 'business', 'Zephyr Bank', 'GB' from generate_series(1, 1000)
        returning id)
      insert into impact_page_address (address, account_id, given_at)
      select 'zephyr-bank' || case when n = 1 then '' else '-' || n end, id, now()
      from (select id, row_number() over () as n from crowd) c`.execute(api.deps.db)
    const one = await joinAs(api, 'business')
    await rename('Zephyr Bank', one)
    const { address } = await current(one)
    expect(address).toMatch(/^zephyr-bank-[0-9a-f]{8}$/)
    expect((await save({ isPublic: true }, one)).data.address).toBe(address)
    expect((await read(address)).status).toBe(200)
  })

  test('has an address of its own name, and keeps the earlier ones', async () => {
    await rename('Alder & Birch')
    const first = (await save({ isPublic: true })).data.address
    expect(first).toBe('alder-birch')
    await rename('Alder and Birch')
    const second = (await save({})).data.address
    expect(second).toBe('alder-and-birch')
    expect((await read(first)).data).toMatchObject({ address: second, name: 'Alder and Birch' })
    const ben = await joinAs(api, 'business')
    await rename('Alder Birch', ben)
    expect((await save({ isPublic: true }, ben)).data.address).toBe('alder-birch-2')
    await rename('Alder & Birch')
    expect((await save({})).data.address).toBe('alder-birch')
  })

  test('has the address of a new name at once, and the earlier one leads there', async () => {
    const eve = await joinAs(api, 'business')
    await rename('Vanish Ltd', eve)
    const first = (await save({ isPublic: true }, eve)).data.address
    await rename('Vanished & Sons Ltd', eve)
    const { status, data } = await read('vanished-sons-ltd')
    expect([status, data.name]).toEqual([200, 'Vanished & Sons Ltd'])
    expect((await read(first)).data.address).toBe('vanished-sons-ltd')
  })

  test('is a picture to share, which strangers get of public pages alone', async () => {
    await fund({ milliTrees: 5_000 })
    const { address } = await current()
    const ofStrangers = () => api.call(GetImpactPageImage, { params: { address } })
    expect((await ofStrangers()).refusal.code).toBe('IMPACT_PAGE_NOT_FOUND')
    const own = await api.call(GetAccountImage, { params: { size: 'square' } }, ada.bearer)
    expect(sizeOf(own.data)).toEqual([1080, 1080])
    await save({ isPublic: true })
    const shown = await ofStrangers()
    expect(sizeOf(shown.data)).toEqual([1200, 630])
    expect(shown.headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('is in the directory only where its owner wants that', async () => {
    const listed = async () => (await api.call(ListImpactPages, { query: {} })).data.pages
    await rename('Quillwort')
    await save({ isPublic: true })
    expect(await listed()).toEqual([])
    await save({ isListed: true, mission: 'Slow bread.' })
    expect(await listed()).toMatchObject([
      { name: 'Quillwort', mission: 'Slow bread.', figures: { milliTrees: 0 } },
    ])
    await save({ isPublic: false, isListed: false })
    expect(await listed()).toEqual([])
  })
})
