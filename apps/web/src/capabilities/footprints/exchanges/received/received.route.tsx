import {
  AskPartnerForFootprints,
  FetchPartnerFootprints,
  ListReceivedFootprints,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { exchangesMessage } from '../messages/messages.generated.ts'
import { receivedAddress } from '../partners-path.ts'
import type { Route } from './+types/received.route'
import { RECEIVED_DONE, ReceivedPage } from './received-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: exchangesMessage('received.page'),
    description: exchangesMessage('received.description'),
    path: receivedAddress(params.exchangeId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const answer = await api(ListReceivedFootprints, { params })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  const done = new URL(request.url).searchParams.get('done')
  return {
    ...answer.data,
    done: RECEIVED_DONE.find((word) => word === done) ?? null,
    mayAsk: mayDo(role, 'change') && !user.impersonation,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const isAsking = form.text('intent') === 'ask'
  const product = form.text(isAsking ? 'askedProduct' : 'product').trim()
  const productIds = product === '' ? [] : [product]
  const answer = isAsking
    ? await api(AskPartnerForFootprints, {
        params,
        body: { productIds, comment: form.text('comment') },
      })
    : await api(FetchPartnerFootprints, { params, body: { productIds } })
  if (answer.ok) {
    const done = isAsking ? 'asked' : 'fetching'
    throw redirect(`${receivedAddress(params.exchangeId)}?done=${done}`, 303)
  }
  const fieldOfForm = (field: string) =>
    field.replace(/^productIds.*$/, isAsking ? 'askedProduct' : 'product')
  return data(form.refused(answer.refusal, fieldOfForm), { status: answer.status })
}

export default function ReceivedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceivedPage {...loaderData} refused={actionData ?? null} />
}
