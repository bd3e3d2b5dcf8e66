import { requestContext } from '../../../http/request-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/webhooks-guide.route'
import { WebhooksGuidePage } from './webhooks-guide-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Webhooks for developers',
    description: 'What your server receives, how it is signed, and how to check it.',
    path: '/developers/webhooks',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function WebhooksGuideRoute({ loaderData }: Route.ComponentProps) {
  return <WebhooksGuidePage {...loaderData} />
}
