import { safeReturnPath } from '@understory/domain/people/privacy/consent/consent.ts'
import { redirect } from 'react-router'
import { readCookie } from '../../http/cookies/consent-cookie.ts'
import { readForm } from '../../http/posted-form.ts'
import type { Route } from './+types/close-message.route'
import { CLOSED_COOKIE, closedCookie, closing } from './closed-messages.ts'

export function loader() {
  return redirect('/')
}

/** Closes a message for good and returns to where it stood; needs no script. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const stored = closing(readCookie(request, CLOSED_COOKIE), form.text('message'))
  const headers = new Headers(stored === null ? [] : [['set-cookie', closedCookie(stored)]])
  return redirect(safeReturnPath(form.optional('return')), { status: 303, headers })
}
