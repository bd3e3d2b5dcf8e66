import { AcceptInvitation, FindInvitation } from '@understory/contracts/people/members.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { activeAccount, findSession, publicApi, requireSession } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/invitation.route'
import { InvitationPage } from './invitation-page.tsx'
import { membersMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: membersMessage('invitation.page'),
    description: membersMessage('invitation.description'),
    path: '/invitation',
    robots: 'noindex, nofollow',
  })

/** The link of the email. Opening it joins nothing: that takes the button. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = await publicApi(request, context)(FindInvitation, {
    body: { token: token || '-' },
  })
  const session = await findSession(request, context)
  const invitation = answer.ok ? answer.data : null
  return data(
    {
      token,
      invitation,
      signedInAs: session?.user.email ?? null,
      isPersonal: session ? activeAccount(session.user)?.accountType === 'personal' : false,
      needsName: !session?.user.firstname || !session.user.lastname,
    },
    { status: answer.ok ? 200 : answer.status },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireSession(request, context)
  const form = await readForm(request)
  const given = (name: string) => form.text(name) || undefined
  const answer = await api(AcceptInvitation, {
    body: {
      token: form.text('token') || '-',
      firstname: given('firstname'),
      lastname: given('lastname'),
    },
  })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  return redirect('/my-impact', 303)
}

export default function InvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} answer={actionData} />
}
