import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/own-shop.route'
import { OwnShopPage } from './own-shop-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('ownShop.yourOwnShop'),
    description: apiKeysMessage('ownShop.description'),
    path: '/developers/own-shop',
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).settings.origin,
})

export default function OwnShopRoute({ loaderData }: Route.ComponentProps) {
  return <OwnShopPage {...loaderData} />
}
