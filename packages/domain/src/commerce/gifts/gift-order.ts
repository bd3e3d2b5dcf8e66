import { addMonths, type CalendarDate, parseCalendarDate } from '../../calendar/calendar.ts'
import { countCharacters, isPlainLine } from '../../quantity/plain-text.ts'
import { LONGEST_NAME, type Recipient } from './recipients.ts'

export const LONGEST_MESSAGE = 500
const DELIVERY_REACH_MONTHS = 12

export type GiftWords = {
  readonly from: string
  readonly message: string
  readonly deliverOn: string | null
  readonly recipients: readonly Recipient[]
}

export type GiftProblem = {
  /** 'from', 'message', 'deliverOn', 'recipients' or 'recipients.2.name'. */
  readonly field: string
  readonly code:
    | 'BAD_CHARACTERS'
    | 'NAME_TOO_LONG'
    | 'MESSAGE_TOO_LONG'
    | 'DAY_PASSED'
    | 'DAY_TOO_FAR'
    | 'SAME_EMAIL'
}

/** What is wrong with what a gift says and when it comes; everything at once. */
export function giftProblems(gift: GiftWords, today: CalendarDate): GiftProblem[] {
  return [
    ...lineProblems('from', gift.from),
    ...messageProblems(gift.message),
    ...dayProblems(gift.deliverOn, today),
    ...gift.recipients.flatMap(({ name }, index) => lineProblems(`recipients.${index}.name`, name)),
    ...sameEmails(gift.recipients),
  ]
}

function lineProblems(field: string, text: string): GiftProblem[] {
  if (!isPlainLine(text)) return [{ field, code: 'BAD_CHARACTERS' }]
  return countCharacters(text) > LONGEST_NAME ? [{ field, code: 'NAME_TOO_LONG' }] : []
}

function messageProblems(message: string): GiftProblem[] {
  if (!message.split('\n').every(isPlainLine)) return [{ field: 'message', code: 'BAD_CHARACTERS' }]
  return countCharacters(message) > LONGEST_MESSAGE
    ? [{ field: 'message', code: 'MESSAGE_TOO_LONG' }]
    : []
}

function dayProblems(deliverOn: string | null, today: CalendarDate): GiftProblem[] {
  const day = deliverOn === null ? null : parseCalendarDate(deliverOn)
  if (!day) return []
  if (day < today) return [{ field: 'deliverOn', code: 'DAY_PASSED' }]
  const isTooFar = day > addMonths(today, DELIVERY_REACH_MONTHS)
  return isTooFar ? [{ field: 'deliverOn', code: 'DAY_TOO_FAR' }] : []
}

/** Two gifts to one mailbox are nearly always a slip of the list. */
function sameEmails(recipients: readonly Recipient[]): GiftProblem[] {
  const emails = recipients.map(({ email }) => email)
  return emails.flatMap((email, index) =>
    email !== null && emails.indexOf(email) < index
      ? [{ field: `recipients.${index}.email`, code: 'SAME_EMAIL' as const }]
      : [],
  )
}

const DELIVERY_HOUR_UTC = 7

/** Whether a gift that is paid for is delivered by now: at once, or in the morning of its day. */
export function isDue(deliverOn: CalendarDate | null, now: Date): boolean {
  if (!deliverOn) return true
  const midnight = Date.parse(`${deliverOn}T00:00:00Z`)
  return now.getTime() >= midnight + DELIVERY_HOUR_UTC * 3_600_000
}
