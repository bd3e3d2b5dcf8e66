import { ListSessions } from '@understory/contracts/people/accounts/sign-in.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { requireSession } from '../../../../http/session.ts'
import { AccountPage } from '../../../../shell/account-page.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/passkey.route'
import NewPasskey from './new-passkey.island.tsx'
import { SECURITY_PATH } from './security-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('passkey.addAPasskey'),
    description: accountsMessage('passkey.description'),
    path: `${SECURITY_PATH}/passkey`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireSession(request, context)
  const ways = await api(ListSessions, {})
  return { hasPassword: ways.ok && ways.data.hasPassword }
}

export default function AddPasskeyPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={accountsMessage('passkey.addAPasskey')}>
      <noscript>
        <Notice kind="info" title={accountsMessage('passkey.aPasskeyNeedsJavascript')} />
      </noscript>
      <NewPasskey hasPassword={loaderData.hasPassword} />
    </AccountPage>
  )
}
