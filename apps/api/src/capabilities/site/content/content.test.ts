import { createHmac } from 'node:crypto'
import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import {
  GetContent,
  GetContentImage,
  GetContentState,
  ListContent,
  PreviewContent,
  ReloadContent,
} from '@understory/contracts/site/content.ts'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import { STRAPI_TOKEN } from '@understory/sandbox/content/strapi-control.ts'
import { startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../../app.ts'
import { compose } from '../../../compose/compose.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { caller, startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const WEBHOOK_SECRET = 'w'.repeat(40)
const PREVIEW_SECRET = 'p'.repeat(40)
const MINUTE = 60_000

let strapi: Awaited<ReturnType<typeof startSandbox>>
let api: TestApi
let bearer: Awaited<ReturnType<typeof joinStaff>>['bearer']
beforeAll(async () => {
  strapi = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
  api = await startTestApi({
    rateLimitScale: 1_000,
    env: {
      CONTENT_SERVICE: 'strapi',
      CONTENT_URL: `${strapi.url}/strapi`,
      CONTENT_TOKEN: STRAPI_TOKEN,
      CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CONTENT_PREVIEW_SECRET: PREVIEW_SECRET,
    },
  })
  bearer = (await joinStaff(api)).bearer
})
afterAll(async () => {
  await api.close()
  await strapi.close()
})
beforeEach(() => {
  Object.assign(strapi.strapi, { fault: null, gate: Promise.resolve() })
})

const FIELDS = {
  title: 'Moss',
  description: 'What grows below.',
  author: 'Hazel Rowan',
  published: '2026-01-10',
  body: 'On stone.',
}
const write = (slug: string, change: object = {}, version?: 'draft') =>
  strapi.strapi.write('articles', { slug, ...FIELDS, ...change }, version)
const get = (slug: string, call = api.call) =>
  call(GetContent, { params: { kind: 'article', slug } })
const titleOf = async (slug: string) => (await get(slug)).data.title
const slugs = async (query: { page?: number; pageSize?: number } = {}) => {
  const { data } = await api.call(ListContent, { params: { kind: 'article' }, query })
  return data.entries.map(({ slug }) => slug)
}
const stateOf = async (kind: ContentKind = 'article') => {
  const { data } = await api.call(GetContentState, {}, bearer)
  return { ...data, ...data.kinds.find((each) => each.kind === kind) }
}
const asked = () => strapi.strapi.requests.filter((path) => path.includes('/api/articles')).length
const reload = () => api.call(ReloadContent, {}, bearer)

type Event = { body?: string; at?: Date; secret?: string; signature?: string }

function sendEvent({ body, at, secret = WEBHOOK_SECRET, signature }: Event = {}) {
  const text = body ?? JSON.stringify({ event: 'entry.publish', model: 'article', entry: {} })
  const timestamp = String(Math.floor((at ?? api.deps.clock()).getTime() / 1_000))
  const signed = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': signature ?? `sha256=${signed}`,
  }
  const url = 'http://understory.test/api/content-webhooks'
  return api.send(new Request(url, { method: 'POST', headers, body: text }))
}
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code

describe('a published text', () => {
  test('is given to everyone, and one that is not there is not found', async () => {
    write('moss')
    await reload()
    expect((await get('moss')).data).toMatchObject({ title: 'Moss', minutes: 1, image: null })
    expect((await get('nothing')).refusal.code).toBe('CONTENT_NOT_FOUND')
  })

  test('is read once, however many ask at once', async () => {
    write('many')
    await reload()
    api.moveClock(2 * MINUTE)
    const gate = Promise.withResolvers<void>()
    strapi.strapi.gate = gate.promise
    const before = asked()
    // While it is read again, the copy that is a minute old is given.
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('many')))
    gate.resolve()
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
    await reload()
    // One behind the forty answers, one that was asked for just now.
    expect(asked() - before).toBe(2)
  })

  test('waits for its day', async () => {
    const tomorrow = new Date(api.deps.clock().getTime() + 86_400_000).toISOString().slice(0, 10)
    write('tomorrow', { published: tomorrow })
    await reload()
    expect((await get('tomorrow')).status).toBe(404)
    expect(await slugs()).not.toContain('tomorrow')
    expect((await stateOf()).drafts).toContainEqual(expect.objectContaining({ slug: 'tomorrow' }))
    api.moveClock(86_400_000)
    bearer = (await joinStaff(api)).bearer
    expect((await get('tomorrow')).status).toBe(200)
  })

  test('is in a list, the newest first, a page at a time', async () => {
    write('old', { published: '2020-01-01' })
    write('older', { published: '2019-01-01' })
    await reload()
    const all = await slugs({ pageSize: 100 })
    expect(all.slice(-2)).toEqual(['old', 'older'])
    expect(await slugs({ pageSize: 2, page: Math.ceil(all.length / 2) })).toEqual(
      all.slice(2 * (Math.ceil(all.length / 2) - 1)),
    )
  })

  test('has its images served by us', async () => {
    strapi.strapi.uploads.set('moss.png', new Uint8Array(await sampleLogo()))
    const image = { url: '/strapi/uploads/moss.png', alternativeText: 'Moss' }
    write('image', { image })
    await reload()
    const { src = '' } = (await get('image')).data.image ?? {}
    const name = src.replace('/api/content-images/', '')
    const answer = await api.call(GetContentImage, { params: { name } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const other = { params: { name: `${'0'.repeat(24)}.webp` } }
    expect((await api.call(GetContentImage, other)).status).toBe(404)
    expect((await api.call(GetContentImage, { params: { name: '../x' } })).status).toBe(404)
  })
})

