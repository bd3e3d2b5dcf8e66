import { SocialProvider } from '@understory/contracts/sign-in.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import type { Route } from './+types/social.route'
import { nextPath } from './next-path.ts'
import { startSocial } from './start-social.ts'

/** `/join/google` and `/join/facebook`: following the address only leads to where one chooses. */
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

/** Never seen: the loader leads on, or throws what the page that is not there shows. */
export default function SocialPage() {
  return null
}
