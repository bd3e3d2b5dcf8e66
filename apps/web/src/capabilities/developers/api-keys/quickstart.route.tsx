import { requestContext } from '../../../http/request-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/quickstart.route'
import { apiKeysMessage } from './messages/messages.generated.ts'
import { QuickstartPage } from './quickstart-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('quickstart.nothingCertificate'),
    description: apiKeysMessage('quickstart.description'),
    path: '/developers/quickstart',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function QuickstartRoute({ loaderData }: Route.ComponentProps) {
  return <QuickstartPage {...loaderData} />
}
