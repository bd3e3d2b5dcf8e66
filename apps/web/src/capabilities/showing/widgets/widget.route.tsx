import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { GetWidget } from '@understory/contracts/showing/widgets.ts'
import { data, redirect } from 'react-router'
import { refusedOnFault } from '../../../http/failing-with.ts'
import { fileTooLarge } from '../../../http/files/file-too-large.ts'
import { readForm } from '../../../http/posted-form.ts'
import { requestContext } from '../../../http/request-context.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/widget.route'
import { frameCode, scriptCode } from './embed-code.ts'
import { WidgetsForbidden } from './forbidden.tsx'
import { forPicture, PICTURE_FILE } from './form/refused-picture.ts'
import { saveWidget } from './form/save-widget.ts'
import { inputOf, typedIn, typedOf } from './form/typed-widget.ts'
import { mayChangeWidgets } from './may-change-widgets.ts'
import { widgetsMessage } from './messages/messages.generated.ts'
import { NoWidget } from './no-widget.tsx'
import { shownOf } from './shown-of.ts'
import { WidgetPage } from './widget-page.tsx'
import { WIDGETS } from './widgets-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: widgetsMessage('widget.liveWidget'),
    description: widgetsMessage('widget.description'),
    path: WIDGETS,
    robots: 'noindex',
  })

async function findWidget({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const session = await requireAccount(request, context)
  const asked = { widgetId: params.widgetId }
  const isId = /^[0-9a-f-]{36}$/.test(params.widgetId)
  const answer = isId ? await refusedOnFault(session.api(GetWidget, { params: asked })) : null
  return { session, answer }
}

export async function loader(args: Route.LoaderArgs) {
  const { session, answer } = await findWidget(args)
  if (!mayChangeWidgets(session)) {
    return data({ kind: 'forbidden' } as const, { status: 403 })
  }
  if (!answer?.ok) {
    const [status, gone] = REFUSALS.WIDGET_NOT_FOUND
    const sentence =
      !answer || answer.status === status ? gone : widgetsMessage('widget.couldntRetrieveWidget')
    return data({ kind: 'missing', sentence } as const, { status: answer?.status ?? status })
  }
  const { origin } = args.context.get(requestContext).settings
  const widget = answer.data
  return {
    kind: 'there',
    widget,
    codes: { script: scriptCode(origin, widget), frame: frameCode(origin, widget) },
    done: new URL(args.request.url).searchParams.get('done'),
    tooLarge: fileTooLarge(args.request, PICTURE_FILE),
  } as const
}

export async function action(args: Route.ActionArgs) {
  const { session, answer } = await findWidget(args)
  if (!answer?.ok) throw data(null, { status: answer?.status ?? 404 })
  const form = await readForm(args.request)
  const typed = typedIn(form)
  const input = inputOf(typed, form)
  const refused = form.problems()
  if (refused) return data({ typed, refused, shown: null }, { status: 400 })
  if (form.text('intent') !== 'save') return { typed, refused: null, shown: shownOf(form) }
  const saved = await saveWidget({ api: session.api, form, input, widget: answer.data })
  if (saved.ok) throw redirect(`${WIDGETS}/${saved.widgetId}?done=saved`, 303)
  return data({ typed, refused: saved.refused, shown: null }, { status: saved.status })
}

export default function WidgetRoute({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'forbidden':
      return <WidgetsForbidden />
    case 'missing':
      return <NoWidget sentence={loaderData.sentence} />
    case 'there': {
      const { widget, codes, done, tooLarge } = loaderData
      const typed = forPicture(typedOf(widget, null), tooLarge)
      const form = { typed, refused: tooLarge, shown: null, ...actionData }
      return <WidgetPage {...form} {...{ widget, codes, done }} />
    }
  }
}
