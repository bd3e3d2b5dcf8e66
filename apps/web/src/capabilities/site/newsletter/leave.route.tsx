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
import { newsletterMessage, newsletterRich } from './messages/messages.generated.ts'
import { tokenOf } from './token-of.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterMessage('leave.leaveTheNewsletter'),
    description: newsletterMessage('leave.description'),
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
      <LinkPage title={newsletterMessage('leave.welcomeBack')}>
        <p role="status">{newsletterMessage('leave.nextIssueComesMailbox')}</p>
      </LinkPage>
    )
  }
  if (actionData?.done === 'left' || !link.isReading) return <Left mayReturn={!!link.address} />
  return (
    <LinkPage title={newsletterMessage('leave.leaveTheNewsletter2')}>
      <p>
        {newsletterRich('leave.comesReceiptsCertificatesConcerns', {
          strong: (words) => <strong className="nowrap">{words}</strong>,
          address: link.address ?? '',
        })}
      </p>
      <form method="post">
        <Button type="submit" look="action">
          {newsletterMessage('leave.leaveTheNewsletter')}
        </Button>
      </form>
    </LinkPage>
  )
}

function Left({ mayReturn }: { readonly mayReturn: boolean }) {
  return (
    <LinkPage title={newsletterMessage('leave.youHaveLeft')}>
      <p role="status">{newsletterMessage('leave.noFurtherIssueSent')}</p>
      {mayReturn ? (
        <form method="post" className="flow-12">
          <input type="hidden" name="intent" value="return" />
          <p>{newsletterMessage('leave.wasItAMistake')}</p>
          <div>
            <Button type="submit">{newsletterMessage('leave.joinAgain')}</Button>
          </div>
        </form>
      ) : (
        <p>
          <LinkButton href="/newsletter">{newsletterMessage('leave.joinAgain')}</LinkButton>
        </p>
      )}
    </LinkPage>
  )
}
