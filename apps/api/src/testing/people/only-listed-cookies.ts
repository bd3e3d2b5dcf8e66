import { isListedCookie } from '@understory/domain/people/privacy/browser-storage.ts'

/** Fails where an answer sets a cookie that people cannot read of; removing one needs no place in the list. */
export function onlyListedCookies(response: Response): Response {
  for (const cookie of response.headers.getSetCookie()) {
    const name = cookie.split('=')[0] ?? ''
    const isRemoved = /;\s*max-age=0\b/i.test(cookie)
    if (!isRemoved && !isListedCookie(name))
      throw new Error(`the cookie ${name} is missing in domain/src/privacy/browser-storage.ts`)
  }
  return response
}
