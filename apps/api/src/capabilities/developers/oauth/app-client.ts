import { z } from 'zod'
import { seal, unseal } from '../../../signing/seal.ts'
import { isRedirectUri, isSameRedirect } from './redirect-uri.ts'

/** As an app introduces itself (RFC 7591), as far as it matters here. */
export const AppClientMetadata = z.object({
  client_name: z.string().trim().min(1).max(60).optional(),
  redirect_uris: z.array(z.string().min(1).max(500).refine(isRedirectUri)).min(1).max(5),
  token_endpoint_auth_method: z.literal('none').default('none'),
  grant_types: z
    .array(z.enum(['authorization_code', 'refresh_token']))
    .default(['authorization_code', 'refresh_token']),
  response_types: z.array(z.literal('code')).default(['code']),
})
export type AppClientMetadata = z.output<typeof AppClientMetadata>

export type AppClient = { readonly name: string; readonly redirectUris: readonly string[] }

const CONTROL_CHARACTERS = /\p{C}/gu

/** What is known of an app, as the id that it has from then on: nothing is stored of one that never comes back. */
export function idOfClient(
  secret: string,
  { client_name, redirect_uris }: AppClientMetadata,
): string {
  const name = client_name?.replace(CONTROL_CHARACTERS, '').trim() || 'An app without a name'
  return seal(secret, 'oauth-clients', JSON.stringify({ name, redirectUris: redirect_uris }))
}

/** The app with this id, or null. */
export function clientOfId(secret: string, id: string): AppClient | null {
  try {
    return JSON.parse(unseal(secret, 'oauth-clients', id)) as AppClient
  } catch {
    return null
  }
}

export const isAnsweredAt = ({ redirectUris }: AppClient, asked: string): boolean =>
  isRedirectUri(asked) && redirectUris.some((known) => isSameRedirect(known, asked))
