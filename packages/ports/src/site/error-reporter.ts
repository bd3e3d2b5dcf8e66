export type Reported = {
  readonly level: 'error' | 'warning'
  /** What was thrown; undefined where there is only a sentence. */
  readonly fault?: unknown
  readonly message: string
  readonly facts: {
    readonly requestId?: string | undefined
    readonly path?: string | undefined
    readonly job?: string | undefined
  }
}

/** What a script of our own pages could not do, as the browser says it. */
export type BrowserFault = {
  readonly message: string
  readonly stack: string | null
  readonly path: string
}

export type TracedRequest = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly seconds: number
  readonly requestId: string
}

/** Sends faults to those who look into them. Nothing here throws, waits or names a person. */
export type ErrorReporter = {
  report(reported: Reported): void
  reportBrowser(fault: BrowserFault): void
  /** How long an answer took; a sample of them is sent. */
  trace(request: TracedRequest): void
  /** Sends what is still waiting, for two seconds at most. */
  close(): Promise<void>
}
