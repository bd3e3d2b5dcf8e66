import type { AppRequest } from '@understory/contracts/developers/connected-apps.ts'
import {
  API_SCOPES,
  type ApiScope,
  apiScopesAmong,
} from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { type AppClient, clientOfId, isAnsweredAt } from './app-client.ts'

export type JudgedRequest = {
  readonly client: AppClient
  /** What it asks for: of those that there are, and all where it names none. */
  readonly scopes: readonly ApiScope[]
  /** Why the app is told no without asking anyone. */
  readonly error:
    | 'invalid_request'
    | 'unsupported_response_type'
    | 'invalid_target'
    | 'invalid_scope'
    | null
}

/**
 * What is right about a request of an app. One of an unknown app, or to an address that it did not register, is
 * answered to the person alone: nobody is sent to an address that nobody vouches for.
 */
export function judgeRequest(
  { config }: Pick<Deps, 'config'>,
  request: AppRequest,
): JudgedRequest | Refused {
  const client = clientOfId(config.APP_SECRET, request.client_id)
  if (!client) return refuse('APP_UNKNOWN')
  if (!isAnsweredAt(client, request.redirect_uri)) return refuse('APP_ADDRESS_UNKNOWN')
  const named = request.scope.split(' ').filter(Boolean)
  const scopes = named.length > 0 ? apiScopesAmong(named) : API_SCOPES
  return { client, scopes, error: errorIn(request, { scopes, origin: config.origin }) }
}

function errorIn(
  request: AppRequest,
  { scopes, origin }: { readonly scopes: readonly ApiScope[]; readonly origin: string },
): JudgedRequest['error'] {
  if (request.response_type !== 'code') return 'unsupported_response_type'
  const isProven =
    request.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(request.code_challenge)
  if (!isProven) return 'invalid_request'
  if (!isResource(request.resource, origin)) return 'invalid_target'
  return scopes.length === 0 ? 'invalid_scope' : null
}

/** What a token can be for: both are the same calls, by two protocols. */
export const resourcesOf = (origin: string) => [`${origin}/mcp`, `${origin}/v1`] as const

const isResource = (asked: string, origin: string) =>
  resourcesOf(origin).some((known) => known === asked)

/** Where the app hears what came of it (RFC 9207: with who says so). */
export function answerTo(
  { redirect_uri, state }: AppRequest,
  answer: Readonly<Record<string, string>>,
  issuer: string,
): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== '') url.searchParams.set('state', state)
  url.searchParams.set('iss', issuer)
  return url.href
}
