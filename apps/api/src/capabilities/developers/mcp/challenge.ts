type Challenged = {
  readonly request: Request
  /** Of the answer. */
  readonly headers: Headers
  readonly origin: string
  /** What the call needs. */
  readonly scope: string | null
}

/** Says, with a refusal, how a person lets the host in, or what the host may not do yet (RFC 6750, RFC 9728). */
export function challengeFor(
  { status }: Response,
  { request, headers, origin, scope }: Challenged,
): void {
  if (status !== 401 && status !== 403) return
  const hasKey = request.headers.has('authorization')
  const error = status === 403 ? 'insufficient_scope' : hasKey ? 'invalid_token' : null
  const parts = [
    ...(error === null ? [] : [`error="${error}"`]),
    ...(scope === null ? [] : [`scope="${scope}"`]),
    `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
  ]
  headers.set('www-authenticate', `Bearer ${parts.join(', ')}`)
}
