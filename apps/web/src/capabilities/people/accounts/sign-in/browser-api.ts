import type { AnswerOf, Endpoint } from '@understory/contracts/endpoint.ts'
import type { IssueToken } from '@understory/contracts/people/accounts/accounts.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { createSessionFetch } from '../../../../http/session-fetch.ts'

export type BrowserAnswer<E extends Endpoint> =
  | { readonly ok: true; readonly data: AnswerOf<E> }
  | { readonly ok: false; readonly refusal: Refusal }

type Fetch = (request: Request) => Promise<Response>

/** Method and address of a call; the contract itself stays on the server, for the sake of its size. */
type AddressOf<E extends Endpoint> = Pick<E, 'method' | 'path'>

/** A call that the browser makes itself, by the session's cookie. */
export function callFromBrowser<E extends Endpoint>(
  endpoint: AddressOf<E>,
  body?: object,
  send: Fetch = (request) => fetch(request),
): Promise<BrowserAnswer<E>> {
  return answerOf(
    send(
      new Request(new URL(endpoint.path, location.href), {
        method: endpoint.method,
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    ),
  )
}

async function answerOf<E extends Endpoint>(sent: Promise<Response>): Promise<BrowserAnswer<E>> {
  const response = await sent
  const text = await response.text()
  const data = text === '' ? undefined : JSON.parse(text)
  return response.ok ? { ok: true, data } : { ok: false, refusal: data }
}

/** Calls with a bearer token that lives in memory alone, refreshed once when it has expired. */
export function signedCalls(): <E extends Endpoint>(
  endpoint: AddressOf<E>,
  body?: object,
) => Promise<BrowserAnswer<E>> {
  const refresh = async () => {
    const issued = await callFromBrowser<typeof IssueToken>({
      method: 'POST',
      path: '/api/auth/token',
    })
    return issued.ok ? issued.data.token : null
  }
  let send: Promise<Fetch> | null = null
  const open = async () =>
    createSessionFetch({
      fetch: (request) => fetch(request),
      token: (await refresh()) ?? '-',
      refresh,
    })
  return async <E extends Endpoint>(endpoint: AddressOf<E>, body?: object) => {
    send ??= open()
    return callFromBrowser<E>(endpoint, body, await send)
  }
}
