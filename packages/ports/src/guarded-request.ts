export type GuardedCall = {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Of the answer; what is larger is given up. */
  readonly mostBytes?: number
  /** What is larger is read so far, and the rest is not waited for. */
  readonly endsEarly?: true
  readonly timeoutMs?: number
}

export type GuardedAnswer = {
  readonly url: URL
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** A request to an address that someone typed. Rejects where that leads to no place a request of ours may go. */
export type GuardedRequest = (url: URL, asking: GuardedCall) => Promise<GuardedAnswer>
