import { GetContentState, ReloadContent } from '@understory/contracts/site/content.ts'
import { data, redirect } from 'react-router'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession } from '../../staff/console/public.ts'
import type { Route } from './+types/staff-content.route'
import { contentMessage } from './messages/messages.generated.ts'
import { StaffContentPage } from './staff-content-page.tsx'

const STAFF_CONTENT_PATH = '/staff/content'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: contentMessage('staffContent.content'),
    description: contentMessage('staffContent.description'),
    path: STAFF_CONTENT_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'write-content')
  const answer = await api(GetContentState, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff, state: answer.data }
}

/** Asks for every text again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'write-content')
  const answer = await api(ReloadContent, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return redirect(STAFF_CONTENT_PATH, 303)
}

export default function StaffContentRoute({ loaderData }: Route.ComponentProps) {
  return <StaffContentPage {...loaderData} />
}
