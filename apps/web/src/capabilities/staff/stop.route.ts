import { StopImpersonation } from '@understory/contracts/staff.ts'
import { redirect } from 'react-router'
import { publicApi } from '../../http/session.ts'
import { cookieHeaders } from '../../http/set-cookies.ts'
import type { Route } from './+types/stop.route'

/** Stops acting on someone's behalf; back to the staff area. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await publicApi(request, context)(StopImpersonation, {})
  if (!answer.ok) return redirect('/impersonate', 303)
  const headers = cookieHeaders(answer)
  headers.set('clear-site-data', '"storage"')
  return redirect('/staff', { status: 303, headers })
}

export const loader = () => redirect('/staff')
