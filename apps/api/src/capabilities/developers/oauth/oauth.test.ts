import { ListApiKeys } from '@understory/contracts/developers/api-keys.ts'
import {
  DisconnectApp,
  ListConnectedApps,
} from '@understory/contracts/developers/connected-apps.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postMessage, toolMessage } from '../../../testing/connect-assistant.ts'
import { callPublicApi } from '../../../testing/people/api-keys.ts'
import { askAsApp, codeForm, connectedApp, letIn, newApp } from '../../../testing/people/apps.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

const INVALID = { status: 400, said: { error: 'invalid_grant' } }
const works = async (key: string) =>
  (await callPublicApi(api, '/v1/account', { key })).status === 200
const exchange = (form: Record<string, string>) => askAsApp(api, 'token', form)
const refresh = (request: { client_id: string }, token: string) =>
  exchange({ grant_type: 'refresh_token', refresh_token: token, client_id: request.client_id })

describe('an app that was let in', () => {
  test('calls tools with its token, until a person ends it', async () => {
    const { accessToken } = await connectedApp(api, owner)
    const call = (name: string) => postMessage(api, toolMessage(name), { key: accessToken })
    const answer = await call('get_account')
    expect(await answer.json()).toMatchObject({
      result: { structuredContent: { mode: 'test', key: { name: 'Reports for trees' } } },
    })
    expect((await call('list_purchases')).status).toBe(403)
    const { data } = await api.call(ListConnectedApps, {}, owner.bearer)
    const [app] = data.apps
    expect(app).toMatchObject({ host: 'app.example', scopes: ['account:read', 'impact:read'] })
    const keys = await api.call(ListApiKeys, {}, owner.bearer)
    expect(keys.data.keys.map(({ name }) => name)).not.toContain('Reports for trees')
    await api.call(DisconnectApp, { params: { appId: app?.appId ?? '' } }, owner.bearer)
    const refused = await call('get_account')
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ])
  })

  test('gets new tokens for an hour each, and a refresh token that comes twice ends it', async () => {
    const { request, accessToken, refreshToken } = await connectedApp(api, owner)
    const { said } = await refresh(request, refreshToken)
    expect([await works(accessToken), await works(said.access_token ?? '')]).toEqual([false, true])
    const other = await newApp(api)
    expect(await refresh(other.request, said.refresh_token ?? '')).toEqual(INVALID)
    expect(await refresh(request, refreshToken)).toEqual(INVALID)
    expect(await works(said.access_token ?? '')).toBe(false)
    expect(await refresh(request, said.refresh_token ?? '')).toEqual(INVALID)
  })

  test('is refused an hour later, and when it stays away for thirty days', async () => {
    const { request, accessToken, refreshToken } = await connectedApp(api, owner)
    api.moveClock(3_600_001)
    expect(await works(accessToken)).toBe(false)
    api.moveClock(30 * 86_400_000)
    const later = await api.call(ListConnectedApps, {}, owner.bearer)
    expect([await refresh(request, refreshToken), later.data?.apps ?? []]).toEqual([INVALID, []])
    owner = await joinAs(api, 'business')
  })

  test('ends itself by either of its tokens', async () => {
    for (const which of ['accessToken', 'refreshToken'] as const) {
      const app = await connectedApp(api, owner)
      const { status } = await askAsApp(api, 'revoke', { token: app[which] })
      expect([status, await works(app.accessToken)]).toEqual([200, false])
    }
    expect(await askAsApp(api, 'revoke', { token: 'uat_nothing' })).toEqual({
      status: 200,
      said: {},
    })
  })
})

describe('a code', () => {
  test('works for who asked, with the same address, resource and secret, and for nobody else', async () => {
    const app = await newApp(api)
    const code = await letIn(api, owner, app.request)
    const form = codeForm(app, code)
    const other = await newApp(api)
    for (const wrong of [
      { code: 'uac_nothing' },
      { code_verifier: other.verifier },
      { client_id: other.request.client_id },
      { redirect_uri: 'https://app.example/other' },
    ])
      expect([wrong, await exchange({ ...form, ...wrong })]).toEqual([wrong, INVALID])
    for (const resource of ['', 'http://understory.test/v1', 'https://elsewhere.example/mcp'])
      expect((await exchange({ ...form, resource })).said).toEqual({ error: 'invalid_target' })
    expect((await exchange(form)).said).toMatchObject({
      access_token: expect.stringMatching(/^uat_/),
      refresh_token: expect.stringMatching(/^urt_/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'account:read impact:read',
    })
  })

  test('that comes a second time ends what it began', async () => {
    const app = await newApp(api)
    const form = codeForm(app, await letIn(api, owner, app.request))
    const { said } = await exchange(form)
    expect(await works(said.access_token ?? '')).toBe(true)
    expect(await exchange(form)).toEqual(INVALID)
    expect(await works(said.access_token ?? '')).toBe(false)
  })

  test('holds for a minute', async () => {
    const app = await newApp(api)
    const form = codeForm(app, await letIn(api, owner, app.request))
    api.moveClock(60_001)
    expect(await exchange(form)).toEqual(INVALID)
  })

  test('at once from several places gives tokens once at most, which then end', async () => {
    const app = await newApp(api)
    const form = codeForm(app, await letIn(api, owner, app.request))
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(form)))
    const given = answers.flatMap(({ said }) => said.access_token ?? [])
    expect(given).toHaveLength(1)
    expect(await works(given[0] ?? '')).toBe(false)
  })
})

test('a token in an address ends what it opens', async () => {
  const { accessToken } = await connectedApp(api, owner)
  await callPublicApi(api, `/v1/projects?token=${accessToken}`)
  expect(await works(accessToken)).toBe(false)
})
