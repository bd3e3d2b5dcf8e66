import { AnswerUnlock } from '@understory/contracts/footprints/verification/verifications.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireStaffSession } from '../../../staff/console/public.ts'
import type { Route } from './+types/unlock.route'

export function loader() {
  throw redirect('/staff/queues')
}

/** Opens a verified footprint for its company, or leaves it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'verify-footprints')
  const form = await readForm(request)
  const answer = form.oneOf('answer', ['granted', 'refused'] as const, 'refused')
  const answered = await api(AnswerUnlock, {
    params: { requestId: form.text('requestId') || '-' },
    body: { answer, note: form.text('note') },
  })
  if (!answered.ok) throw data(null, { status: answered.status === 400 ? 404 : answered.status })
  throw redirect('/staff/queues', 303)
}
