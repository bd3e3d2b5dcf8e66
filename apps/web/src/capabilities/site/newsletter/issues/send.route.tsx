import { GetIssue, ScheduleIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data, redirect } from 'react-router'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage, WithDuty } from '../../../staff/console/public.ts'
import { newsletterMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/send.route'

const ISSUES_SEND_PATH = '/staff/newsletter'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterMessage('send.sendAnIssue'),
    description: newsletterMessage('send.description'),
    path: ISSUES_SEND_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'send-newsletter')
  const answer = await api(GetIssue, { params: { issueId: params.issueId } })
  if (!answer.ok) throw data(null, { status: 404 })
  const { issueId, subject, status, wouldReach } = answer.data
  if (status !== 'draft') throw redirect(`${ISSUES_SEND_PATH}/${issueId}`)
  return { staff, issueId, subject, wouldReach }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'send-newsletter')
  const { issueId } = params
  const answer = await api(ScheduleIssue, { params: { issueId }, body: { at: null } })
  if (answer.ok) return redirect(`${ISSUES_SEND_PATH}/${issueId}`, 303)
  return data({ message: answer.refusal.message }, { status: answer.status })
}

export default function SendIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, issueId, subject, wouldReach } = loaderData
  const readers = `${wouldReach.toLocaleString('en-GB')} ${wouldReach === 1 ? 'reader' : 'readers'}`
  const here = `${ISSUES_SEND_PATH}/${issueId}`
  return (
    <StaffPage
      here={ISSUES_SEND_PATH}
      staff={staff}
      title={newsletterMessage('send.sendTo', { subject, readers })}
    >
      <Breadcrumb
        trail={[
          { href: ISSUES_SEND_PATH, label: newsletterMessage('send.newsletter') },
          { href: here, label: subject },
        ]}
        here={newsletterMessage('send.sendItNow')}
      />
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      <p>{newsletterMessage('send.beginsOnceCannotStopped')}</p>
      <WithDuty may={staff.may} duty="send-newsletter">
        <form method="post" className="row-12">
          <Button type="submit" look="action">
            {newsletterMessage('send.sendItTo', { readers })}
          </Button>
          <LinkButton href={here}>{newsletterMessage('send.notYet')}</LinkButton>
        </form>
      </WithDuty>
    </StaffPage>
  )
}
