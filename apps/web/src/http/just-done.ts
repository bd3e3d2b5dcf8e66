import type { RouterContextProvider } from 'react-router'
import { readCookie } from './consent-cookie.ts'
import { requestContext } from './request-context.ts'

/** What a form did just now. The page it leads to says so to this browser, not to whoever types its address. */
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
  const { settings, setCookies } = context.get(requestContext)
  const secure = settings.origin.startsWith('https:') ? '; Secure' : ''
  setCookies.push(`${NAME}=${done}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}
