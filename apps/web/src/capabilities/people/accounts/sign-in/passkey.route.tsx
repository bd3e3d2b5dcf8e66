import { Notice } from '@understory/ui/messages/notice.tsx'
import { redirect } from 'react-router'
import { nextPath, withNext } from '../../../../http/next-path.ts'
import { findSession } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/passkey.route'
import PasskeySignIn from './passkey-sign-in.island.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('passkey.signPasskey'),
    description: accountsMessage('passkey.signKeyDeviceKeeps'),
    path: '/login/passkey',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextPath(new URL(request.url).searchParams.get('next'))
  if (await findSession(request, context)) throw redirect(next)
  return { next }
}

export default function PasskeyPage({ loaderData }: Route.ComponentProps) {
  const { next } = loaderData
  return (
    <EntryPage>
      <h1>{accountsMessage('passkey.signPasskey')}</h1>
      <PasskeySignIn next={next} />
      <noscript>
        <Notice kind="info" title={accountsMessage('passkey.passkeyNeedsJavascriptPassword')} />
      </noscript>
      <p className="quiet">
        <a href={withNext('/login', next)}>{accountsMessage('passkey.signInAnotherWay')}</a>
      </p>
    </EntryPage>
  )
}