describe('a webhook', () => {
  test('that is signed shows a change at once', async () => {
    write('changed', { title: 'Before' })
    await reload()
    write('changed', { title: 'After' })
    expect(await titleOf('changed')).toBe('Before')
    expect((await sendEvent()).status).toBe(200)
    expect(await titleOf('changed')).toBe('After')
  })

  test('of an upload reads everything again', async () => {
    write('uploaded')
    expect((await sendEvent({ body: '{"event":"media.update"}' })).status).toBe(200)
    expect((await get('uploaded')).status).toBe(200)
  })

  test.each<[string, () => Event]>([
    ['another secret', () => ({ secret: 'x'.repeat(40) })],
    ['no signature', () => ({ signature: '' })],
    ['half a signature', () => ({ signature: 'sha256=abc' })],
    ['five minutes ago and more', () => ({ at: new Date(api.deps.clock().getTime() - 301_000) })],
    ['five minutes ahead and more', () => ({ at: new Date(api.deps.clock().getTime() + 302_000) })],
    ['no time at all', () => ({ at: new Date(Number.NaN) })],
  ])('with %s is refused, and nothing is read', async (_, event) => {
    const before = asked()
    const answer = await sendEvent(event())
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'BAD_SIGNATURE'])
    expect(asked()).toBe(before)
  })

  test('that arrives a second time is refused', async () => {
    const event = { at: api.deps.clock(), body: '{"model":"article","n":1}' }
    expect((await sendEvent(event)).status).toBe(200)
    const again = await sendEvent(event)
    expect([again.status, await codeOf(again)]).toEqual([409, 'CONTENT_EVENT_REPEATED'])
  })

  test('that is signed and no JSON is refused', async () => {
    const answer = await sendEvent({ body: 'moss' })
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('while the service is away', () => {
  test('the last good copy is given, and staff see since when', async () => {
    write('away', { title: 'Good' })
    await reload()
    const since = api.deps.clock().toISOString()
    strapi.strapi.fault = 'away'
    await reload()
    api.moveClock(5 * MINUTE)
    await reload()
    expect(await titleOf('away')).toBe('Good')
    const state = await stateOf()
    expect(state).toMatchObject({ failure: expect.stringContaining('503'), drafts: null })
    const failingFor = Date.parse(state.failingSince ?? '') - Date.parse(since)
    expect(failingFor).toBeGreaterThanOrEqual(0)
    expect(failingFor).toBeLessThan(MINUTE)
    strapi.strapi.fault = null
    await reload()
    expect(await stateOf()).toMatchObject({ failingSince: null, failure: null })
  })

  test('a server that starts has the texts and their images', async () => {
    strapi.strapi.uploads.set('restart.png', new Uint8Array(await sampleLogo()))
    write('restart', { image: { url: '/strapi/uploads/restart.png', alternativeText: 'Moss' } })
    await reload()
    strapi.strapi.fault = 'away'
    const { deps, close } = await compose(api.deps.config, {
      isWorker: false,
      clock: api.deps.clock,
    })
    const app = createApi(deps)
    const call = caller((request) => app(request, { ip: '198.51.100.9', requestId: 'restart' }))
    const found = await get('restart', call)
    const name = found.data.image?.src.split('/').at(-1) ?? ''
    const image = await call(GetContentImage, { params: { name } })
    await close()
    expect([found.status, image.status]).toEqual([200, 200])
  })

  test('a kind that was never read is unavailable, and not empty', async () => {
    strapi.strapi.fault = 'nonsense'
    const { db } = api.deps
    await db.deleteFrom('content_copy').where('kind', '=', 'testimonial').execute()
    const { deps, close } = await compose(api.deps.config, {
      isWorker: false,
      clock: api.deps.clock,
    })
    const app = createApi(deps)
    const call = caller((request) => app(request, { ip: '198.51.100.9', requestId: 'restart' }))
    const list = () => call(ListContent, { params: { kind: 'testimonial' } })
    const { status, refusal } = await list()
    expect([status, refusal.code]).toEqual([503, 'UNAVAILABLE'])
    // Those who come next do not wait for it again.
    const before = strapi.strapi.requests.length
    expect((await list()).status).toBe(503)
    expect(strapi.strapi.requests.length).toBe(before)
    strapi.strapi.fault = null
    api.moveClock(11_000)
    expect((await list()).status).toBe(200)
    await close()
  })
})

describe('a text that becomes bad', () => {
  test('stays as it was last good, and staff read why', async () => {
    write('broken', { title: 'Good' })
    await reload()
    write('broken', { title: 'Worse', published: 'soon' })
    await reload()
    expect(await titleOf('broken')).toBe('Good')
    const { refused } = await stateOf()
    expect(refused).toContainEqual({
      where: expect.stringMatching(/^article “broken” \(art\d+doc\), published$/),
      message: '“soon” is no date; write it as 2026-09-27.',
    })
    write('broken')
    await reload()
    expect((await stateOf()).refused).toEqual([])
  })

  test('is left out where it never was good', async () => {
    write('never', { author: '' })
    await reload()
    expect((await get('never')).status).toBe(404)
    write('never')
  })
})

describe('a draft', () => {
  const preview = (query: { until?: number; signature?: string }, slug = 'fern') =>
    api.call(PreviewContent, { params: { kind: 'article', slug }, query })
  const seconds = (after: number) => Math.floor(api.deps.clock().getTime() / 1_000) + after
  const sign = (until: number, place = 'article/fern', secret = PREVIEW_SECRET) => ({
    until,
    signature: createHmac('sha256', secret).update(`${place}/${until}`).digest('hex'),
  })

  test('is in no list and at no address, and is opened by the link that staff have', async () => {
    write('fern', { title: 'Not yet' }, 'draft')
    await reload()
    expect((await get('fern')).status).toBe(404)
    expect(await slugs({ pageSize: 100 })).not.toContain('fern')
    const draft = (await stateOf()).drafts?.find(({ slug }) => slug === 'fern')
    const { searchParams } = new URL(draft?.preview ?? '', 'http://understory.test')
    const given = {
      until: Number(searchParams.get('until')),
      signature: searchParams.get('signature') ?? '',
    }
    const shown = await preview(given)
    expect(shown.data.title).toBe('Not yet')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect((await preview(given, 'moss')).refusal.code).toBe('PREVIEW_LINK_INVALID')
  })

  test('is opened by a link that the content service signed', async () => {
    expect((await preview(sign(seconds(600)))).status).toBe(200)
  })

  test.each([
    ['ended', () => sign(seconds(-1))],
    ['lasts longer than a week', () => sign(seconds(8 * 86_400))],
    ['was signed by someone else', () => sign(seconds(600), 'article/fern', 'x'.repeat(40))],
    ['was signed for another text', () => sign(seconds(600), 'article/moss')],
    ['was made longer', () => ({ ...sign(seconds(600)), until: seconds(900) })],
    ['is not signed', () => ({})],
  ])('is not shown by a link that %s', async (_, link) => {
    const { status, refusal } = await preview(link())
    expect([status, refusal.code]).toEqual([403, 'PREVIEW_LINK_INVALID'])
  })

  test('that is bad tells its writer what to mend', async () => {
    write('fern', { author: '' }, 'draft')
    const { status, refusal } = await preview(sign(seconds(600)))
    expect(status).toBe(422)
    expect(refusal).toMatchObject({
      code: 'CONTENT_REFUSED',
      problems: [{ message: '“author” is missing.' }],
    })
    write('fern', {}, 'draft')
  })

  test('that is not there, or cannot be asked for, is a refusal', async () => {
    const other = sign(seconds(600), 'article/none')
    expect((await preview(other, 'none')).refusal.code).toBe('CONTENT_NOT_FOUND')
    strapi.strapi.fault = 'away'
    expect((await preview(sign(seconds(600)))).refusal.code).toBe('UNAVAILABLE')
  })
})
