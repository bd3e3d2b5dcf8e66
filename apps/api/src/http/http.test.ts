import { createHmac } from 'node:crypto'
import { endpoint, isBinary } from '@understory/contracts/endpoint.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '../app.ts'
import { type KeyPurpose, keyFor } from '../signing/key-for.ts'
import { seal, unseal } from '../signing/seal.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { type Access, assertRoutesAreSound, type Route, route } from './route.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ask = (path: string, init: RequestInit = {}) =>
  api.send(new Request(`http://understory.test${path}`, init))
const NEED_BEARER: readonly Access[] = ['user', 'self', 'account', 'staff']
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('the server does not start', () => {
  const Ping = endpoint({ method: 'GET', path: '/api/ping', summary: 'Ping', answer: z.object({}) })
  const open = route(Ping, { access: 'public' }, async () => ({}))

  test('when a route does not say who may call it', () => {
    const { access: _, ...undeclared } = open
    expect(() => assertRoutesAreSound([undeclared as Route])).toThrow(
      'does not declare who may call',
    )
  })

  test('when a route for accounts does not say what a role must allow', () => {
    const silent: Route = { ...open, access: 'account' }
    expect(() => assertRoutesAreSound([silent])).toThrow('does not declare what a role must allow')
  })

  test('when a change by those who may spend does not say whether it sells', () => {
    const [buying] = allRoutes(api.deps).filter(({ sells }) => sells)
    if (!buying) throw new Error('nothing is sold')
    const { sells: _, ...silent } = buying
    const charging: Route = { ...silent, may: 'spend', endpoint: { ...Ping, method: 'POST' } }
    expect(() => assertRoutesAreSound([charging])).toThrow('does not declare whether it sells')
    expect(() => assertRoutesAreSound([{ ...charging, sells: true }])).not.toThrow()
  })

  test('when two routes answer the same call', () => {
    expect(() => assertRoutesAreSound([open, open])).toThrow('declared twice')
  })
})

describe('a call', () => {
  test('to an address that is not there answers with a code and a sentence', async () => {
    const response = await ask('/api/nowhere')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: REFUSALS.NOT_FOUND[1] })
  })

  test.each([
    [
      'a body that is not JSON',
      { body: '{"email":', type: 'application/json' },
      400,
      'BAD_REQUEST',
    ],
    [
      'a form where JSON belongs',
      { body: 'email=a', type: 'application/x-www-form-urlencoded' },
      400,
      'BAD_REQUEST',
    ],
    [
      'a body that is too large',
      { body: `"${'x'.repeat(70_000)}"`, type: 'application/json' },
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'an unknown field',
      {
        body: '{"email":"a@b.example","password":"x","acceptTerms":true,"isAdmin":true}',
        type: 'application/json',
      },
      400,
      'BAD_REQUEST',
    ],
    [
      'ten thousand levels of JSON',
      { body: '['.repeat(10_000), type: 'application/json' },
      400,
      'BAD_REQUEST',
    ],
    [
      'thirty thousand levels of JSON that are closed again',
      { body: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, type: 'application/json' },
      400,
      'BAD_REQUEST',
    ],
    [
      'as many within a field that it has',
      { body: `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, type: 'application/json' },
      400,
      'BAD_REQUEST',
    ],
  ])('with %s is refused', async (_, { body, type }, status, code) => {
    const response = await ask('/api/auth/join', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toBe(code)
  })

  test('carries the id of its request back', async () => {
    expect((await ask('/api/localisation')).headers.get('x-request-id')).toBe('test-request')
  })

  test('that lives by a secret is never cached', async () => {
    expect((await ask('/api/auth/me')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('the OpenAPI document', () => {
  type Operation = {
    summary: string
    security: object[]
    responses: Record<string, { description: string }>
  }
  type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> }
  const read = async () => (await (await ask('/api/openapi.json')).json()) as OpenApi

  test('names every route with its summary and a success', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    for (const { endpoint: declared } of allRoutes(api.deps)) {
      const operation = paths[declared.path]?.[declared.method.toLowerCase()]
      expect(operation?.summary, declared.path).toBe(declared.summary)
      expect(Object.keys(operation?.responses ?? {})).toContain(String(declared.status ?? 200))
    }
  })

  test('names each status that any call can be refused with', async () => {
    const { paths } = await read()
    for (const { endpoint: declared } of allRoutes(api.deps)) {
      const { responses = {} } = paths[declared.path]?.[declared.method.toLowerCase()] ?? {}
      const tooLarge = declared.body || declared.file ? ['413'] : []
      expect(Object.keys(responses), declared.path).toEqual(
        expect.arrayContaining(['400', ...tooLarge, '500', '503']),
      )
    }
  })

  test('has no call at an address of which a part is empty', async () => {
    for (const { endpoint: declared } of allRoutes(api.deps)) {
      if (!declared.path.includes('{')) continue
      const path = declared.path.replace(/\{\w+\}/, '')
      const { status } = await ask(path.replace(/\{\w+\}/g, 'x'), { method: declared.method })
      expect(status, path).toBe(404)
    }
  })

  test('asks for a bearer token exactly where one is needed', async () => {
    const { paths } = await read()
    for (const { endpoint: declared, access } of allRoutes(api.deps)) {
      const operation = paths[declared.path]?.[declared.method.toLowerCase()]
      const needsBearer = NEED_BEARER.includes(access)
      expect(
        operation?.security.some((scheme) => 'bearer' in scheme),
        declared.path,
      ).toBe(needsBearer)
    }
  })

  test('nobody gets in without a token where one is needed', async () => {
    for (const { endpoint: declared, access } of allRoutes(api.deps)) {
      if (!NEED_BEARER.includes(access)) continue
      const path = declared.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const response = await ask(path, { method: declared.method })
      expect(response.status, declared.path).toBe(401)
    }
  })
})

test('every call that draws, packs or reads a file has a limit', () => {
  const routes = allRoutes(api.deps)
  const heavy = routes.filter(
    ({ endpoint: { answer, file } }) => file || (answer !== undefined && isBinary(answer)),
  )
  expect(heavy.length).toBeGreaterThan(15)
  const open = heavy.filter(({ limit }) => !limit).map(({ endpoint }) => endpoint.path)
  expect(open.toSorted()).toEqual(
    [
      // Counted by account or user instead, where they are handled.
      '/api/accounts/logo',
      '/api/footprints/chart',
      '/api/impact-page/images/{size}',
      '/api/impact-page/logo',
      '/api/impacts/chart',
      '/api/targets/{targetId}/chart',
      '/api/users/export',
      '/api/widgets/{widgetId}/picture',
      // Short words, what is in memory already, and what staff look at.
      '/api/content-images/{name}',
      '/api/sharing/badges/{kind}/{theme}',
      '/api/staff/receipts/{receiptId}',
      '/api/staff/verifications/{verificationId}/evidence/{evidenceId}',
    ].toSorted(),
  )
})

describe('a bearer token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: crypto.randomUUID(), sid: crypto.randomUUID(), aud: 'session', exp: 4e9 }
  const sign = (key: string, header: object, body: object) => {
    const text = `${part(header)}.${part(body)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const own = (purpose: KeyPurpose) =>
    keyFor(api.deps.config.APP_SECRET, purpose).toString('base64')
  const code = async (token: string) =>
    codeOf(await ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } }))
  const HS256 = { alg: 'HS256', typ: 'JWT' }

  test('of our key is read: its session is not there', async () => {
    expect(await code(sign(own('token:session'), HS256, claims))).toBe('TOKEN_EXPIRED')
  })

  test.each<[string, () => string]>([
    ['without a signature', () => `${part({ alg: 'none' })}.${part(claims)}.`],
    ['that says it has none', () => sign(own('token:session'), { alg: 'none' }, claims)],
    ['of another algorithm', () => sign(own('token:session'), { alg: 'HS512' }, claims)],
    ['of a key of its own', () => sign('theirs', { ...HS256, jwk: { kty: 'oct' } }, claims)],
    ['of the key of another purpose', () => sign(own('token:change-email'), HS256, claims)],
    [
      'of another audience',
      () => sign(own('token:session'), HS256, { ...claims, aud: 'change-email' }),
    ],
  ])('%s is none', async (_, token) => {
    expect(await code(token())).toBe('SIGN_IN_REQUIRED')
  })
})

