import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../request-context.ts'
import { readCookie } from './consent-cookie.ts'

/** What a form did just now. The page it leads to says so in this browser only, not to anyone who opens its address. */
type Done =
  | 'message-sent'
  | 'reset-link-sent'
  | 'password-reset'
  | 'newsletter-asked'
  | 'newsletter-joined'
  | 'account-deleted'

const JUST_DONE_NAME = 'understory_done'

export const isJustDone = (request: Request, done: Done): boolean =>
  readCookie(request, JUST_DONE_NAME) === done

export function noteDone(context: Readonly<RouterContextProvider>, done: Done): void {
  context.get(requestContext).setCookies.push(pageCookie(JUST_DONE_NAME, done))
}
