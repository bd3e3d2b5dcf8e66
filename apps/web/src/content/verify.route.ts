import { certificateNumberIn } from '@understory/domain/certificates/certificate.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/verify.route.ts'

/** The verify form sends a number or a link here; each certificate has an address of its own. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('certificate') ?? ''
  const number = certificateNumberIn(typed)
  return redirect(number === '' ? '/#verify' : `/verify/${encodeURIComponent(number)}`)
}
