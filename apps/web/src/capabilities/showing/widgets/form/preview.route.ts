import { PreviewWidget } from '@understory/contracts/showing/widgets.ts'
import { data } from 'react-router'
import { PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import type { Route } from './+types/preview.route'
import { inputOf, typedIn } from './typed-widget.ts'
import type { LiveAnswer } from './widget-preview.island.tsx'

type Args = Pick<Route.ActionArgs, 'request' | 'context'>

async function previewOf({ request, context }: Args, form: PostedForm) {
  const { api } = await requireAccount(request, context)
  const { displayName: _, allowedDomains: __, ...body } = inputOf(typedIn(form), form)
  return api(PreviewWidget, { body })
}

/** How the widget looks as it is typed, for the island. */
export async function action(args: Args): Promise<LiveAnswer> {
  const answer = await previewOf(args, await readForm(args.request))
  if (answer.ok) return { ...answer.data, problem: null }
  return { face: null, box: null, problem: answer.refusal.message }
}

/** The same as a page of its own, for a frame where there is no script. */
export async function loader(args: Args) {
  const fields = new FormData()
  for (const [name, value] of new URL(args.request.url).searchParams) fields.append(name, value)
  const answer = await previewOf(args, new PostedForm(fields))
  if (!answer.ok) throw data(null, { status: answer.status })
  const { html, policy } = answer.data.page
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    },
  })
}
