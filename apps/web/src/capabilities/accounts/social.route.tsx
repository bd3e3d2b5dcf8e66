import { SocialProvider, StartSocialSignIn } from '@understory/contracts/sign-in.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import { publicApi } from '../../http/session.ts'
import { cookieHeaders } from '../../http/set-cookies.ts'
import type { Route } from './+types/social.route'
import { nextPath } from './next-path.ts'

/** `/join/google` and `/join/facebook`: following the address only leads to where one chooses. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (!SocialProvider.safeParse(params.provider).success) throw data(null, { status: 404 })
  return redirect(`/join${new URL(request.url).search}`)
}

/** Leads the browser to the provider. It comes back to the details, or to here with what went wrong. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const provider = SocialProvider.safeParse(params.provider)
  if (!provider.success) throw data(null, { status: 404 })
  const form = await readForm(request)
  const isJoining = form.text('intent') === 'join'
  const next = nextPath(form.text('next'))
  const kind = form.text('accountType') === 'business' ? 'business' : 'personal'
  const origin = form.text('origin')
  const carried = new URLSearchParams({ next, kind, ...(origin && { origin }) })
  const back = new URLSearchParams({ next, provider: provider.data, ...(isJoining && { kind }) })
  const answer = await publicApi(request, context)(StartSocialSignIn, {
    body: {
      provider: provider.data,
      isJoining,
      donePath: isJoining ? `/join/your-details?${carried}` : next,
      failedPath: `${isJoining ? '/join' : '/login'}?${back}`,
    },
  })
  if (answer.ok) return redirect(answer.data.url, { status: 303, headers: cookieHeaders(answer) })
  back.set('error', 'provider_failed')
  return redirect(`${isJoining ? '/join' : '/login'}?${back}`, 303)
}

/** Never seen: the loader leads on, or throws what the page that is not there shows. */
export default function SocialPage() {
  return null
}
