import { GetMailboxMessage } from '@understory/contracts/developers/mailbox.ts'
import { publicApi } from '../../../http/session.ts'
import type { Route } from './+types/message-html.route'

/** An email is untrusted HTML: no script, no form, nothing fetched, an opaque origin. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  const answer = await publicApi(request, context)(GetMailboxMessage, { params: { id } })
  if (!answer.ok || !answer.data.html) return new Response(null, { status: 404 })
  return new Response(answer.data.html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
}
