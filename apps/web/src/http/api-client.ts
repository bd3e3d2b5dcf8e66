import {
  type AnswerOf,
  type CallOf,
  type Endpoint,
  isBinary,
} from '@understory/contracts/endpoint.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'

export type ApiAnswer<E extends Endpoint> =
  | {
      readonly ok: true
      readonly data: Received<E>
      readonly cookies: readonly string[]
      /** Of a file: under which name it is saved. */
      readonly disposition: string | null
      /** Of a file: how many bytes it has, where that is said. */
      readonly length: string | null
    }
  | { readonly ok: false; readonly status: number; readonly refusal: Refusal }

type Received<E extends Endpoint> = E['answer'] extends { readonly isStreamed: true }
  ? ReadableStream<Uint8Array>
  : AnswerOf<E>

export type Api = <const E extends Endpoint>(endpoint: E, call: CallOf<E>) => Promise<ApiAnswer<E>>

// Any other refusal, including a provider's, is handled by the page.
const FAULTS: readonly Refusal['code'][] = ['SERVER_ERROR', 'UNAVAILABLE']

type ClientOptions = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
  /** Aborted when the client disconnects; reads may stop then. */
  readonly signal?: AbortSignal
}

/** Calls the product's API in process by its contract. Throws only when the API itself has a fault. */
export function createApiClient(options: ClientOptions): Api {
  return async (endpoint, call) => {
    const response = await options.fetch(requestOf(endpoint, call as Sent, options))
    if (!response.ok) {
      const refusal = (await response.json()) as Refusal
      if (FAULTS.includes(refusal.code))
        throw new Response(refusal.message, { status: response.status })
      return { ok: false, status: response.status, refusal }
    }
    const data = await readAnswer(endpoint, response)
    return {
      ok: true,
      data: data as never,
      cookies: response.headers.getSetCookie(),
      disposition: response.headers.get('content-disposition'),
      length: response.headers.get('content-length'),
    }
  }
}

type Sent = Partial<Record<'params' | 'query' | 'body', object>> & {
  readonly file?: Uint8Array<ArrayBuffer>
}

function requestOf(
  endpoint: Endpoint,
  { params, query, body, file }: Sent,
  options: Pick<ClientOptions, 'origin' | 'headers' | 'signal'>,
): Request {
  const url = new URL(fillPath(endpoint.path, params), options.origin)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  const headers = new Headers(options.headers)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const sent = body === undefined ? file : JSON.stringify(body)
  return new Request(url, {
    method: endpoint.method,
    headers,
    ...(endpoint.method === 'GET' && options.signal && { signal: options.signal }),
    ...(sent !== undefined && { body: sent }),
  })
}

function fillPath(path: string, params: object | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.answer === undefined) return undefined
  if (isBinary(endpoint.answer)) {
    return endpoint.answer.isStreamed ? response.body : new Uint8Array(await response.arrayBuffer())
  }
  return response.json()
}
