import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { takesBrotli } from './takes-brotli.ts'

const compress = promisify(brotliCompress)

/** Long documents that say the same to everyone, signed in or not, whatever is asked with their address. */
const FIXED =
  /^\/(?:llms\.txt|developers(?:(?:\/[a-z-]{1,40}){0,2}|\/errors\/[A-Z_]{1,60}|\/events\/[a-z_]{1,40}\.[a-z_]{1,40})\.md|api\/openapi\.json|api\/docs(?:\/[a-z-]{1,40})?)$/
// What stands around them, such as an offer, changes by the day.
const FIXED_ANSWERS_FRESH_MS = 600_000
const CACHE_CONTROL = 'public, max-age=600'
const OF_ONE_REQUEST = ['set-cookie', 'x-request-id', 'content-length']

type Made = {
  readonly until: number
  readonly status: number
  readonly headers: [string, string][]
  readonly body: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/**
 * Answers a request for one of those documents, which are made and compressed once, whatever those who ask
 * send beside the path; `null`: it is for something else.
 */
export function createFixedAnswers(
  make: (path: string) => Promise<Response>,
  now: () => number,
): (request: Request) => Promise<Response | null> {
  const made = new Map<string, Promise<Made>>()
  async function find(pathname: string): Promise<Made> {
    const known = made.get(pathname)
    if (known && !(await isStale(known, now))) return known
    // Someone else may have begun meanwhile.
    const newest = made.get(pathname)
    if (newest && newest !== known) return newest
    const making = makeOne(make(pathname), now)
    made.set(pathname, making)
    // So that no stranger fills the memory with addresses where nothing is.
    const forget = () => made.get(pathname) === making && made.delete(pathname)
    making.then(({ status }) => status === 200 || forget(), forget)
    return making
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!FIXED.test(pathname) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return null
    return answerFixed(request, await find(pathname))
  }
}

const isStale = (known: Promise<Made>, now: () => number): Promise<boolean> =>
  known.then(
    ({ status, until }) => status !== 200 || until <= now(),
    () => true,
  )

async function makeOne(response: Promise<Response>, now: () => number): Promise<Made> {
  const { status, headers, ...given } = await withBody(response)
  return {
    ...given,
    status,
    headers: headers.filter(([name]) => !OF_ONE_REQUEST.includes(name)),
    until: now() + FIXED_ANSWERS_FRESH_MS,
    etag: `"${createHash('sha256').update(given.body).digest('base64url')}"`,
  }
}

async function withBody(answered: Promise<Response>) {
  const response = await answered
  const body = new Uint8Array(await response.arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const brotli = new Uint8Array(await compress(body, { params }))
  return { status: response.status, headers: [...response.headers], body, brotli }
}

function answerFixed(
  request: Request,
  { status, headers: given, body, brotli, etag }: Made,
): Response {
  if (status !== 200) return new Response(body, { status, headers: given })
  const headers = new Headers(given)
  headers.set('cache-control', CACHE_CONTROL)
  headers.set('vary', 'accept-encoding')
  const isPacked = takesBrotli(request)
  // Weak: it is of both forms.
  headers.set('etag', `W/${etag}`)
  if (knows(request, etag)) return new Response(null, { status: 304, headers })
  if (isPacked) headers.set('content-encoding', 'br')
  const bytes = isPacked ? brotli : body
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

const knows = ({ headers }: Request, etag: string) =>
  (headers.get('if-none-match') ?? '').split(',').some((each) => each.trim() === `W/${etag}`)
