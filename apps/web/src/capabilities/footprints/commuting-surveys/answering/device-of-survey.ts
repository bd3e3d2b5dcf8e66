import { randomBytes } from 'node:crypto'
import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../../../http/cookies/consent-cookie.ts'
import { requestContext } from '../../../../http/request-context.ts'

const SURVEY_COOKIE = 'understory_survey'
const DEVICE = /^[A-Za-z0-9_-]{22}$/

/** The random number of a browser, by which it answers once; a browser without cookies has another each time. */
export function deviceOfSurvey(request: Request) {
  const kept = readCookie(request, SURVEY_COOKIE)
  const isKept = kept !== undefined && DEVICE.test(kept)
  const device = isKept ? kept : randomBytes(16).toString('base64url')
  return {
    device,
    keep: (context: Readonly<RouterContextProvider>) => {
      if (!isKept) context.get(requestContext).setCookies.push(pageCookie(SURVEY_COOKIE, device))
    },
  }
}
