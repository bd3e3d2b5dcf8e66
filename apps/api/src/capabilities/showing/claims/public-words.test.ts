import {
  GetImpactPageSettings,
  type ImpactPageSettings,
  ReadImpactPage,
  SaveImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { ChangeWidget, CreateWidget } from '@understory/contracts/showing/widgets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { addWidget, WIDGET } from '../../../testing/widgets.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

const settings = async () => (await api.call(GetImpactPageSettings, {}, ada.bearer)).data
const save = async (change: Partial<ImpactPageSettings>) =>
  api.call(SaveImpactPage, { body: { ...(await settings()).settings, ...change } }, ada.bearer)

describe('the words of an impact page', () => {
  test('that may not be said are refused at their field, while everyone would read them', async () => {
    const words = { mission: 'Carbon-neutral bread', bio: 'We bake.' }
    expect((await save({ ...words, isPublic: false })).status).toBe(200)
    const { status, refusal } = await save({ ...words, isPublic: true })
    expect([status, refusal?.code]).toEqual([400, 'CLAIM_REFUSED'])
    expect(refusal?.problems).toEqual([
      { field: 'mission', message: expect.stringContaining('“Carbon-neutral”') },
    ])
    expect((await settings()).settings.isPublic).toBe(false)
  })

  test('that need a basis are published with it, and never without', async () => {
    const words = {
      mission: 'Bread',
      bio: 'We cut our emissions by 20% since 2019.',
      isPublic: true,
    }
    const without = await save(words)
    expect([without.status, without.refusal?.code]).toEqual([400, 'CLAIM_NEEDS_BASIS'])
    expect(without.refusal?.problems?.map(({ field }) => field)).toEqual([
      'bio',
      'claimBasis.boundary',
      'claimBasis.period',
      'claimBasis.measured',
      'claimBasis.link',
    ])
    const claimBasis = {
      boundary: 'The bakery and its vans',
      period: '2019 to 2025',
      measured: 'Scopes 1 and 2, by meters and fuel cards',
      link: 'https://fernbank.example/report',
    }
    const { data } = await save({ ...words, claimBasis })
    const page = await api.call(ReadImpactPage, { params: { address: data?.address ?? '' } })
    expect(page.data?.claimBasis).toEqual(claimBasis)
  })
})

describe('the note of a widget', () => {
  test.each([
    ['Climate neutral', 'Please do not say'],
    ['We cut our emissions by 20%', 'there is no room for that here'],
  ])('%s is refused', async (note, says) => {
    const widgetId = await addWidget(api, ada)
    for (const answer of [
      await api.call(CreateWidget, { body: { ...WIDGET, note } }, ada.bearer),
      await api.call(ChangeWidget, { params: { widgetId }, body: { ...WIDGET, note } }, ada.bearer),
    ]) {
      expect([answer.status, answer.refusal?.code]).toEqual([400, 'CLAIM_REFUSED'])
      expect(answer.refusal?.problems).toEqual([
        { field: 'note', message: expect.stringContaining(says) },
      ])
    }
  })
})
