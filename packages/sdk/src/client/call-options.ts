/** What one call may do differently. */
export type CallOptions = {
  /** Your own name for a call that makes something; without one, each call gets a new one. At most 255 characters. */
  readonly idempotencyKey?: string
  /** Ends the call, and all of its attempts. */
  readonly signal?: AbortSignal
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number
}
