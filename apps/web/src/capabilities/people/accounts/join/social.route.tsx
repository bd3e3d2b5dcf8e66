import { SocialProvider } from '@understory/contracts/people/accounts/sign-in.ts'
import { data, redirect } from 'react-router'
import { nextPath } from '../../../../http/next-path.ts'
import { readForm } from '../../../../http/posted-form.ts'
import type { Route } from './+types/social.route'
import { startSocial } from './start-social.ts'

/** `/join/google` and `/join/facebook`: a GET only redirects to the page with the choice. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (!SocialProvider.safeParse(params.provider).success) throw data(null, { status: 404 })
  return redirect(`/join${new URL(request.url).search}`)
}

/** Signs in with the provider. Joining is a form of its own, which asks to accept the terms. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const provider = SocialProvider.safeParse(params.provider)
  if (!provider.success) throw data(null, { status: 404 })
  const next = nextPath((await readForm(request)).text('next'))
  const asked = { provider: provider.data, next, joining: null }
  const answer = await startSocial({ request, context }, asked)
  if (answer instanceof Response) return answer
  const back = new URLSearchParams({ next, provider: provider.data, error: 'provider_failed' })
  return redirect(`/login?${back}`, 303)
}

/** Never rendered: the loader redirects or throws a 404. */
export default function SocialPage() {
  return null
}
