import { ListWidgets, RemoveWidget, SwitchWidget } from '@understory/contracts/showing/widgets.ts'
import { data, redirect } from 'react-router'
import { refusedOnFault } from '../../../http/failing-with.ts'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/widgets.route'
import { WidgetsForbidden } from './forbidden.tsx'
import { WebsiteNeeded } from './form/website-needed.tsx'
import { mayChangeWidgets } from './may-change-widgets.ts'
import { widgetsMessage } from './messages/messages.generated.ts'
import { WidgetsPage } from './widgets-page.tsx'
import { WIDGETS } from './widgets-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: widgetsMessage('widgets.liveWidgets'),
    description: widgetsMessage('widgets.description'),
    path: WIDGETS,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  if (session.account.accountType !== 'business')
    return data({ kind: 'forbidden' } as const, { status: 403 })
  const listed = await refusedOnFault(session.api(ListWidgets, {}))
  if (!listed.ok) return data({ kind: 'failed' } as const, { status: 500 })
  return {
    kind: 'there',
    ...listed.data,
    mayChange: mayChangeWidgets(session),
    done: new URL(request.url).searchParams.get('done'),
  } as const
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { widgetId: form.text('widgetId') || '-' }
  const intent = form.oneOf('intent', ['on', 'off', 'remove'], 'off')
  const answer =
    intent === 'remove'
      ? await api(RemoveWidget, { params })
      : await api(SwitchWidget, { params, body: { isActive: intent === 'on' } })
  if (answer.ok) throw redirect(`${WIDGETS}?done=${intent}`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function Widgets({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'forbidden':
      return <WidgetsForbidden />
    case 'failed':
      return <WidgetsPage widgets={null} mayChange={false} done={null} refused={null} />
    case 'there':
      if (loaderData.mayChange && loaderData.website === null && loaderData.widgets.length === 0)
        return <WebsiteNeeded />
      return <WidgetsPage {...loaderData} refused={actionData ?? null} />
  }
}
