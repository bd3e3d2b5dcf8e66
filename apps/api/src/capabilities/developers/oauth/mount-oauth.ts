import { asPlatform } from '@understory/database/row-security.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../http/mount.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { AppClientMetadata, idOfClient } from './app-client.ts'
import { exchangeCode, type OAuthForm, refreshTokens, revokeToken } from './give-tokens.ts'
import { resourcesOf } from './judge-request.ts'
import { OAUTH_PATHS } from './oauth-paths.ts'

const TOKENS = { name: 'oauth-tokens', points: 60, seconds: 60 }
const REGISTRATIONS = { name: 'oauth-registrations', points: 20, seconds: 3_600 }

const MOST_BYTES = 16 * 1024

/** Apps that run in a page of their own may ask, too: nothing here looks at cookies. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
const PREFLIGHT = {
  ...HEADERS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}

type MountOAuthDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'limit'>

/** Puts onto the app what apps ask to get in, and the documents that tell them how. */
export function mountOAuth(app: App, deps: MountOAuthDeps): void {
  const { config } = deps
  const { origin } = config
  const answer = (body: object, status = 200) => Response.json(body, { status, headers: HEADERS })
  const refuse = (error: string, status = 400) => answer({ error }, status)

  for (const path of Object.values(OAUTH_PATHS))
    app.options(path, () => new Response(null, { status: 204, headers: PREFLIGHT }))

  app.get(OAUTH_PATHS.server, () =>
    answer({
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: origin + OAUTH_PATHS.token,
      revocation_endpoint: origin + OAUTH_PATHS.revoke,
      registration_endpoint: origin + OAUTH_PATHS.register,
      scopes_supported: API_SCOPES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      service_documentation: `${origin}/developers/mcp`,
    }),
  )
  const [mcp, api] = resourcesOf(origin)
  const resource = (name: string) =>
    answer({
      resource: name,
      authorization_servers: [origin],
      scopes_supported: API_SCOPES,
      bearer_methods_supported: ['header'],
      resource_documentation: `${origin}/developers/mcp`,
    })
  app.get(OAUTH_PATHS.resource, () => resource(mcp))
  app.get(OAUTH_PATHS.mcpResource, () => resource(mcp))
  app.get(OAUTH_PATHS.apiResource, () => resource(api))

  app.post(OAUTH_PATHS.token, async (c) => {
    if (!(await deps.limit(TOKENS, networkOf(c.env.ip)))) return refuse('slow_down', 429)
    const form = await readForm(c.req.raw)
    if (!form) return refuse('invalid_request')
    const exchange = EXCHANGES.get(form('grant_type'))
    if (!exchange) return refuse('unsupported_grant_type')
    const given = await asPlatform(() => exchange(deps, form))
    return typeof given === 'string' ? refuse(given) : answer(given)
  })

  app.post(OAUTH_PATHS.revoke, async (c) => {
    if (!(await deps.limit(TOKENS, networkOf(c.env.ip)))) return refuse('slow_down', 429)
    const form = await readForm(c.req.raw)
    if (!form || form('token') === '') return refuse('invalid_request')
    await asPlatform(() => revokeToken(deps, form))
    return answer({})
  })

  app.post(OAUTH_PATHS.register, async (c) => {
    if (!(await deps.limit(REGISTRATIONS, networkOf(c.env.ip)))) return refuse('slow_down', 429)
    const sent = await c.req.raw.text()
    const metadata = AppClientMetadata.safeParse(sent.length > MOST_BYTES ? null : parsed(sent))
    if (!metadata.success) return refuse('invalid_client_metadata')
    const { data } = metadata
    const issuedAt = Math.floor(deps.clock().getTime() / 1_000)
    const client = { client_id: idOfClient(config.APP_SECRET, data), client_id_issued_at: issuedAt }
    return answer({ ...client, ...data }, 201)
  })
}

const EXCHANGES = new Map([
  ['authorization_code', exchangeCode],
  ['refresh_token', refreshTokens],
])

async function readForm(request: Request): Promise<OAuthForm | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const text = await request.text()
  if (text.length > MOST_BYTES) return null
  const fields = new URLSearchParams(text)
  return (name) => {
    const values = fields.getAll(name)
    return values.length === 1 ? (values[0] ?? '') : ''
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
