import { describe, expect, test } from 'vitest'
import { createSessionFetch } from './session-fetch.ts'

const expired = () =>
  Response.json({ code: 'TOKEN_EXPIRED', message: 'Looks like …' }, { status: 401 })

/** A server that accepts one token, and counts requests. */
function server(accepted: string) {
  const seen: string[] = []
  return {
    seen,
    fetch: async (request: Request) => {
      const bearer = request.headers.get('authorization') ?? ''
      seen.push(`${bearer} ${await request.text()}`)
      return bearer === `Bearer ${accepted}` ? Response.json({ ok: true }) : expired()
    },
  }
}

const request = (body = 'hello') =>
  new Request('http://understory.test/api', { method: 'POST', body })

describe('a token that has expired', () => {
  test('is exchanged once for twenty requests at once, and each is sent once more', async () => {
    const { fetch, seen } = server('fresh')
    let refreshes = 0
    const refresh = async () => {
      refreshes += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return 'fresh'
    }
    const send = createSessionFetch({ fetch, token: 'stale', refresh })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(request(`${n}`))))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(refreshes).toBe(1)
    expect(seen).toHaveLength(40)
    expect(seen.filter((line) => line === 'Bearer fresh 7')).toHaveLength(1)
  })

  test('whose session has ended is not tried again', async () => {
    const { fetch, seen } = server('fresh')
    const send = createSessionFetch({ fetch, token: 'stale', refresh: async () => null })
    expect((await send(request())).status).toBe(401)
    expect(seen).toHaveLength(1)
  })

  test('is retried exactly once, also when the fresh one is refused too', async () => {
    const { fetch, seen } = server('never')
    const send = createSessionFetch({ fetch, token: 'stale', refresh: async () => 'fresh' })
    expect((await send(request())).status).toBe(401)
    expect(seen).toHaveLength(2)
  })

  test('a refusal of another kind is not retried', async () => {
    let calls = 0
    const fetch = async () => {
      calls += 1
      return Response.json({ code: 'SIGN_IN_REQUIRED', message: '' }, { status: 401 })
    }
    const send = createSessionFetch({ fetch, token: 'a', refresh: async () => 'b' })
    expect((await send(request())).status).toBe(401)
    expect(calls).toBe(1)
  })
})
