export const REQUEST_STATES = ['asked', 'answered', 'taken-over', 'returned', 'cancelled'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** What a request for figures may become. */
const NEXT: ReadonlyMap<RequestState, readonly RequestState[]> = new Map([
  ['asked', ['answered', 'cancelled']],
  // Whoever answered may mend it until it is taken over.
  ['answered', ['answered', 'taken-over', 'returned', 'cancelled']],
  ['returned', ['answered', 'cancelled']],
  ['taken-over', []],
  ['cancelled', []],
])

export const mayBecome = (from: RequestState, to: RequestState): boolean =>
  NEXT.get(from)?.includes(to) ?? false
