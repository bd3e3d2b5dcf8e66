import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ApiVersion } from '@understory/contracts/v1/api-versions.ts'
import type { ApiOperation } from '@understory/contracts/v1/operation.ts'
import type { SpendLimits } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { ApiScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { Refused } from '../refuse.ts'

/** The account that a program acts for, and what its key may do. */
export type KeyActor = {
  readonly keyId: string
  readonly keyName: string
  /** Of a test key, the test account. */
  readonly accountId: string
  readonly accountKind: 'personal' | 'business'
  readonly mode: ApiMode
  readonly scopes: readonly ApiScope[]
  /** What it may spend; `null`: nothing. */
  readonly limits: SpendLimits | null
  /** Of a call that names none. */
  readonly version: ApiVersion
  readonly expiresAt: Date | null
}

/** How many calls a minute: of a key, of one that buys or computes, and of a network without one. */
export type ApiPolicy = 'buy' | 'key' | 'compute' | 'open'

export type ApiCall<O extends ApiOperation> = {
  readonly params: ParamsOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
  /** For what the call makes: the same one whenever it is repeated. */
  readonly resourceId: string
  /** Ends the waiting of a call whose caller is gone. */
  readonly signal: AbortSignal
  /** Of an open call made without a key: null. */
  readonly actor: O['scope'] extends null ? KeyActor | null : KeyActor
}

export type ApiRoute = {
  readonly operation: ApiOperation
  readonly handle: (call: ApiCall<ApiOperation>) => Promise<unknown>
}

/** Declares one call of the public API. What it may do is in its operation. */
export function apiRoute<O extends ApiOperation>(
  operation: O,
  handle: (call: ApiCall<O>) => Promise<ReplyOf<O> | Refused>,
): ApiRoute {
  return { operation, handle: handle as ApiRoute['handle'] }
}

/** Throws where two calls have one name or one address, or one that changes something is open. */
export function assertApiRoutesAreSound(routes: readonly ApiRoute[]): void {
  const seen = new Set<string>()
  for (const { operation } of routes) {
    const { operationId, method, path, scope } = operation
    if (scope === null && method !== 'GET') throw new Error(`${operationId} is open and no GET`)
    if (!mayBeRepeated(operation)) throw new Error(`${operationId} cannot be repeated`)
    for (const name of [operationId, `${method} ${path}`]) {
      if (seen.has(name)) throw new Error(`${name} is declared twice`)
      seen.add(name)
    }
  }
}

/** Reading and computing may, and what takes a key for it; by itself only what says how something is, or that it goes. */
function mayBeRepeated({ method, scope, idempotency }: ApiOperation): boolean {
  if (method === 'GET' || scope === 'estimates:write' || idempotency === 'required') return true
  return idempotency === 'by-itself' && (method === 'PUT' || method === 'DELETE')
}
