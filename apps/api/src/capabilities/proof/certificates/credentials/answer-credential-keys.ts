import type { Deps } from '../../../../deps.ts'

export const CREDENTIAL_KEYS_PATH = '/.well-known/jwks.json'

/** The keys that ever signed a certificate for machines, the newest first, for any page (RFC 7517). */
export async function answerCredentialKeys(
  request: Request,
  { db }: Pick<Deps, 'db'>,
): Promise<Response> {
  const open = { 'access-control-allow-origin': '*' }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...open, allow: 'GET, HEAD' } })
  }
  const keys = await db
    .selectFrom('credential_key')
    .select('public_jwk')
    .orderBy('first_used_at', 'desc')
    .execute()
  const body = JSON.stringify({ keys: keys.map(({ public_jwk }) => JSON.parse(public_jwk)) })
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...open,
      'content-type': 'application/jwk-set+json',
      'cache-control': 'public, max-age=300',
    },
  })
}
