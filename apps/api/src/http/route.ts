import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@understory/contracts/endpoint.ts'
import type { AccountActor, UserActor } from './actor.ts'
import type { Refused } from './refuse.ts'

/**
 * Who may call:
 * - `public`: anybody
 * - `signed`: the handler checks a signature of the raw body
 * - `session`: the browser's session cookie, from our own pages only
 * - `user`: a bearer token
 * - `account`: a bearer token, acting for an account the user belongs to
 */
export type Access = 'public' | 'signed' | 'session' | 'user' | 'account'

type ActorOf<A extends Access> = A extends 'account'
  ? AccountActor
  : A extends 'user'
    ? UserActor
    : null

export type RateLimit = {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export type Call<E extends Endpoint, A extends Access> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly actor: ActorOf<A>
  readonly request: Request
  readonly ip: string
  readonly requestId: string
  /** Headers that the answer gets besides its own. */
  readonly responseHeaders: Headers
}

export type Route = {
  readonly endpoint: Endpoint
  readonly access: Access
  /** Counted per caller's address. */
  readonly limit?: RateLimit
  readonly handle: (call: Call<Endpoint, Access>) => Promise<unknown>
}

/** Declares one route; without an access the server does not start. */
export function route<E extends Endpoint, A extends Access>(
  endpoint: E,
  rules: { readonly access: A; readonly limit?: RateLimit },
  handle: (call: Call<E, A>) => Promise<ReplyOf<E> | Refused>,
): Route {
  return { endpoint, ...rules, handle: handle as unknown as Route['handle'] }
}

const ACCESSES: readonly string[] = ['public', 'signed', 'session', 'user', 'account']

/** Throws where a route does not say who may call it, or two routes answer the same call. */
export function assertRoutesAreSound(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { endpoint, access } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`
    if (!ACCESSES.includes(access)) throw new Error(`${name} does not declare who may call it`)
    if (seen.has(name)) throw new Error(`${name} is declared twice`)
    seen.add(name)
  }
}
