import { ListGrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import {
  CancelPurchase,
  ListPurchases,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../../http/session.ts'
import { mayBuy } from '../../../../shell/account-fit/account-fit.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/purchases.route'
import { bodyOf, refusedChange } from './purchase-change.ts'
import { PurchasesPage, type PurchasesPageDone } from './purchases-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: purchasesMessage('purchases.myPurchases'),
    description: purchasesMessage('purchases.description'),
    path: '/my-impact/manage/instant',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account, role, user } = await requireAccount(request, context)
  const search = new URL(request.url).searchParams
  const before = search.get('before') ?? undefined
  const isBusiness = account.accountType === 'business'
  const [answer, entered, coverage] = await Promise.all([
    api(ListPurchases, { query: { before } }),
    api(ListGrantedImpact, {}),
    isBusiness ? api(GetFootprintCoverage, {}) : null,
  ])
  // An invalid cursor shows the first page.
  if (!answer.ok && before !== undefined) throw redirect('/my-impact/manage/instant')
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    ...answer.data,
    years: coverage?.ok ? coverage.data.years : [],
    granted: entered.ok ? entered.data.granted : [],
    kind: account.accountType,
    mayChange: mayBuy({ role, user }),
    isFirstPage: before === undefined,
    saved: search.get('saved'),
    done: doneOf(search.get('done')),
  }
}

const doneOf = (done: string | null): PurchasesPageDone | null =>
  done === 'given-up' || done === 'paid-before' ? done : null

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const purchaseId = form.text('purchaseId')
  if (form.text('intent') === 'cancel') return cancel(api, form, request)
  const answer = await api(UpdatePurchase, {
    params: { purchaseId },
    body: bodyOf(form, form.text('shownDate')),
  })
  if (!answer.ok) {
    return data(refusedChange(purchaseId, form, answer.refusal), { status: answer.status })
  }
  const search = new URL(request.url).searchParams
  search.set('saved', purchaseId)
  return redirect(`/my-impact/manage/instant?${search}`, 303)
}

async function cancel(api: AccountSession['api'], form: PostedForm, request: Request) {
  const purchaseId = form.text('purchaseId')
  const answer = await api(CancelPurchase, { params: { purchaseId } })
  if (!answer.ok) {
    const { message } = answer.refusal
    return data({ purchaseId: null, message }, { status: answer.status })
  }
  const search = new URL(request.url).searchParams
  search.set('done', 'given-up')
  return redirect(`/my-impact/manage/instant?${search}`, 303)
}

export default function PurchasesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PurchasesPage {...loaderData} refused={actionData ?? null} />
}