describe('what is sealed', () => {
  const secret = 'x'.repeat(32)
  const sealed = () => Buffer.from(seal(secret, 'second-factor', 'a secret'), 'base64url')
  const open = (bytes: Buffer, purpose: KeyPurpose = 'second-factor') =>
    unseal(secret, purpose, bytes.toString('base64url'))

  test('opens as it was, for its own purpose alone', () => {
    expect(open(sealed())).toBe('a secret')
    expect(sealed()).not.toEqual(sealed())
    expect(() => open(sealed(), 'store-secrets')).toThrow()
  })

  test('does not open with any byte changed, nor with a shorter seal', () => {
    for (const at of sealed().keys()) {
      const changed = sealed()
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(() => open(changed), String(at)).toThrow()
    }
    for (const length of [12, 16, 20, 27])
      expect(() => open(sealed().subarray(0, length))).toThrow()
  })
})

describe('a call that lives by the cookie', () => {
  const signOut = (headers: Record<string, string>) =>
    ask('/api/auth/sign-out', { method: 'POST', headers })

  test.each([
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'none' }],
  ])(
    'is refused from another site, also where a browser says it in one header alone: %o',
    async (headers) => {
      const answer = await signOut(headers)
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'CROSS_SITE'])
    },
  )

  test.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'http://understory.test' }], [{}]])(
    'is taken from our own pages: %o',
    async (headers) => {
      expect((await signOut(headers)).status).toBe(204)
    },
  )
})

describe('what cannot be stored', () => {
  const texts = { 'a NUL': 'a\0b', 'half a surrogate pair': 'a\ud800b' }

  test.each(Object.entries(texts))('is refused wherever a call carries it: %s', async (_, text) => {
    const calls = allRoutes(api.deps).filter(
      ({ access }) => access === 'public' || access === 'session',
    )
    const asked = calls.filter(({ endpoint: { body } }) => body !== undefined)
    expect(asked.length).toBeGreaterThan(10)
    for (const {
      endpoint: { method, path },
    } of asked) {
      const answer = await ask(path.replace(/\{\w+\}/g, 'x'), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ deep: [{ field: text }], email: text, token: text }),
      })
      if (answer.status === 429) continue
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 400, 'BAD_REQUEST'])
    }
  })

  test('is refused in a path and in a query', async () => {
    for (const path of [
      '/api/gifts/%00',
      '/api/gifts/a%00/certificate',
      '/api/localisation?a=%00',
    ]) {
      const answer = await ask(path)
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 400, 'BAD_REQUEST'])
    }
  })

  test('is what it is after one decoding: an encoded per cent sign is a per cent sign', async () => {
    const answer = await ask('/api/gifts/%2500')
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'GIFT_NOT_FOUND'])
  })

  test('is said beside the field that has it', async () => {
    const answer = await ask('/api/auth/join', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'moss\0moss', acceptTerms: true }),
    })
    const { problems } = (await answer.json()) as { problems: { field: string }[] }
    expect(problems[0]?.field).toBe('password')
  })
})
