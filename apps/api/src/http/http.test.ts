import { endpoint } from '@understory/contracts/endpoint.ts'
import { REFUSALS } from '@understory/contracts/refusals.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '../app.ts'
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
