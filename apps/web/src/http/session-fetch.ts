import type { Refusal } from '@understory/contracts/refusals/refusals.ts'

type Fetch = (request: Request) => Promise<Response>

/**
 * Sends requests with a bearer token. When the token has expired it is exchanged once, however many
 * requests find out at the same moment, and each of them is sent once more; a second refusal stands.
 */
export function createSessionFetch(options: {
  fetch: Fetch
  token: string
  /** A fresh token for the session, or null when the session has ended. */
  refresh: () => Promise<string | null>
}): Fetch {
  let token = options.token
  let refreshing: Promise<string | null> | null = null

  const send = (request: Request, bearer: string) => {
    const copy = request.clone()
    copy.headers.set('authorization', `Bearer ${bearer}`)
    return options.fetch(copy)
  }
  const refreshFrom = (old: string): Promise<string | null> => {
    // Someone else has refreshed it since this request was sent.
    if (token !== old) return Promise.resolve(token)
    refreshing ??= options.refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return async (request) => {
    const used = token
    const response = await send(request, used)
    if (!(await isExpired(response))) return response
    const fresh = await refreshFrom(used)
    if (fresh === null) return response
    token = fresh
    return send(request, fresh)
  }
}

async function isExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const { code } = (await response.clone().json()) as Refusal
  return code === 'TOKEN_EXPIRED'
}
