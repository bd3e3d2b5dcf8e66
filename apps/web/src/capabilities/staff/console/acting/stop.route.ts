import { StopImpersonation } from '@understory/contracts/staff/console/staff.ts'
import { redirect } from 'react-router'
import { FORGET_HERE } from '../../../../http/cookies/forget-here.ts'
import { cookieHeaders } from '../../../../http/cookies/set-cookies.ts'
import { publicApi } from '../../../../http/session.ts'
import type { Route } from './+types/stop.route'

/** Stops acting on someone's behalf; back to the staff area. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await publicApi(request, context)(StopImpersonation, {})
  if (!answer.ok) return redirect('/impersonate', 303)
  const headers = cookieHeaders(answer)
  for (const [name, value] of Object.entries(FORGET_HERE)) headers.set(name, value)
  return redirect('/staff', { status: 303, headers })
}

export const loader = () => redirect('/staff')
