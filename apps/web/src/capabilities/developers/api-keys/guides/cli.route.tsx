import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/cli.route'
import { CliPage } from './cli-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('cli.fromTheCommandLine'),
    description: apiKeysMessage('cli.description'),
    path: '/developers/cli',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function CliRoute({ loaderData }: Route.ComponentProps) {
  return <CliPage {...loaderData} />
}
