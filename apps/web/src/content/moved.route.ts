import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/moved.route'

/** Addresses that printed or linked texts still name. */
const MOVED = lookupTable({
  '/solution-for-individuals': '/solutions/personal',
  '/products-business': '/solutions/business',
})

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const to = MOVED[pathname.replace(/\/$/, '')]
  if (!to) throw new Response(null, { status: 404 })
  return redirect(`${to}${search}`, 301)
}
