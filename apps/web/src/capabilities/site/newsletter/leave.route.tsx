import {
  LeaveNewsletter,
  ReadNewsletterLink,
  ReturnToNewsletter,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { data } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/leave.route'
import { LinkOver, LinkPage } from './link-page.tsx'
import { tokenOf } from './token-of.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Leave the newsletter',
    description: 'Leave our newsletter with one click.',
    path: '/newsletter/leave',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = { query: { token: tokenOf(request) } }
  const answer = await publicApi(request, context)(ReadNewsletterLink, call)
  const link = answer.ok && answer.data.isFor === 'leaving' ? answer.data : null
  return data({ link }, { status: link ? 200 : 400 })
}

/**
 * The button of the page, and the mail program's own (RFC 8058), which has no session, sends what it
 * likes and follows no redirect: whatever is posted leaves, unless it is the form to come back.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = { body: { token: tokenOf(request) } }
  const api = publicApi(request, context)
  const form = await request.formData().catch(() => null)
  const returns = form?.get('intent') === 'return'
  const answer = returns ? await api(ReturnToNewsletter, call) : await api(LeaveNewsletter, call)
  if (!answer.ok) return data({ done: 'refused' as const }, { status: answer.status })
  return { done: returns ? ('returned' as const) : ('left' as const) }
}

export default function Leave({ loaderData: { link }, actionData }: Route.ComponentProps) {
  if (actionData?.done === 'refused' || !link) return <LinkOver />
  if (actionData?.done === 'returned') {
    return (
      <LinkPage title="Welcome back">
        <p role="status">The next issue comes to your mailbox again.</p>
      </LinkPage>
    )
  }
  if (actionData?.done === 'left' || !link.isReading) return <Left mayReturn={!!link.address} />
  return (
    <LinkPage title="Leave the newsletter?">
      <p>
        It comes to <strong className="nowrap">{link.address}</strong>. Receipts, certificates and
        what concerns your account come as before.
      </p>
      <form method="post">
        <Button type="submit" look="action">
          Leave the newsletter
        </Button>
      </form>
    </LinkPage>
  )
}

function Left({ mayReturn }: { readonly mayReturn: boolean }) {
  return (
    <LinkPage title="You have left">
      <p role="status">
        No further issue is sent to you. Thank you for reading. In a month your address is deleted.
      </p>
      {mayReturn ? (
        <form method="post" className="flow-12">
          <input type="hidden" name="intent" value="return" />
          <p>Was it a mistake?</p>
          <div>
            <Button type="submit">Join again</Button>
          </div>
        </form>
      ) : (
        <p>
          <LinkButton href="/newsletter">Join again</LinkButton>
        </p>
      )}
    </LinkPage>
  )
}
