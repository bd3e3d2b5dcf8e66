import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'

export type RequestFacts = { readonly ip: string; readonly requestId: string }

const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * The caller's address and the request's id. Behind a trusted proxy both come from its headers; the
 * address is then the last one the proxy added, because a caller can write any others.
 */
export function requestFacts(
  header: (name: string) => string | null | undefined,
  socketIp: string,
  trustProxy: boolean,
): RequestFacts {
  const given = trustProxy ? header('x-request-id') : null
  const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
  const forwarded = trustProxy ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  return { ip: addressIn(forwarded ?? '') ?? socketIp, requestId }
}

/** Some gateways write a port after it, which differs by connection; what is no address counts as the proxy's own. */
function addressIn(written: string): string | null {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare.split('%')[0] ?? '') === 0 ? null : bare
}
