import type { AnswerOf, CallOf, Endpoint } from '@understory/contracts/endpoint.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'

export type ContractAnswer<E extends Endpoint> = {
  status: number
  data: AnswerOf<E>
  refusal: Refusal
  headers: Headers
}
export type CallContract = <const E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  headers?: Record<string, string>,
) => Promise<ContractAnswer<E>>

export type SendRequest = (request: Request, ip?: string) => Promise<Response>

/** Calls of the contract over any way of sending a request; `origin` stands before each path. */
export function contractCaller(send: SendRequest, origin: string): CallContract {
  return async (endpoint, call, headers = {}) => {
    const { params, query, body, file } = call as Partial<
      Record<'params' | 'query' | 'body', object> & { file: Uint8Array<ArrayBuffer> }
    >
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    )
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query ?? {}))
      url.searchParams.set(name, String(value))
    const response = await send(
      new Request(url, {
        method: endpoint.method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(file !== undefined && { body: file }),
      }),
    )
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())
    const { status, headers: set } = response
    return { status, data: answer as never, refusal: answer as Refusal, headers: set }
  }
}
