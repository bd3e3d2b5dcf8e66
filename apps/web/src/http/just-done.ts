import type { RouterContextProvider } from 'react-router'
import { readCookie } from './consent-cookie.ts'
import { requestContext } from './request-context.ts'

/** What a form did just now. The page it leads to says so in this browser only, not to anyone who opens its address. */
type Done =
  | 'message-sent'
  | 'reset-link-sent'
  | 'password-reset'
  | 'newsletter-asked'
  | 'newsletter-joined'
  | 'account-deleted'

const NAME = 'understory_done'
/** As long as a page is likely to be opened again. */
const SECONDS = 600

export const isJustDone = (request: Request, done: Done): boolean =>
  readCookie(request, NAME) === done

export function noteDone(context: Readonly<RouterContextProvider>, done: Done): void {
  const cookie = `${NAME}=${done}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`
  context.get(requestContext).setCookies.push(cookie)
}
