import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { refusalWithoutDuty } from '@understory/contracts/staff/console/duty-refusals.ts'
import { OpenStaffSession } from '@understory/contracts/staff/console/staff.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '../../../http/api-client.ts'
import { requestContext } from '../../../http/request-context.ts'
import { publicApi, requireSession } from '../../../http/session.ts'
import { consoleMessage } from './messages/messages.generated.ts'
import type { ConsoleStaff } from './staff-page.tsx'

type StaffSessionContext = Readonly<RouterContextProvider>

/** It signs nobody in without its database; what is known then is on the page of Health. */
const noDatabase = () => consoleMessage('staffSession.databaseDoesAnswerConsole')

/** Whether the API could not answer for a moment, as it says itself. */
export const isUnavailable = (fault: unknown): fault is Response =>
  fault instanceof Response && fault.status === 503

/**
 * The member of staff, whose role includes the duty, with the API as they may call it. Anyone else is led to sign in
 * as staff; staff whose role does not include it read that.
 */
export async function requireStaffSession(
  request: Request,
  context: StaffSessionContext,
  duty: StaffDuty,
): Promise<{ staff: ConsoleStaff; api: Api }> {
  const { pathname, search } = new URL(request.url)
  const next = encodeURIComponent(pathname.replace(/\.data$/, '') + search)
  const opened = await publicApi(request, context)(OpenStaffSession, {}).catch((fault) => {
    throw isUnavailable(fault) ? new Response(noDatabase(), { status: 503 }) : fault
  })
  if (!opened.ok) throw redirect(wayFor(opened.refusal.code, next))
  context.get(requestContext).setCookies.push(...opened.cookies)
  const { api } = await requireSession(request, context)
  const { email, may } = opened.data
  if (!may.includes(duty)) throw data(REFUSALS[refusalWithoutDuty(duty)][1], { status: 403 })
  return { api, staff: { email, may } }
}

function wayFor(code: string, next: string): string {
  switch (code) {
    case 'SECOND_FACTOR_REQUIRED':
      return `/login/second-factor?next=${next}`
    case 'STAFF_NEED_SECOND_FACTOR':
      return `/my-impact/account/security/second-factor?next=${next}`
    case 'NO_CLAIMS':
      return `/impersonate?error=NO_CLAIMS&next=${next}`
    default:
      return `/impersonate?next=${next}`
  }
}
