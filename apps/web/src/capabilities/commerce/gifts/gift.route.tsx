import { OpenGift, RedeemGift } from '@understory/contracts/commerce/gifts.ts'
import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { shareCardPath } from '@understory/domain/site/installation/share-pages.ts'
import { data, redirect } from 'react-router'
import { PostedForm } from '../../../http/posted-form.ts'
import { findSession, publicApi, requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/gift.route'
import { GiftPage, NoGift } from './gift-page.tsx'
import { giftsMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.gift
      ? giftsMessage('gift.aGiftFrom', { from: loaderData.gift.from })
      : giftsMessage('gift.aGift'),
    description: giftsMessage('gift.description'),
    path: `/gift/${params.code}`,
    image: shareCardPath('/gift/open'),
    robots: 'noindex, nofollow',
  })

/** The link of the email. Opening it redeems nothing: that takes the button. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [answer, session] = await Promise.all([
    publicApi(request, context)(OpenGift, { params }),
    findSession(request, context),
  ])
  if (!answer.ok) {
    const { code, message: why } = answer.refusal
    const refused = { gift: null, why, isRefunded: code === 'GIFT_REFUNDED' }
    return data(refused, { status: answer.status })
  }
  const { code } = params
  const { certificateId } = answer.data
  const proof = await publicApi(request, context)(VerifyCertificate, { params: { certificateId } })
  const certificate = proof.ok ? proof.data : null
  return data({ gift: answer.data, certificate, code, isSignedIn: session !== null })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(RedeemGift, { body: { code: params.code } })
  if (answer.ok) return redirect('/my-impact/manage/gifts?done=redeem', 303)
  return data(new PostedForm(new FormData()).refused(answer.refusal), { status: answer.status })
}

export default function GiftRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.gift) return <NoGift {...loaderData} />
  return <GiftPage {...loaderData} refused={actionData ?? null} />
}
