import { redirect } from 'react-router'
import type { Route } from './+types/verify.route.ts'

/** The verify form sends a number here; each certificate has an address of its own. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('certificate')?.trim() ?? ''
  return redirect(typed === '' ? '/#verify' : `/verify/${encodeURIComponent(typed)}`)
}
