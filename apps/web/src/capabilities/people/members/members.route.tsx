import { RoleName } from '@understory/contracts/people/accounts/accounts.ts'
import {
  ChangeMemberRole,
  InviteMember,
  ListMembers,
  RemoveMember,
  RevokeInvitation,
} from '@understory/contracts/people/members.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/members.route'
import { entryPartOf } from './entry-part-fields.tsx'
import { MEMBERS_DONE, type MembersDone } from './members-done.ts'
import { MembersPage } from './members-page.tsx'
import { membersMessage } from './messages/messages.generated.ts'

const MEMBERS_PATH = '/my-impact/account/members'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: membersMessage('members.page'),
    description: membersMessage('members.description'),
    path: MEMBERS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account, role, user } = await requireAccount(request, context)
  if (account.accountType !== 'business') throw redirect('/my-impact/account/accounts')
  const answer = await api(ListMembers, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  const done = new URL(request.url).searchParams.get('done')
  return {
    ...answer.data,
    account: account.displayName,
    role,
    mayManage: mayDo(role, 'manage-members') && !user.impersonation,
    done: MEMBERS_DONE.find((each) => each === done) ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.text('intent')
  const userId = form.text('userId')
  const role = RoleName.catch('viewer').parse(form.text('role'))
  switch (intent) {
    case 'invite': {
      const answer = await api(InviteMember, {
        body: { email: form.text('email'), role, entryPart: entryPartOf(form, role) },
      })
      return answered(form, answer, 'invited')
    }
    case 'revoke': {
      const params = { invitationId: form.text('invitationId') }
      return answered(form, await api(RevokeInvitation, { params }), 'revoked')
    }
    case 'change': {
      const answer = await api(ChangeMemberRole, {
        params: { userId },
        body: { role, entryPart: entryPartOf(form, role) },
      })
      return answered(form, answer, 'changed')
    }
    case 'remove':
      return answered(form, await api(RemoveMember, { params: { userId } }), 'removed')
    default:
      throw data(null, { status: 400 })
  }
}

type MembersAnswer = { ok: true } | { ok: false; status: number; refusal: Refusal }

function answered(form: PostedForm, answer: MembersAnswer, done: MembersDone) {
  if (answer.ok) return redirect(`${MEMBERS_PATH}?done=${done}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function MembersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MembersPage {...loaderData} answer={actionData} />
}
