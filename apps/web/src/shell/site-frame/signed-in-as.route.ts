import type { Route } from './+types/signed-in-as.route'
import { loadVisitor } from './load-visitor.ts'
import { signedInAs } from './session-notices.tsx'

/** For a page that was left open: whether its session lives, and is still in the same account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = await loadVisitor(request, context)
  return Response.json(
    { as: visitor && signedInAs(visitor) },
    { headers: { 'cache-control': 'no-store' } },
  )
}
