import { ListGifts, SendGiftAgain } from '@understory/contracts/commerce/gifts.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { giftsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/gifts.route'
import { GiftsPage } from './gifts-page.tsx'

const MANAGE_GIFTS_PATH = '/my-impact/manage/gifts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: giftsMessage('gifts.gifts'),
    description: giftsMessage('gifts.description'),
    path: MANAGE_GIFTS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account } = await requireAccount(request, context)
  const answer = await api(ListGifts, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    ...answer.data,
    kind: account.accountType,
    origin: context.get(requestContext).settings.origin,
    done: new URL(request.url).searchParams.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await api(SendGiftAgain, { params: { giftId: form.text('giftId') || '-' } })
  if (answer.ok) return redirect(`${MANAGE_GIFTS_PATH}?done=send`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function GiftsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftsPage {...loaderData} refused={actionData ?? null} />
}
