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
  DUTY_REFUSALS,
  refusalWithoutDuty,
} from '@understory/contracts/staff/console/duty-refusals.ts'
import type { ActivityEvent } from '@understory/domain/activity/activity-words.ts'
import { PERMISSIONS, type Permission } from '@understory/domain/people/accounts/permissions.ts'
import { STAFF_DUTIES, type StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import type { AccountActor, StaffActor, UserActor } from './actor.ts'
import type { Refused } from './refuse.ts'

/**
 * Who may call:
 * - `public`: anyone
 * - `signed`: the handler checks a signature of the raw body
 * - `link`: who holds the secret link that a path names as `{token}`; it sees no row but what functions of the database
 *   give for its hash
 * - `session`: the browser's session cookie, from our own pages only
 * - `user`: a bearer token, also of staff acting for the user
 * - `self`: a bearer token of the user themselves, never of staff acting for them
 * - `account`: a bearer token, acting for an account where the user's role may do what `may` says
 * - `staff`: a bearer token of a member of staff with a second factor, whose roles include the duty
 */
export const ACCESSES = [
  'public',
  'signed',
  'link',
  'session',
  'user',
  'self',
  'account',
  'staff',
] as const
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
  /** What the role of a member of staff must include; present exactly where access is `staff`. */
  readonly duty?: StaffDuty
  /** How it is described in the activity of the user and of the account. */
  readonly event?: ActivityEvent
  /** Rate limit per address of the caller. */
  readonly limit?: RateLimit
  /** Rate limit of one link, where many people have the same. */
  readonly linkLimit?: RateLimit
  /** Open to a guest's session too: what finishes a payment and shows it. */
  readonly guests?: true
  /** A dashboard that may be read from a replica; it writes nothing. */
  readonly mayLag?: true
  /**
   * Takes money, or agrees that it will be taken: refused while nothing is sold. Each change by those who may spend
   * says whether it does; `false`: it only ends, or goes on with, what was agreed before.
   */
  readonly sells?: boolean
  /** A question that takes a body: it stores nothing, although it is a POST. */
  readonly asks?: true
  readonly handle: (call: Call<Endpoint, Access>) => Promise<unknown>
}

type RightsOf<A extends Access> = A extends 'account'
  ? { readonly may: Permission } & Pick<Route, 'businessOnly' | 'isOwnOnly'>
  : A extends 'staff'
    ? { readonly duty: StaffDuty }
    : unknown

/** Declares one route; without an access the server does not start. */
export function route<E extends Endpoint, A extends Access>(
  endpoint: E,
  rules: Pick<Route, 'limit' | 'linkLimit' | 'event' | 'guests' | 'mayLag' | 'asks' | 'sells'> & {
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
  'manage-api-keys',
]

/** Throws where a route declares no access, or two routes answer the same call. */
export function assertRoutesAreSound(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const declared of routes) {
    const name = `${declared.endpoint.method} ${declared.endpoint.path}`
    const wrong =
      wrongAboutRights(declared) ?? wrongAboutSelling(declared) ?? wrongAboutRefusals(declared)
    if (wrong) throw new Error(`${name} ${wrong}`)
    if (seen.has(name)) throw new Error(`${name} is declared twice`)
    seen.add(name)
  }
}

function wrongAboutRights({ endpoint, access, may, event, duty }: Route): string | null {
  if (!ACCESSES.includes(access)) return 'does not declare who may call it'
  if (access === 'link' && !endpoint.path.includes('{token}')) {
    return 'does not name the token of its link'
  }
  const isPermitted = may !== undefined && PERMISSIONS.includes(may)
  if (isPermitted !== (access === 'account')) {
    return 'does not declare what a role must allow, exactly where one is asked'
  }
  const hasDuty = duty !== undefined && Object.hasOwn(STAFF_DUTIES, duty)
  if (hasDuty !== (access === 'staff')) {
    return 'does not declare what a staff role must include, exactly where staff call it'
  }
  const isSeen = endpoint.method !== 'GET' && may !== undefined && SEEN_BY_OWNERS.includes(may)
  return isSeen && !event
    ? 'does not declare what it is called in the activity of the account'
    : null
}

function wrongAboutSelling({ endpoint, may, sells }: Route): string | null {
  const mayCharge = may === 'spend' && endpoint.method !== 'GET'
  return mayCharge && sells === undefined ? 'does not declare whether it sells' : null
}

function wrongAboutRefusals({ endpoint, businessOnly, duty }: Route): string | null {
  const refusals: readonly string[] = endpoint.refusals ?? []
  const named: readonly RefusalCode[] = [...BUSINESS_REFUSALS, ...DUTY_REFUSALS]
  const promised = named.filter((code) => refusals.includes(code))
  const declared = [businessOnly, duty && refusalWithoutDuty(duty)].filter(
    (code) => code !== undefined && named.includes(code),
  )
  return promised.join() === declared.join()
    ? null
    : `does not declare whom its contract refuses: ${promised.join()}`
}
