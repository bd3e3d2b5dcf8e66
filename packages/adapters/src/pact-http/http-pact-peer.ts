import type {
  PactPeer,
  PactPeerAccess,
  PactProblem,
} from '@understory/ports/footprints/pact-peer.ts'
import type { GuardedAnswer, GuardedRequest } from '@understory/ports/guarded-request.ts'
import { createPactTokens, PactSignInFailed } from './pact-tokens.ts'

const PACT_TIMEOUT_MS = 15_000
const LIST_TIMEOUT_MS = 30_000
const MOST_EVENT_ANSWER_BYTES = 4 * 1_024
/** A hundred footprints of 64 kB each. */
const MOST_LIST_BYTES = 8 * 1_024 * 1_024
const MOST_ONE_BYTES = 128 * 1_024
/** What a page is asked to hold; a server may give less. */
const PER_PAGE = '100'

type HttpPactPeerSettings = {
  readonly request: GuardedRequest
  /** Milliseconds. */
  readonly now: () => number
}

type Got = { readonly body: unknown; readonly link: string | null }

/** Over guarded requests: client credentials, then the call. */
export function createHttpPactPeer({ request, now }: HttpPactPeerSettings): PactPeer {
  const tokens = createPactTokens({ request, now })

  async function ask(peer: PactPeerAccess, url: URL, mostBytes: number) {
    const answer = await request(url, {
      method: 'GET',
      timeoutMs: LIST_TIMEOUT_MS,
      mostBytes,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${await tokens.of(peer)}`,
      },
    })
    if (answer.status === 401 || answer.status === 403) tokens.forget(peer)
    return answer
  }

  async function get(
    peer: PactPeerAccess,
    url: URL,
    mostBytes: number,
  ): Promise<Got | { status: 404 } | { problem: PactProblem }> {
    try {
      const first = await ask(peer, url, mostBytes)
      // A token may have ended before its time.
      const answer = first.status === 401 ? await ask(peer, url, mostBytes) : first
      return gotOf(answer)
    } catch (fault) {
      return { problem: fault instanceof PactSignInFailed ? 'sign-in' : 'unreachable' }
    }
  }

  return {
    async sendEvent(peer, event) {
      const token = await tokens.of(peer)
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
      if (status === 401 || status === 403) tokens.forget(peer)
      return status
    },

    async listFootprints(peer, from) {
      const url = 'next' in from ? nextOf(peer, from.next) : firstOf(peer, from.criteria)
      if (!url) return { problem: 'unreadable' }
      const got = await get(peer, url, MOST_LIST_BYTES)
      if ('problem' in got) return got
      if ('status' in got) return { problem: 'no-version-3' }
      const { data } = got.body as { readonly data?: unknown }
      if (!Array.isArray(data)) return { problem: 'unreadable' }
      const next = linkToNext(got.link, url)
      const isElsewhere = next !== null && !nextOf(peer, next)
      return isElsewhere ? { problem: 'unreadable' } : { footprints: data, next }
    },

    async getFootprint(peer, footprintId) {
      const url = new URL(`${peer.base}/3/footprints/${encodeURIComponent(footprintId)}`)
      const got = await get(peer, url, MOST_ONE_BYTES)
      if ('problem' in got) return got.problem === 'refused' ? null : got
      if ('status' in got) return null
      const { data } = got.body as { readonly data?: unknown }
      return data === undefined ? { problem: 'unreadable' } : { footprint: data }
    },
  }
}

function gotOf({
  status,
  headers,
  text,
}: GuardedAnswer): Got | { status: 404 } | { problem: PactProblem } {
  const problem = problemOfStatus(status)
  if (problem) return { problem }
  if (status === 404) return { status }
  const { link } = headers
  const body = jsonOf(text)
  return body === null
    ? { problem: 'unreadable' }
    : { body, link: typeof link === 'string' ? link : null }
}

/** `null`: it was answered, or there is nothing. */
function problemOfStatus(status: number): PactProblem | null {
  if ((status >= 200 && status <= 299) || status === 404) return null
  if (status === 401) return 'sign-in'
  const isLater = status === 408 || status === 429 || status >= 500
  return isLater ? 'unreachable' : 'refused'
}

function jsonOf(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' ? read : null
  } catch {
    return null
  }
}

function firstOf({ base }: PactPeerAccess, criteria: readonly (readonly [string, string])[]): URL {
  const url = new URL(`${base}/3/footprints`)
  for (const [name, value] of criteria) url.searchParams.append(name, value)
  url.searchParams.set('limit', PER_PAGE)
  return url
}

/** Pages stand on the partner's own server: our token goes nowhere else. */
function nextOf({ base }: PactPeerAccess, next: string): URL | null {
  const url = URL.parse(next)
  return url && url.origin === new URL(base).origin ? url : null
}

/** The address of a Link header (RFC 8288) whose relation is `next`, as from the page that gave it. */
function linkToNext(header: string | null, from: URL): string | null {
  for (const link of (header ?? '').split('<').slice(1)) {
    const [address = '', attributes = ''] = link.split('>', 2)
    if (attributes.split(/[;,]/).some(isNext)) return URL.parse(address, from.href)?.href ?? address
  }
  return null
}

function isNext(attribute: string): boolean {
  const [name = '', value = ''] = attribute.toLowerCase().split('=', 2)
  return name.trim() === 'rel' && value.replaceAll('"', '').trim().split(' ').includes('next')
}
