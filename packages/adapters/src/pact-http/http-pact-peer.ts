import type { PactPeer, PactPeerAccess } from '@understory/ports/footprints/pact-peer.ts'
import type { GuardedRequest } from '@understory/ports/guarded-request.ts'

const PACT_TIMEOUT_MS = 15_000
const MOST_TOKEN_BYTES = 64 * 1_024
const MOST_EVENT_ANSWER_BYTES = 4 * 1_024
const MOST_TOKENS = 1_000
/** Of a partner that does not say how long its token is good for. */
const USUAL_SECONDS = 300
/** It is not used to its last moment. */
const SPARE_MS = 30_000

type HttpPactPeerSettings = {
  readonly request: GuardedRequest
  /** Milliseconds. */
  readonly now: () => number
}

type HeldToken = { readonly token: string; readonly until: number }

/** Over guarded requests: client credentials, then the event. A token is kept until shortly before it expires. */
export function createHttpPactPeer({ request, now }: HttpPactPeerSettings): PactPeer {
  const held = new Map<string, HeldToken>()
  const keyOf = ({ base, clientId, clientSecret }: PactPeerAccess) =>
    [base, clientId, clientSecret].join('\n')

  async function tokenFor(peer: PactPeerAccess): Promise<string> {
    const known = held.get(keyOf(peer))
    if (known && known.until > now()) return known.token
    const fresh = await signIn(request, peer)
    if (held.size >= MOST_TOKENS) held.clear()
    held.set(keyOf(peer), {
      token: fresh.token,
      until: now() + fresh.seconds * 1_000 - SPARE_MS,
    })
    return fresh.token
  }

  return {
    async sendEvent(peer, event) {
      const token = await tokenFor(peer)
      const { status } = await request(new URL(`${peer.base}/3/events`), {
        method: 'POST',
        timeoutMs: PACT_TIMEOUT_MS,
        mostBytes: MOST_EVENT_ANSWER_BYTES,
        endsEarly: true,
        body: event,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/cloudevents+json; charset=UTF-8',
          'content-length': String(Buffer.byteLength(event)),
        },
      })
      if (status === 401 || status === 403) held.delete(keyOf(peer))
      return status
    },
  }
}

async function signIn(
  request: GuardedRequest,
  { base, clientId, clientSecret }: PactPeerAccess,
): Promise<{ token: string; seconds: number }> {
  const body = 'grant_type=client_credentials'
  const { status, text } = await request(new URL(`${base}/auth/token`), {
    method: 'POST',
    timeoutMs: PACT_TIMEOUT_MS,
    mostBytes: MOST_TOKEN_BYTES,
    body,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    },
  })
  if (status < 200 || status > 299) throw new Error(`signing in was answered with ${status}`)
  const { access_token: token, expires_in: seconds } = JSON.parse(text) as Record<string, unknown>
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
    throw new Error('signing in gave no token')
  return { token, seconds: typeof seconds === 'number' ? seconds : USUAL_SECONDS }
}
