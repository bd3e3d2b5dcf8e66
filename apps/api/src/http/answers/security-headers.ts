import type { Config } from '../../configuration/config.ts'

/** The security headers of every answer; a policy that the answer sets itself is not replaced. */
export function securityHeaders(
  headers: Headers,
  { DEPLOYMENT }: Pick<Config, 'DEPLOYMENT'>,
): void {
  headers.set('x-content-type-options', 'nosniff')
  const wanted = {
    'referrer-policy': 'no-referrer',
    // An answer opened by itself in a browser may load and frame nothing.
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    ...(DEPLOYMENT === 'production' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}
