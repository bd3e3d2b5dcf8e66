import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { GuardedAnswer, GuardedRequest } from '@understory/ports/guarded-request.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'
import { textUpTo, textWithin } from './text-within.ts'

/** An address that was typed leads to where no request of ours may go. */
export class ForbiddenAddress extends Error {}

const GUARDED_REQUEST_TIMEOUT_MS = 10_000
/** Enough for everything but lists of orders. */
const GUARDED_REQUEST_MAX_BYTES = 1024 * 1024
const MOST_REDIRECTS = 3

/**
 * Requests to addresses that people typed: over https, and to the public internet only. The address is
 * checked as it is connected to, so a name that resolves to something else the second time does not pass.
 * Redirects are not followed.
 */
export function createGuardedRequest({
  allowsLoopback,
}: {
  readonly allowsLoopback: boolean
}): GuardedRequest {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('no address'), '')
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new ForbiddenAddress(`${hostname} is not on the public internet`), '')
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
  return async (url, asking) => {
    const { method, headers = {}, body, mostBytes = GUARDED_REQUEST_MAX_BYTES } = asking
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isLocal = allowsLoopback && (host === 'localhost' || isLoopback(host))
    if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
      throw new ForbiddenAddress(`${url.protocol} is not https`)
    if (url.username || url.password) throw new ForbiddenAddress('an address names a person')
    if (isIP(host) !== 0 && !isAllowed(host))
      throw new ForbiddenAddress(`${host} is not on the public internet`)
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const signal = AbortSignal.timeout(asking.timeoutMs ?? GUARDED_REQUEST_TIMEOUT_MS)
    return new Promise<GuardedAnswer>((resolve, reject) => {
      const options = { method, headers, lookup: guardedLookup, agent: false as const, signal }
      const sent = send(url, options, (response) => {
        const read = asking.endsEarly ? textUpTo : textWithin
        read(response, mostBytes).then((text) => {
          const { statusCode: status = 0, headers: got } = response
          resolve({ url, status, headers: got, text })
        }, reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
}

/** A page that everyone may read, where its redirects lead; each is checked like the first address. */
export async function readPublic(request: GuardedRequest, from: URL): Promise<GuardedAnswer> {
  let url = from
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await request(url, { method: 'GET', headers: { accept: 'application/json' } })
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || typeof location !== 'string') return answer
    url = new URL(location, url)
  }
  throw new Error('too many redirects')
}
