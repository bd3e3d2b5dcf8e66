export type SpanFacts = Readonly<Record<string, string | number>>
type SpanKind = 'request' | 'job' | 'statement'

export type SpanBegin = {
  readonly kind: SpanKind
  /** One of a closed list: no id, no address, nothing of a person. */
  readonly name: string
  readonly facts?: SpanFacts
  /** What our own proxy said of the trace that this is a part of (W3C Trace Context). */
  readonly traceparent?: string | null
}
export type SpanEnd = { readonly facts?: SpanFacts; readonly isFault: boolean }

/** Says where the time of a request or job went, to whom the operator names. Nothing here throws or waits. */
export type Tracer = {
  /** Work that is a span; what it begins is a part of it. `endOf` says how it ended; one that throws is a fault. */
  span<T>(begin: SpanBegin, work: () => Promise<T>, endOf: (result: T) => SpanEnd): Promise<T>
  /** A part of the running span that is over now. */
  note(span: SpanBegin & { readonly seconds: number; readonly isFault: boolean }): void
  /** Sends what is still waiting, for two seconds at most. */
  close(): Promise<void>
}
