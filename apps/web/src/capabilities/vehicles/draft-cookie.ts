import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../http/consent-cookie.ts'
import { type RequestFacts, requestContext } from '../../http/request-context.ts'

/** Names the draft of a visitor's vehicles; the draft itself is on the server. */
const NAME = 'understory_vehicles'
const DAYS = 30
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
  facts.setCookies.push(draftCookie(draftId))
  return draftId
}

function draftCookie(draftId: string): string {
  return `${NAME}=${draftId}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax`
}

/** Removes the draft cookie from the browser. */
export const forgottenDraft = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

const THEN = 'understory_vehicles_then'
const THEN_SECONDS = 3_600

export type SaveIntent = 'save' | 'offset'

/** The action someone chose before signing in; it is done once they are back. */
export function askedBeforeSignIn(request: Request): SaveIntent | null {
  const asked = readCookie(request, THEN)
  return asked === 'save' || asked === 'offset' ? asked : null
}

export function thenCookie(intent: SaveIntent): string {
  return `${THEN}=${intent}; Path=/; Max-Age=${THEN_SECONDS}; HttpOnly; SameSite=Lax`
}

export const forgottenThen = `${THEN}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
