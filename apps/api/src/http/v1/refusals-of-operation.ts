import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { ApiOperation } from '@understory/contracts/v1/operation.ts'

const OF_EVERY_CALL: readonly RefusalCode[] = [
  'BAD_REQUEST',
  'KEY_IN_URL',
  'VERSION_UNKNOWN',
  'KEY_INVALID',
  'ADDRESS_NOT_ALLOWED',
  'QUOTA_EXCEEDED',
  'SERVER_ERROR',
  'UNAVAILABLE',
]

const OF_REPEATED_CALLS: readonly RefusalCode[] = [
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_INVALID',
  'IDEMPOTENCY_KEY_IN_USE',
  'IDEMPOTENCY_KEY_REUSED',
]

/** Every refusal that a call of the public API can get: those that it names, and those that any call gets. */
export function refusalsOfOperation({
  scope,
  body,
  idempotency,
  sells,
  refusals = [],
}: ApiOperation): RefusalCode[] {
  const ofKey: readonly RefusalCode[] = scope === null ? [] : ['KEY_MISSING', 'SCOPE_MISSING']
  const ofBody: readonly RefusalCode[] = body ? ['BODY_TOO_LARGE'] : []
  const ofSelling: readonly RefusalCode[] = sells ? ['SELLING_PAUSED'] : []
  const ofRepeated = idempotency === 'required' ? OF_REPEATED_CALLS : []
  return [
    ...new Set([...refusals, ...OF_EVERY_CALL, ...ofKey, ...ofBody, ...ofSelling, ...ofRepeated]),
  ]
}
