type UnderstoryErrorFacts = {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly problems?: readonly ProblemOfField[]
  readonly requestId?: string | null
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

export type ProblemOfField = {
  /** `payment.cardId` */
  readonly field: string
  /** The same by RFC 6901: `/payment/cardId`. */
  readonly pointer: string
  /** What is wrong with it, for people. */
  readonly message: string
}

/** A call that did not succeed. Its message is a sentence for people, its code one for programs. */
export class UnderstoryError extends Error {
  override readonly name = 'UnderstoryError'
  /** Of HTTP; 0 where nothing answered. */
  readonly status: number
  /**
   * Such as `QUOTE_EXPIRED`; all are on `/developers` of the installation. Of the client itself: `NO_ANSWER`,
   * `REDIRECTED`, and `UNREADABLE` where something else than the API answered.
   */
  readonly code: string
  /** The fields that are not right. */
  readonly problems: readonly ProblemOfField[]
  /** Names the call in the logs of the installation; `null` where nothing answered. */
  readonly requestId: string | null
  /** How long to wait, where the answer says so. */
  readonly retryAfterSeconds: number | null

  constructor(facts: UnderstoryErrorFacts) {
    super(facts.message, { cause: facts.cause })
    this.status = facts.status
    this.code = facts.code
    this.problems = facts.problems ?? []
    this.requestId = facts.requestId ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}
