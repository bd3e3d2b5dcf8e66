import {
  ConnectApp,
  DisconnectApp,
  ReadAppRequest,
} from '@understory/contracts/developers/connected-apps.ts'
import { USUAL_LIMITS } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APP_ADDRESS,
  askAsApp,
  connectedApp,
  newApp,
  onlyApp,
} from '../../../testing/people/apps.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

const read = (query: object, person = owner) =>
  api.call(ReadAppRequest, { query: query as never }, person.bearer)

describe('what an app asks a person', () => {
  test('is shown with who asks, and answered with who says so', async () => {
    const { request } = await newApp(api)
    const { data } = await read({ ...request, scope: 'impact:read purchases:write nonsense' })
    expect(data).toMatchObject({
      redirectTo: null,
      appName: 'Reports for trees',
      appHost: 'app.example',
      scopes: ['impact:read', 'purchases:write'],
    })
    const denied = new URL(data.deniedTo)
    expect(denied.origin + denied.pathname).toBe(APP_ADDRESS)
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      error: 'access_denied',
      state: 'where-we-were',
      iss: 'http://understory.test',
    })
  })

  test('to be answered elsewhere than it registered is refused, and nobody is sent there', async () => {
    const { request } = await newApp(api)
    const elsewhere = [
      'https://app.example/callback/../evil',
      'https://app.example.evil.example/callback',
      'https://app.example/callback?more=1',
      'http://app.example/callback',
      'https://app.example:444/callback',
      'javascript:alert(1)',
      '',
    ]
    for (const redirect_uri of elsewhere) {
      const { status, refusal } = await read({ ...request, redirect_uri })
      expect([redirect_uri, status, refusal?.code]).toEqual([
        redirect_uri,
        400,
        'APP_ADDRESS_UNKNOWN',
      ])
    }
    const unknown = await read({ ...request, client_id: `${request.client_id}x` })
    expect(unknown.refusal?.code).toBe('APP_UNKNOWN')
  })

  test('on the person’s own machine may be answered at any port', async () => {
    const { request } = await newApp(api, 'http://127.0.0.1:33418/callback')
    const at = async (redirect_uri: string) => (await read({ ...request, redirect_uri })).status
    expect(await at('http://127.0.0.1:52011/callback')).toBe(200)
    expect(await at('http://127.0.0.1:52011/other')).toBe(400)
    expect(await at('http://127.0.0.1.evil.example/callback')).toBe(400)
    expect(await at('http://127.0.0.1:1@evil.example/callback')).toBe(400)
  })

  test('is told no at once where it is not complete, or not for here', async () => {
    const { request } = await newApp(api)
    const wrong = {
      unsupported_response_type: { response_type: 'token' },
      invalid_request: { code_challenge_method: 'plain' },
      invalid_target: { resource: 'https://elsewhere.example/mcp' },
      invalid_scope: { scope: 'cards:write' },
    }
    for (const [error, part] of Object.entries(wrong)) {
      const { data } = await read({ ...request, ...part })
      expect(new URL(data.redirectTo ?? '').searchParams.get('error')).toBe(error)
      const body = { request: { ...request, ...part }, scopes: ['impact:read' as const] }
      const connected = await api.call(ConnectApp, { body }, owner.bearer)
      expect(connected.refusal?.code).toBe('APP_REQUEST_INVALID')
    }
    const none = { ...request, resource: '', code_challenge: '' }
    expect(new URL((await read(none)).data.redirectTo ?? '').searchParams.get('error')).toBe(
      'invalid_request',
    )
  })

  test('gives no more than it asked for, and spends nothing without limits and a password', async () => {
    const { request } = await newApp(api)
    const asked = { ...request, scope: 'impact:read purchases:write' }
    const connect = (more: object) =>
      api.call(
        ConnectApp,
        { body: { request: asked, scopes: ['purchases:write', 'webhooks:write'], ...more } },
        owner.bearer,
      )
    expect((await connect({})).refusal?.code).toBe('KEY_LIMITS_NEEDED')
    const limits = { currency: 'GBP' as const, ...USUAL_LIMITS, approveAboveMinor: 0 }
    expect((await connect({ limits })).refusal?.code).toBe('CURRENT_PASSWORD_INCORRECT')
    const { data } = await connect({ limits, currentPassword: PASSWORD })
    expect(new URL(data.redirectTo).searchParams.get('code')).toMatch(/^uac_/)
    const narrow = { request: asked, scopes: ['webhooks:write' as const] }
    const nothing = await api.call(ConnectApp, { body: narrow }, owner.bearer)
    expect(nothing.refusal?.code).toBe('APP_REQUEST_INVALID')
  })

  test('is a question to owners and admins alone', async () => {
    const { request } = await newApp(api)
    const { bearer } = await inviteColleague(api, owner, 'member')
    const refused = await api.call(ReadAppRequest, { query: request }, bearer)
    expect(refused.status).toBe(403)
  })
})

test('an account has fifty apps at most, and ends none but its own', async () => {
  const busy = await joinAs(api, 'business')
  const { request } = await newApp(api)
  const body = { request, scopes: ['impact:read' as const] }
  const connect = () => api.call(ConnectApp, { body }, busy.bearer)
  for (let apps = 0; apps < 50; apps += 1) expect((await connect()).status).toBe(201)
  expect((await connect()).refusal?.code).toBe('TOO_MANY_APPS')
  await connectedApp(api, owner)
  const params = { appId: await onlyApp(api, owner) }
  const { refusal } = await api.call(DisconnectApp, { params }, busy.bearer)
  expect(refusal?.code).toBe('APP_NOT_FOUND')
})

describe('an app that registers', () => {
  test('may be answered by https, on the own machine or by a scheme of its own, and nowhere else', async () => {
    const register = async (uri: string) =>
      (await askAsApp(api, 'register', { redirect_uris: [uri] })).status
    for (const uri of ['https://a.example/x', 'http://localhost/x', 'cursor://anysphere/callback'])
      expect([uri, await register(uri)]).toEqual([uri, 201])
    for (const uri of [
      'http://a.example/x',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a.example/#x',
      'https://me@a.example/x',
    ])
      expect([uri, await register(uri)]).toEqual([uri, 400])
    const secret = {
      redirect_uris: [APP_ADDRESS],
      token_endpoint_auth_method: 'client_secret_basic',
    }
    expect((await askAsApp(api, 'register', secret)).said).toEqual({
      error: 'invalid_client_metadata',
    })
  })

  test('is told how by documents that name this place', async () => {
    const document = async (path: string) =>
      (await api.send(new Request(`http://understory.test/.well-known/${path}`))).json()
    expect(await document('oauth-authorization-server')).toMatchObject({
      issuer: 'http://understory.test',
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
    for (const path of ['mcp', 'v1'])
      expect(await document(`oauth-protected-resource/${path}`)).toMatchObject({
        resource: `http://understory.test/${path}`,
        authorization_servers: ['http://understory.test'],
      })
  })

  test('does so twenty times an hour from one network', async () => {
    const strict = await startTestApi()
    const register = () => askAsApp(strict, 'register', { redirect_uris: [APP_ADDRESS] })
    const answers = await Promise.all(Array.from({ length: 21 }, register))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    await strict.close()
  })
})
