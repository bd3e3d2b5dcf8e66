import { requestContext } from '../../http/request-context.ts'
import { shellMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/security-contact.route.ts'

const VALID_DAYS = 180

/** Where to report a weakness, as RFC 9116 says it; `SECURITY.md` of the repository says the rest. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, supportEmail } = context.get(requestContext).settings
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000)
  const lines = [
    shellMessage('securityContact.contactMailto', { supportEmail }),
    `Expires: ${expires.toISOString()}`,
    shellMessage('securityContact.preferredLanguagesEn'),
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
