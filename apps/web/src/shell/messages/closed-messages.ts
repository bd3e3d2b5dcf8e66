import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'

/** Remembers which messages someone has closed; forgotten on signing out. */
export const CLOSED_COOKIE = 'understory_closed'
const CLOSED_MESSAGES_LIMIT = 20
const CLOSED_MESSAGES_NAME = /^[a-z0-9-]{1,40}$/i

/** The messages that were closed, by name; what is no name of ours is left out. */
export function closedMessages(stored: string | undefined): string[] {
  return (stored ?? '')
    .split('.')
    .filter((name) => CLOSED_MESSAGES_NAME.test(name))
    .slice(-CLOSED_MESSAGES_LIMIT)
}

/** What is stored once this one is closed too; null where it is no name. */
export function closing(stored: string | undefined, name: string): string | null {
  if (!CLOSED_MESSAGES_NAME.test(name)) return null
  const others = closedMessages(stored).filter((each) => each !== name)
  return [...others, name].slice(-CLOSED_MESSAGES_LIMIT).join('.')
}

export const closedCookie = (value: string) => pageCookie(CLOSED_COOKIE, value)
