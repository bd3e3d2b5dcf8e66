import {
  ChangeWebhook,
  DeleteWebhook,
  GetWebhook,
  ReplayEvents,
  RotateWebhookSecret,
  TestWebhook,
} from '@understory/contracts/developers/webhooks.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/webhook.route'
import { webhooksMessage } from './messages/messages.generated.ts'
import { readWebhookForm } from './read-webhook-form.ts'
import { WebhookPage } from './webhook-page.tsx'
import { WEBHOOKS_PATH } from './webhooks-path.ts'

const doneWords = () =>
  new Map([
    ['saved', webhooksMessage('webhook.saved')],
    ['tested', webhooksMessage('webhook.testEventWayReload')],
    ['replayed', webhooksMessage('webhook.onItsWayAgain')],
  ])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: webhooksMessage('webhook.webhook'),
    description: webhooksMessage('webhook.description'),
    path: WEBHOOKS_PATH,
    robots: 'noindex',
  })

const placeOf = (params: Route.LoaderArgs['params']) => ({
  query: { mode: params.mode === 'test' ? ('test' as const) : ('live' as const) },
  params: { endpointId: params.endpointId },
})

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetWebhook, placeOf(params))
  if (!answer.ok) throw data(null, { status: answer.status })
  const done = doneWords().get(new URL(request.url).searchParams.get('done') ?? '') ?? null
  return { ...answer.data, done }
}

export async function action({ request, context, params: named }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const { params, query } = placeOf(named)
  const here = `${WEBHOOKS_PATH}/${query.mode}/${params.endpointId}`
  const work = {
    change: () => api(ChangeWebhook, { params, query, body: readWebhookForm(form) }),
    on: () => api(ChangeWebhook, { params, query, body: { isEnabled: true } }),
    off: () => api(ChangeWebhook, { params, query, body: { isEnabled: false } }),
    test: () => api(TestWebhook, { params, query }),
    replay: () =>
      api(ReplayEvents, { params, query, body: { eventId: form.text('eventId') || null } }),
    rotate: () => api(RotateWebhookSecret, { params, query }),
    remove: () => api(DeleteWebhook, { params, query }),
  }
  const intent = form.text('intent')
  if (!Object.hasOwn(work, intent)) throw data(null, { status: 400 })
  const answer = await work[intent as keyof typeof work]()
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  if (intent === 'rotate' && answer.data && 'secret' in answer.data)
    return { secret: answer.data.secret }
  if (intent === 'remove') return redirect(`${WEBHOOKS_PATH}?removed&of=${query.mode}`, 303)
  const done = intent === 'test' ? 'tested' : intent === 'replay' ? 'replayed' : 'saved'
  return redirect(`${here}?done=${done}`, 303)
}

export default function WebhookRoute({ loaderData, actionData }: Route.ComponentProps) {
  const secret = actionData && 'secret' in actionData ? actionData.secret : null
  const answer = actionData && 'code' in actionData ? actionData : undefined
  return <WebhookPage {...loaderData} secret={secret} answer={answer} />
}
