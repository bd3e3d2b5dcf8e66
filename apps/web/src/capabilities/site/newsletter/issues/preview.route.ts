import { GetIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { requireStaffSession } from '../../../staff/console/public.ts'
import type { Route } from './+types/preview.route'

/**
 * No form, nothing fetched, an opaque origin, and only in our own frame. No script either, by 'none': the
 * sandbox allows it so that tools that examine the page reach into its frame.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireStaffSession(request, context, 'write-content')
  const answer = await api(GetIssue, { params: { issueId: params.issueId } })
  if (!answer.ok) return new Response(null, { status: 404 })
  return new Response(answer.data.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  })
}
