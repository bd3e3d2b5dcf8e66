import { SendVerificationEmail } from '@understory/contracts/people/accounts/accounts.ts'
import { redirect } from 'react-router'
import { requireSession } from '../../../../http/session.ts'
import type { Route } from './+types/resend-verification.route'

export function loader() {
  return redirect('/my-impact/dashboards/impact')
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireSession(request, context)
  const answer = await api(SendVerificationEmail, {})
  return redirect(`/my-impact/dashboards/impact?verification=${answer.ok ? 'sent' : 'wait'}`, 303)
}
