import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import { forgottenCookie, pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../../http/cookies/consent-cookie.ts'
import { type RequestFacts, requestContext } from '../../../http/request-context.ts'

/** Names the draft of a visitor's vehicles; the draft itself is on the server. */
const DRAFT_COOKIE_NAME = 'understory_vehicles'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function draftIdOf(request: Request): string | null {
  const id = readCookie(request, DRAFT_COOKIE_NAME)
  return id && UUID.test(id) ? id : null
}

const begun = new WeakMap<RequestFacts, string>()

/** The visitor's draft; one who has none gets it with this answer. */
export function draftOf(request: Request, context: Readonly<RouterContextProvider>): string {
  const facts = context.get(requestContext)
  const known = draftIdOf(request) ?? begun.get(facts)
  if (known) return known
  const draftId = crypto.randomUUID()
  begun.set(facts, draftId)
  facts.setCookies.push(pageCookie(DRAFT_COOKIE_NAME, draftId))
  return draftId
}

const QUOTE = 'understory_vehicles_quote'

/** The list is about to be paid for by that quote, without being saved before. */
export const quotedCookie = (quoteId: string): string => pageCookie(QUOTE, quoteId)

/** Once the quote of a list is paid, its vehicles are the account's: the list is done with. */
export function cookiesAfterPaying(
  request: Request,
  { status, quoteId }: Pick<PaymentOutcome, 'status' | 'quoteId'>,
): string[] {
  const isPaid = status === 'succeeded' && quoteId !== null
  if (!isPaid || readCookie(request, QUOTE) !== quoteId) return []
  return [forgottenCookie(DRAFT_COOKIE_NAME), forgottenCookie(QUOTE)]
}

const THEN = 'understory_vehicles_then'
const SAVE = 'save'

/** Someone wanted their list saved before they signed in; it is done once they are back. */
export const isToBeSaved = (request: Request): boolean => readCookie(request, THEN) === SAVE

export const thenCookie = pageCookie(THEN, SAVE)

export const forgottenThen = forgottenCookie(THEN)
