import {
  type AssetUses,
  GetAssetEvidence,
  GetAssetUses,
  SayMarkets,
} from '@understory/contracts/showing/asset-uses.ts'
import { SaveImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import { GetBadge, SetBadges } from '@understory/contracts/showing/shareables.ts'
import { addMonths, dayOf } from '@understory/domain/calendar/calendar.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startPublishing } from '../../../testing/start-publishing.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { appendToLog } from '../../proof/public-log/public.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  ada = await joinAs(api, 'business')
  const { quoteId } = await quote(api, { milliTrees: 3_000, co2eGrams: 200_000 }, 'business')
  await askOutcome(api, ada, (await payFor(api, ada, quoteId)).paymentId)
})
afterAll(() => api.close())

const uses = async (by = ada) => (await api.call(GetAssetUses, {}, by.bearer)).data
const say = (markets: AssetUses['markets'], by = ada) =>
  api.call(SayMarkets, { body: { markets } }, by.bearer)
const inMarket = ({ assets }: AssetUses, asset: string, market: string) =>
  assets.find((each) => each.asset === asset)?.uses.find((each) => each.market === market)

test('what says what was funded may be shown for twelve months, in the EU as words alone', async () => {
  const answer = await uses()
  expect(answer).toMatchObject({ markets: null, evidence: null })
  expect(answer.assets.map(({ asset }) => asset)).toEqual(['badge', 'picture', 'certificate'])
  const certificate = answer.assets.find(({ asset }) => asset === 'certificate')
  expect(certificate?.words).toContain('funded by Analytical Engines Ltd')
  expect(inMarket(answer, 'certificate', 'EU')?.use).toBe('plain')
  const until = addMonths(dayOf(api.deps.clock()), 12)
  expect(inMarket(answer, 'badge', 'UK')).toMatchObject({ use: 'as-is', until })
  expect(inMarket(answer, 'badge', 'EU')).toMatchObject({
    use: 'plain',
    until,
    source: expect.stringContaining('2024/825'),
  })
  expect(inMarket(answer, 'picture', 'other')?.use).toBe('unknown')
  expect((await uses(await joinAs(api, 'business'))).assets).toEqual([])
})

test('a badge of an account that is seen in the EU is drawn without a picture', async () => {
  const { shareId } = (await api.call(SetBadges, { body: { isActive: true } }, ada.bearer)).data
  const badge = async () => {
    api.moveClock(60_001)
    const params = { shareId: shareId ?? '', kind: 'trees', theme: 'moss' } as const
    await api.call(GetBadge, { params })
    return Buffer.from((await api.call(GetBadge, { params })).data).toString()
  }
  const drawn = await badge()
  expect(drawn.match(/<svg/g)?.length).toBeGreaterThan(1)
  expect((await say(['EU', 'UK'])).data.markets).toEqual(['UK', 'EU'])
  await expect.poll(async () => (await badge()).match(/<svg/g)?.length).toBe(1)
  expect((await say(null)).data.markets).toBe(null)
})

test('staff narrow a market with a reason that accounts read, and take it back', async () => {
  const publishing = await startPublishing(api)
  const closed = { US: 'closed', USBecause: 'A regulator asked about it.' }
  const draft = await publishing.draft({ kind: 'markets', values: { US: 'closed' } })
  expect(draft.refusal.problems).toEqual([
    { field: 'values.USBecause', message: 'Please say why.' },
  ])
  await publishing.publish({ kind: 'markets', values: closed })
  expect(inMarket(await uses(), 'badge', 'US')).toMatchObject({
    use: 'not',
    until: null,
    because: closed.USBecause,
  })
  expect(inMarket(await uses(), 'badge', 'UK')?.use).toBe('as-is')
  await publishing.publish({ kind: 'markets', values: { US: 'rules', USBecause: '' } })
  expect(inMarket(await uses(), 'badge', 'US')?.use).toBe('as-is')
})

test('words of its owner count too, and those that need a basis stand with it', async () => {
  const { bearer } = ada
  const settings = {
    ...{ isPublic: true, isListed: false, showsName: true, showsLogo: false },
    ...{ showsMemberSince: true, showsEquivalents: false, showsMap: false, bio: '' },
    ...{ website: null, location: '', view: 'timeline' as const, certificates: [] },
    mission: 'We use renewable energy.',
    claimBasis: {
      boundary: 'Our bakery',
      period: '2026',
      standard: 'REGO',
      link: 'https://a.example',
    },
  }
  const saved = await api.call(SaveImpactPage, { body: settings }, bearer)
  expect(saved.status).toBe(200)
  const page = inMarket(await uses(), 'impact-page', 'UK')
  expect(page?.use).toBe('as-is')
  await api.deps.db.updateTable('impact_page').set({ claim_basis: null }).execute()
  expect(inMarket(await uses(), 'impact-page', 'UK')).toMatchObject({ use: 'not', until: null })
})

test('anyone reads what stands behind shared figures, and nobody behind those that are not', async () => {
  await appendToLog(api.deps)
  const { evidence } = await uses()
  const shareId = (evidence ?? '').replace('/funded/', '')
  const { status, data } = await api.call(GetAssetEvidence, { params: { shareId } })
  expect(status).toBe(200)
  expect(data.figures).toMatchObject({ milliTrees: 3_000, co2eGrams: 200_000 })
  expect(data.sentences[0]?.words).toContain('funded by Analytical Engines Ltd')
  expect(data.entries.every(({ proof }) => proof?.includes('/ledger/proof/'))).toBe(true)
  expect(data.projects[0]?.disclosure).toContain('/disclosure')
  await api.call(SetBadges, { body: { isActive: false } }, ada.bearer)
  const hidden = await api.call(GetAssetEvidence, { params: { shareId } })
  expect(hidden.refusal.code).toBe('SHARE_NOT_FOUND')
})

test('a market is named once, and is one that there is', async () => {
  expect((await say(['UK', 'UK'])).status).toBe(400)
  expect((await say([])).status).toBe(400)
})
