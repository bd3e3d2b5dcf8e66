import type { PactPeerAccess } from '@understory/ports/footprints/pact-peer.ts'
import type { GuardedRequest } from '@understory/ports/guarded-request.ts'

const TOKEN_TIMEOUT_MS = 15_000
const MOST_TOKEN_BYTES = 64 * 1_024
const MOST_TOKENS = 1_000
/** Of a partner that does not say how long its token is good for. */
const USUAL_SECONDS = 300
/** It is not used to its last moment. */
const SPARE_MS = 30_000

/** A partner's server let us in by no token; it answered, so the same again would change nothing. */
export class PactSignInFailed extends Error {}

type PactTokensSettings = { readonly request: GuardedRequest; readonly now: () => number }
type HeldToken = { readonly token: string; readonly until: number }

/** Tokens by client credentials; each is kept until shortly before it expires. */
export function createPactTokens({ request, now }: PactTokensSettings) {
  const held = new Map<string, HeldToken>()
  const keyOf = ({ base, authBase, clientId, clientSecret }: PactPeerAccess) =>
    [base, authBase ?? '', clientId, clientSecret].join('\n')

  return {
    async of(peer: PactPeerAccess): Promise<string> {
      const known = held.get(keyOf(peer))
      if (known && known.until > now()) return known.token
      const { token, seconds } = await signIn(request, peer)
      if (held.size >= MOST_TOKENS) held.clear()
      held.set(keyOf(peer), { token, until: now() + seconds * 1_000 - SPARE_MS })
      return token
    },
    forget(peer: PactPeerAccess): void {
      held.delete(keyOf(peer))
    },
  }
}

async function signIn(
  request: GuardedRequest,
  peer: PactPeerAccess,
): Promise<{ token: string; seconds: number }> {
  const { clientId, clientSecret } = peer
  const body = 'grant_type=client_credentials'
  const { status, text } = await request(await tokenAddress(request, peer), {
    method: 'POST',
    timeoutMs: TOKEN_TIMEOUT_MS,
    mostBytes: MOST_TOKEN_BYTES,
    body,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    },
  })
  if (status === 429 || status >= 500) throw new Error(`signing in was answered with ${status}`)
  if (status < 200 || status > 299)
    throw new PactSignInFailed(`signing in was answered with ${status}`)
  const { access_token: token, expires_in: seconds } = fieldsOfToken(text)
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
    throw new PactSignInFailed('signing in gave no token')
  return { token, seconds: typeof seconds === 'number' ? seconds : USUAL_SECONDS }
}

/** As PACT says: by the OpenID configuration where there is one, and else at `/auth/token`. */
async function tokenAddress(
  request: GuardedRequest,
  { base, authBase }: PactPeerAccess,
): Promise<URL> {
  const from = authBase ?? base
  const { status, text } = await request(new URL(`${from}/.well-known/openid-configuration`), {
    method: 'GET',
    timeoutMs: TOKEN_TIMEOUT_MS,
    mostBytes: MOST_TOKEN_BYTES,
    endsEarly: true,
    headers: { accept: 'application/json' },
  })
  const { token_endpoint: named } = status === 200 ? fieldsOfToken(text) : {}
  const usual = new URL(`${from}/auth/token`)
  return typeof named === 'string' ? (URL.parse(named, from) ?? usual) : usual
}

function fieldsOfToken(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}
