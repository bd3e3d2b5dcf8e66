import { ListWidgets } from '@understory/contracts/showing/widgets.ts'
import { data, redirect } from 'react-router'
import { fileTooLarge } from '../../../../http/files/file-too-large.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { WidgetsForbidden } from '../forbidden.tsx'
import { mayChangeWidgets } from '../may-change-widgets.ts'
import { widgetsMessage } from '../messages/messages.generated.ts'
import { shownOf } from '../shown-of.ts'
import { WidgetPage } from '../widget-page.tsx'
import { WIDGETS } from '../widgets-path.ts'
import type { Route } from './+types/new-widget.route'
import { forPicture, PICTURE_FILE } from './refused-picture.ts'
import { saveWidget } from './save-widget.ts'
import { inputOf, typedIn, typedOf } from './typed-widget.ts'
import { WebsiteNeeded } from './website-needed.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: widgetsMessage('newWidget.aNewLiveWidget'),
    description: widgetsMessage('newWidget.description'),
    path: `${WIDGETS}/new`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  if (!mayChangeWidgets(session)) {
    return data({ mayChange: false, website: null, tooLarge: null }, { status: 403 })
  }
  const listed = await session.api(ListWidgets, {})
  if (!listed.ok) throw data(null, { status: listed.status })
  const tooLarge = fileTooLarge(request, PICTURE_FILE)
  return { mayChange: true, website: listed.data.website, tooLarge }
}

/** Adds the widget, or shows how it would look where there is no script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const typed = typedIn(form)
  const input = inputOf(typed, form)
  const refused = form.problems()
  if (refused) return data({ typed, refused, shown: null }, { status: 400 })
  if (form.text('intent') !== 'save') return { typed, refused: null, shown: shownOf(form) }
  const saved = await saveWidget({ api, form, input, widget: null })
  if (saved.ok) throw redirect(`${WIDGETS}/${saved.widgetId}?done=added`, 303)
  return data({ typed, refused: saved.refused, shown: null }, { status: saved.status })
}

export default function NewWidget({ loaderData, actionData }: Route.ComponentProps) {
  const { mayChange, website, tooLarge } = loaderData
  if (!mayChange) return <WidgetsForbidden />
  if (website === null) return <WebsiteNeeded />
  const typed = forPicture(typedOf(null, website), tooLarge)
  const form = { typed, refused: tooLarge, shown: null, ...actionData }
  return <WidgetPage {...form} widget={null} codes={null} done={null} />
}
