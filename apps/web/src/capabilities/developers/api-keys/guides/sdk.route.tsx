import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/sdk.route'
import { SdkPage } from './sdk-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('sdk.javascriptAndTypescript'),
    description: apiKeysMessage('sdk.description'),
    path: '/developers/sdk',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function SdkRoute({ loaderData }: Route.ComponentProps) {
  return <SdkPage {...loaderData} />
}
