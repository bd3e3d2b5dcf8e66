import {
  CreateWebhook,
  ListAccountEvents,
  ListWebhooks,
} from '@understory/contracts/developers/webhooks.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/webhooks.route'
import { webhooksMessage } from './messages/messages.generated.ts'
import { readWebhookForm } from './read-webhook-form.ts'
import { WebhooksPage } from './webhooks-page.tsx'
import { WEBHOOKS_PATH } from './webhooks-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: webhooksMessage('webhooks.webhooks'),
    description: webhooksMessage('webhooks.description'),
    path: WEBHOOKS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const { searchParams } = new URL(request.url)
  const mode = searchParams.get('of') === 'test' ? ('test' as const) : ('live' as const)
  const shared = { mode, removed: searchParams.has('removed') }
  if (!mayDo(role, 'change-settings') || user.impersonation)
    return { ...shared, mayManage: false, webhooks: [], events: [] }
  const query = { mode }
  const [webhooks, events] = await Promise.all([
    api(ListWebhooks, { query }),
    api(ListAccountEvents, { query }),
  ])
  if (!webhooks.ok) throw data(null, { status: webhooks.status })
  if (!events.ok) throw data(null, { status: events.status })
  return { ...shared, mayManage: true, ...webhooks.data, ...events.data }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const mode = form.text('mode') === 'test' ? ('test' as const) : ('live' as const)
  const answer = await api(CreateWebhook, { query: { mode }, body: readWebhookForm(form) })
  if (answer.ok) return { made: answer.data }
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function WebhooksRoute({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null
  const answer = actionData && 'code' in actionData ? actionData : undefined
  return <WebhooksPage {...loaderData} made={made} answer={answer} />
}
