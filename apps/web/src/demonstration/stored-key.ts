/** By which a call is stored and found again. */
export const storedKeyOf = (method: string, url: URL, body: string): string =>
  [method, url.pathname + url.search, body].filter(Boolean).join(' ')
