/** The headers of an answer that sets what an API call gave back. */
export function cookieHeaders({ cookies }: { readonly cookies: readonly string[] }): Headers {
  return new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
}
