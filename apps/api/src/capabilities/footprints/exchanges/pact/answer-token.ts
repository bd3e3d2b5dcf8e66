import type { Deps } from '../../../../deps.ts'
import { signToken } from '../../../../signing/signed-token.ts'
import { findBySecret } from './find-exchange.ts'

const TOKEN_SECONDS = 3_600
const PACT_TOKENS = { name: 'pact-tokens', points: 10, seconds: 60 }
const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' }

/** A token for a client id and its secret, by the client credentials of OAuth; nothing says which of both was wrong. */
export async function answerToken(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'limit'>,
  request: Request,
): Promise<Response> {
  const given = basicOf(request.headers.get('authorization'))
  const form = new URLSearchParams(await request.text())
  if (!given || form.get('grant_type') !== 'client_credentials') return invalidClient()
  if (!(await deps.limit(PACT_TOKENS, given.clientId))) {
    const headers = { ...NO_STORE, 'retry-after': String(PACT_TOKENS.seconds) }
    return Response.json({ error: 'temporarily_unavailable' }, { status: 429, headers })
  }
  const client = await findBySecret(deps, given)
  if (!client) return invalidClient()
  const exp = Math.floor(deps.clock().getTime() / 1_000) + TOKEN_SECONDS
  const { exchangeId: sub, version } = client
  const token = await signToken(deps.config.APP_SECRET, 'exchange', { sub, version, exp })
  return Response.json(
    { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS },
    { headers: NO_STORE },
  )
}

function basicOf(header: string | null) {
  const [, encoded] = /^Basic ([A-Za-z0-9+/_=-]{1,2048})$/i.exec(header ?? '') ?? []
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const at = text.indexOf(':')
  if (at < 1 || text.includes('\0')) return null
  return { clientId: text.slice(0, at), clientSecret: text.slice(at + 1) }
}

const invalidClient = () =>
  Response.json(
    { error: 'invalid_client' },
    { status: 401, headers: { ...NO_STORE, 'www-authenticate': 'Basic realm="PACT"' } },
  )
