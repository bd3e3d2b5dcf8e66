import {
  CreateExchange,
  ListExchanges,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/partners.route'
import { exchangesMessage } from './messages/messages.generated.ts'
import { PartnersPage } from './partners-page.tsx'
import { PARTNERS_PATH } from './partners-path.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: exchangesMessage('partners.page'),
    description: exchangesMessage('partners.description'),
    path: PARTNERS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account, role, user } = await requireAccount(request, context)
  if (account.accountType !== 'business') throw redirect('/my-impact/account/accounts')
  const answer = await api(ListExchanges, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    ...answer.data,
    isRemoved: new URL(request.url).searchParams.get('done') === 'removed',
    mayManage: mayDo(role, 'change-settings') && !user.impersonation,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await api(CreateExchange, {
    body: {
      peerName: form.text('peerName'),
      callback: callbackOf(form),
      autoFulfil: form.has('autoFulfil'),
    },
  })
  if (answer.ok) return { made: answer.data }
  return data(form.refused(answer.refusal, fieldOfPartner), { status: answer.status })
}

/** One that is left empty: none. */
function callbackOf(form: PostedForm) {
  const callback = {
    base: form.text('base').trim(),
    clientId: form.text('clientId').trim(),
    clientSecret: form.text('newPassword'),
  }
  const authBase = form.text('authBase').trim()
  return Object.values(callback).every((each) => each === '') && authBase === ''
    ? null
    : { ...callback, authBase: authBase || null }
}

/** A field of that name is never written into a page again. */
const fieldOfPartner = (field: string): string =>
  field.replace('callback.', '').replace('clientSecret', 'newPassword')

export default function PartnersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null
  const refused = actionData && 'code' in actionData ? actionData : null
  return <PartnersPage {...loaderData} made={made} refused={refused} />
}
