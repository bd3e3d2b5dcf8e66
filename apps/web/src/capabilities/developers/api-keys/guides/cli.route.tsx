import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import type { Route } from './+types/cli.route'
import { CliPage } from './cli-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'From the command line',
    description: 'Price, buy, check a certificate and watch events from a terminal.',
    path: '/developers/cli',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function CliRoute({ loaderData }: Route.ComponentProps) {
  return <CliPage {...loaderData} />
}
