import { GetOrderImpact } from '@understory/contracts/stores/order-pages.ts'
import { shareCardPath } from '@understory/domain/site/installation/share-pages.ts'
import { data } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/landing.route'
import { LandingPage, NoOrder } from './landing-page.tsx'
import { orderPagesMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.order
      ? orderPagesMessage('landing.yourOrderAt', { storeName: loaderData.order.storeName })
      : orderPagesMessage('landing.whatYourOrderFunded'),
    description: orderPagesMessage('landing.description'),
    path: '/landing-page',
    ...(loaderData?.order && {
      image: `${shareCardPath('/landing-page')}?${new URLSearchParams(loaderData.link)}`,
    }),
    robots: 'noindex, nofollow',
  })

/** The link in the email of a shop. It says nothing about who placed the order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { store, order, code } = Object.fromEntries(new URL(request.url).searchParams)
  if (!store && !order) return data({ order: null, link: null, isBroken: false })
  const query = { store: store ?? '', order: order ?? '', code: code ?? '' }
  const answer = await publicApi(request, context)(GetOrderImpact, { query })
  if (answer.ok) return data({ order: answer.data, link: query, isBroken: false })
  // An address that was cut short is no order either.
  const status = answer.status === 400 ? 404 : answer.status
  return data({ order: null, link: null, isBroken: true }, { status })
}

export default function Landing({ loaderData: { order, link, isBroken } }: Route.ComponentProps) {
  return order ? <LandingPage order={order} link={link} /> : <NoOrder isBroken={isBroken} />
}
