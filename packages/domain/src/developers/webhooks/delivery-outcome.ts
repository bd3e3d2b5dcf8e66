/** What came of sending an event: the status that an endpoint answered, or why it did not answer. */
export type DeliveryAnswer =
  | { readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly status: null }

export type DeliveryOutcome =
  | { readonly state: 'delivered' }
  /** It says that it is gone for good. */
  | { readonly state: 'gone' }
  | { readonly state: 'given-up' }
  | { readonly state: 'waiting'; readonly afterSeconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
/** How long after each failed attempt the next one follows, in seconds; ten attempts in all, over three days. */
const PAUSES = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
const LONGEST_WAIT = 24 * HOUR
const AFTER_A_FAILURE = 6
const FIRST_PAUSE = 30
const LONGEST_PAUSE = HOUR
/** Statuses by which an endpoint says that all of it is busy, or away. */
const BUSY = [429, 502, 504]

/**
 * What becomes of an event after its `attempts`-th attempt. `spread` is in [0, 1), and another for each event: pauses
 * differ by a tenth, so that what failed together does not come again together.
 */
export function deliveryOutcome(
  answer: DeliveryAnswer,
  { attempts, spread }: { readonly attempts: number; readonly spread: number },
): DeliveryOutcome {
  if (answer.status !== null && answer.status >= 200 && answer.status <= 299)
    return { state: 'delivered' }
  if (answer.status === 410) return { state: 'gone' }
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return { state: 'given-up' }
  const varied = Math.round(pause * (0.9 + 0.2 * spread))
  const wanted = answer.status === null ? 0 : Math.min(LONGEST_WAIT, answer.retryAfterSeconds ?? 0)
  return { state: 'waiting', afterSeconds: Math.max(varied, wanted) }
}

/**
 * For how many seconds nothing at all is sent to an endpoint that did not take an event. One that said it is busy is
 * left alone twice as long as the `last` time. Any other gets ten events a minute at most until it takes one, so that
 * nobody is flooded by what someone else typed.
 */
export function pauseOfEndpoint(answer: DeliveryAnswer, last: number): number {
  if (answer.status === null || !BUSY.includes(answer.status)) return AFTER_A_FAILURE
  if (answer.retryAfterSeconds !== null) return Math.min(LONGEST_WAIT, answer.retryAfterSeconds)
  return Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, last * 2))
}

/** The header Retry-After, as seconds from `now`; `null`: there is none, or it says nothing. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

const IDS = 2 ** 32

/** A number in [0, 1) that an event keeps, from the random digits that its id begins with. */
export const spreadOf = (eventId: string): number => Number.parseInt(eventId.slice(0, 8), 16) / IDS
