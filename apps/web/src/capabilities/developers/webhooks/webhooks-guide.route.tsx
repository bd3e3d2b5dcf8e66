import { requestContext } from '../../../http/request-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/webhooks-guide.route'
import { webhooksMessage } from './messages/messages.generated.ts'
import { WebhooksGuidePage } from './webhooks-guide-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: webhooksMessage('webhooksGuide.webhooksForDevelopers'),
    description: webhooksMessage('webhooksGuide.description'),
    path: '/developers/webhooks',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function WebhooksGuideRoute({ loaderData }: Route.ComponentProps) {
  return <WebhooksGuidePage {...loaderData} />
}
