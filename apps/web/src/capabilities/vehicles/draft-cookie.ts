import { forgottenCookie, pageCookie } from '@understory/domain/privacy/browser-storage.ts'
import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../http/consent-cookie.ts'
import { type RequestFacts, requestContext } from '../../http/request-context.ts'

/** Names the draft of a visitor's vehicles; the draft itself is on the server. */
const NAME = 'understory_vehicles'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function draftIdOf(request: Request): string | null {
  const id = readCookie(request, NAME)
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
  facts.setCookies.push(pageCookie(NAME, draftId))
  return draftId
}

const THEN = 'understory_vehicles_then'

export type SaveIntent = 'save' | 'offset'

/** The action someone chose before signing in; it is done once they are back. */
export function askedBeforeSignIn(request: Request): SaveIntent | null {
  const asked = readCookie(request, THEN)
  return asked === 'save' || asked === 'offset' ? asked : null
}

export const thenCookie = (intent: SaveIntent): string => pageCookie(THEN, intent)

export const forgottenThen = forgottenCookie(THEN)
