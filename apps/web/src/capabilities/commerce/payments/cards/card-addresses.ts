import { safeReturnPath } from '@understory/domain/people/privacy/consent/consent.ts'

export const CARDS = '/my-impact/account/cards'

/** The page of this site that a card is added for; `null`: none. */
export function pageWaiting(search: URLSearchParams): string | null {
  const path = safeReturnPath(search.get('next'))
  return path === '/' ? null : path
}

/** Where the provider leads back to, which goes on to the page that waits for the card. */
export const cardsAddress = (next: string | null): string =>
  next ? `${CARDS}?${new URLSearchParams({ next })}` : CARDS
