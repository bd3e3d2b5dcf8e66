import type {
  BodyOf,
  Endpoint,
  FileOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@understory/contracts/endpoint.ts'
import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import {
  CLAIM_REFUSALS,
  type StaffClaim,
} from '@understory/contracts/staff/console/staff-claims.ts'
import type { AccountChange } from '@understory/domain/people/accounts/account-changes.ts'
import { PERMISSIONS, type Permission } from '@understory/domain/people/accounts/permissions.ts'
import type { AccountActor, StaffActor, UserActor } from './actor.ts'
import type { Refused } from './refuse.ts'

/**
 * Who may call:
 * - `public`: anyone
 * - `signed`: the handler checks a signature of the raw body
 * - `session`: the browser's session cookie, from our own pages only
 * - `user`: a bearer token, also of staff acting for the user
 * - `self`: a bearer token of the user themselves, never of staff acting for them
 * - `account`: a bearer token, acting for an account where the user's role may do what `may` says
 * - `staff`: a bearer token of a member of staff, with a claim and a second factor
 */
export const ACCESSES = ['public', 'signed', 'session', 'user', 'self', 'account', 'staff'] as const
export type Access = (typeof ACCESSES)[number]

type ActorOf<A extends Access> = A extends 'account'
  ? AccountActor
  : A extends 'user' | 'self'
    ? UserActor
    : A extends 'staff'
      ? StaffActor
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
  /** Of an endpoint that takes a file: all of it. */
  readonly file: FileOf<E>
  readonly actor: ActorOf<A>
  readonly request: Request
  readonly ip: string
  readonly requestId: string
  /** Additional response headers. */
  readonly responseHeaders: Headers
}

/** The refusals of what only a business account can do. */
export const BUSINESS_REFUSALS = [
  'BUSINESS_ONLY',
  'FOOTPRINT_BUSINESS_ONLY',
  'PLAN_BUSINESS_ONLY',
] as const satisfies RefusalCode[]
export type BusinessRefusal = (typeof BUSINESS_REFUSALS)[number]

export type Route = {
  readonly endpoint: Endpoint
  readonly access: Access
  /** The permission the user's role must have; present exactly where access is `account`. */
  readonly may?: Permission
  /** For business accounts alone: how it refuses a personal one. */
  readonly businessOnly?: BusinessRefusal
  /** Never by staff acting for the user: it hands out a key, or speaks for the account. */
  readonly isOwnOnly?: true
  /** What a member of staff must be allowed besides. */
  readonly claim?: StaffClaim
  /** How it is described in the activity of the user and of the account. */
  readonly event?: AccountChange
  /** Rate limit per address of the caller. */
  readonly limit?: RateLimit
  /** Open to a guest's session too: what finishes a payment and shows it. */
  readonly guests?: true
  /** A dashboard that may be read from a replica; it writes nothing. */
  readonly mayLag?: true
  /** A question that takes a body: it stores nothing, although it is a POST. */
  readonly asks?: true
  readonly handle: (call: Call<Endpoint, Access>) => Promise<unknown>
}

type RightsOf<A extends Access> = A extends 'account'
  ? { readonly may: Permission } & Pick<Route, 'businessOnly' | 'isOwnOnly'>
  : A extends 'staff'
    ? Pick<Route, 'claim'>
    : unknown

/** Declares one route; without an access the server does not start. */
export function route<E extends Endpoint, A extends Access>(
  endpoint: E,
  rules: Pick<Route, 'limit' | 'event' | 'guests' | 'mayLag' | 'asks'> & {
    readonly access: A
  } & RightsOf<A>,
  handle: (call: Call<E, A>) => Promise<ReplyOf<E> | Refused>,
): Route {
  return { endpoint, ...rules, handle: handle as Route['handle'] }
}

/** Calls that are recorded in the activity; purchases have pages of their own. */
const SEEN_BY_OWNERS: readonly Permission[] = [
  'change-settings',
  'manage-payment-methods',
  'manage-members',
]

/** Throws where a route declares no access, or two routes answer the same call. */
export function assertRoutesAreSound(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { endpoint, access, may, event, businessOnly, claim } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`
    if (!ACCESSES.includes(access)) throw new Error(`${name} does not declare who may call it`)
    const isPermitted = may !== undefined && PERMISSIONS.includes(may)
    if (isPermitted !== (access === 'account')) {
      throw new Error(`${name} does not declare what a role must allow, exactly where one is asked`)
    }
    if (endpoint.method !== 'GET' && may && SEEN_BY_OWNERS.includes(may) && !event) {
      throw new Error(`${name} does not declare what it is called in the activity of the account`)
    }
    const refusals: readonly string[] = endpoint.refusals ?? []
    const promised = [...BUSINESS_REFUSALS, ...Object.values(CLAIM_REFUSALS)].filter((code) =>
      refusals.includes(code),
    )
    const declared = [businessOnly, claim && CLAIM_REFUSALS[claim]].filter(
      (code) => code !== undefined,
    )
    if (promised.join() !== declared.join()) {
      throw new Error(`${name} does not declare whom its contract refuses: ${promised.join()}`)
    }
    if (seen.has(name)) throw new Error(`${name} is declared twice`)
    seen.add(name)
  }
}
