import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { Access, Route } from './route.ts'

const OF_ACCESS: Record<Access, readonly RefusalCode[]> = {
  public: [],
  signed: ['BODY_TOO_LARGE'],
  link: ['LINK_GONE', 'TOO_MANY_ATTEMPTS'],
  session: ['CROSS_SITE'],
  user: ['SIGN_IN_REQUIRED', 'TOKEN_EXPIRED'],
  self: ['SIGN_IN_REQUIRED', 'TOKEN_EXPIRED', 'NOT_ON_BEHALF'],
  account: [
    'SIGN_IN_REQUIRED',
    'TOKEN_EXPIRED',
    'FORBIDDEN',
    'NO_ACTIVE_ACCOUNT',
    'ROLE_FORBIDS',
    'NOT_ON_BEHALF',
  ],
  staff: ['SIGN_IN_REQUIRED', 'TOKEN_EXPIRED', 'FORBIDDEN', 'STAFF_ROLE_FORBIDS'],
}

/** Where the caller is a person, who may be a guest. */
const OF_PEOPLE: readonly Access[] = ['user', 'self', 'account']

type Declared = Pick<Route, 'endpoint' | 'access' | 'limit' | 'event' | 'guests' | 'sells'>

/** Everything that a route can refuse with: what its contract names, and what every call of its kind meets. */
export function refusalsOfRoute({
  endpoint,
  access,
  limit,
  event,
  guests,
  sells,
}: Declared): RefusalCode[] {
  return [
    ...(endpoint.refusals ?? []),
    ...OF_ACCESS[access],
    ...(OF_PEOPLE.includes(access) && !guests ? (['CLAIM_FIRST'] as const) : []),
    ...(sells ? (['SELLING_PAUSED'] as const) : []),
    ...(limit || event ? (['TOO_MANY_ATTEMPTS'] as const) : []),
    ...(endpoint.body || endpoint.file ? (['BODY_TOO_LARGE'] as const) : []),
    // Any call may carry what cannot be stored, and meet a fault of ours or a server that is busy.
    'BAD_REQUEST',
    'SERVER_ERROR',
    'UNAVAILABLE',
  ]
}
