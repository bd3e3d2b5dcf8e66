/** Calls of apps. The page where a person is asked is one of the web. */
export const OAUTH_PATHS = {
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  register: '/oauth/register',
  server: '/.well-known/oauth-authorization-server',
  resource: '/.well-known/oauth-protected-resource',
  mcpResource: '/.well-known/oauth-protected-resource/mcp',
  apiResource: '/.well-known/oauth-protected-resource/v1',
} as const

export const OAUTH_CALLS: readonly string[] = Object.values(OAUTH_PATHS)

export const isOAuthCall = (path: string): boolean => OAUTH_CALLS.includes(path)
