import { createHash } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { PERSONAS } from './personas.ts'
import { createSignInApp } from './sign-in-app.ts'

/** Published: OpenID Connect Core 1.0, RFC 6749 and RFC 7636. */
const VERIFIER = 'a-verifier-that-is-long-enough-to-be-one-0123456789'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const BACK = 'http://app.test/api/auth/callback/google'
const ASKED = {
  client_id: 'understory',
  redirect_uri: BACK,
  state: 'a-state',
  nonce: 'a-nonce',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
}

function stand() {
  let tokens = 0
  const app = createSignInApp({
    clock: () => new Date(),
    newToken: () => `token-${++tokens}`,
  })
  const authorize = async (form: Record<string, string>) => {
    const answer = await app.request(`/sign-in/google/authorize?${new URLSearchParams(ASKED)}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    return new URL(answer.headers.get('location') ?? '')
  }
  const exchange = (code: string, change: Record<string, string> = {}) =>
    app.request('/sign-in/google/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: 'understory',
        redirect_uri: BACK,
        code_verifier: VERIFIER,
        ...change,
      }),
    })
  return { app, authorize, exchange }
}

const [FIRST] = PERSONAS
const codeOf = async (authorize: ReturnType<typeof stand>['authorize']) => {
  const back = await authorize({ persona: FIRST?.id ?? '' })
  expect(back.searchParams.get('state')).toBe('a-state')
  return back.searchParams.get('code') ?? ''
}

test('a code leads to an id token that the published key verifies, with the nonce of the request', async () => {
  const { app, authorize, exchange } = stand()
  const answer = await exchange(await codeOf(authorize))
  const { id_token: token } = (await answer.json()) as { id_token: string }
  const keys = (await (await app.request('/sign-in/google/jwks')).json()) as JSONWebKeySet
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { audience: 'understory' })
  expect(payload).toMatchObject({ nonce: 'a-nonce', sub: `google-${FIRST?.id}` })
})

test('a code works once', async () => {
  const { authorize, exchange } = stand()
  const code = await codeOf(authorize)
  expect((await exchange(code)).status).toBe(200)
  const again = await exchange(code)
  expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }])
})

test.each([
  ['another verifier', { code_verifier: 'another-verifier-that-is-long-enough-0123456789' }],
  ['another client', { client_id: 'another' }],
  ['another address to return to', { redirect_uri: `${BACK}-2` }],
])('a code with %s is refused', async (_, change) => {
  const { authorize, exchange } = stand()
  expect((await exchange(await codeOf(authorize), change)).status).toBe(400)
})

test('a person who declines comes back without a code', async () => {
  const { authorize } = stand()
  const back = await authorize({ persona: 'none' })
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.has('code')).toBe(false)
})

test('a request without its client, its state or a known address is not answered with a page', async () => {
  const { app } = stand()
  for (const missing of ['client_id', 'state', 'redirect_uri'] as const) {
    const { [missing]: _, ...rest } = ASKED
    const answer = await app.request(`/sign-in/google/authorize?${new URLSearchParams(rest)}`)
    expect(answer.status).toBe(400)
  }
})
