import { hash } from 'node:crypto'

/** JSON as it is sent, and what it is known by. */
export type TaggedJson = { readonly body: string; readonly etag: string }

export function tagJson(value: unknown): TaggedJson {
  const body = JSON.stringify(value)
  return { body, etag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"` }
}

/** An answer that its reader need not be sent again while it is the same: 304, where they have it already. */
export const jsonWithEtag = (request: Request, value: unknown, headers: Headers): Response =>
  sendTagged(request, tagJson(value), headers)

/** The same, of what is made once and sent many times. */
export function sendTagged(
  request: Request,
  { body, etag }: TaggedJson,
  headers: Headers,
): Response {
  headers.set('etag', etag)
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/json')
  return new Response(body, { headers })
}

function isKnown(known: string | null, etag: string): boolean {
  if (known === null) return false
  const bare = (each: string) => each.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((each) => bare(each) === bare(etag))
}
