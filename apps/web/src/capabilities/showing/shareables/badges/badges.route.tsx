import { BADGE_THEMES, GetSharing, SetBadges } from '@understory/contracts/showing/shareables.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeSettings } from '../../../people/settings/public.ts'
import { shareablesMessage } from '../messages/messages.generated.ts'
import { BADGES } from '../share-paths.ts'
import type { Route } from './+types/badges.route'
import { BadgesPage } from './badges-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: shareablesMessage('badges.badges'),
    description: shareablesMessage('badges.description'),
    path: BADGES,
    robots: 'noindex',
  })

/** The two addresses of the specification: badges with figures, and the one for joining in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api, account } = session
  const { pathname, searchParams } = new URL(request.url)
  const answer = await api(GetSharing, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    ...answer.data,
    name: account.displayName,
    origin: context.get(requestContext).settings.origin,
    isSignup: pathname.endsWith('/signup'),
    theme: BADGE_THEMES.find((theme) => theme === searchParams.get('theme')) ?? 'light',
    mayChange: mayChangeSettings(session),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const isActive = form.text('intent') === 'on'
  const answer = await api(SetBadges, { body: { isActive } })
  if (!answer.ok) throw data(null, { status: answer.status })
  return redirect(new URL(request.url).pathname, 303)
}

export default function Badges({ loaderData }: Route.ComponentProps) {
  return <BadgesPage {...loaderData} />
}
