import {
  CreateOwnProduct,
  ListOwnProducts,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../company-footprints/public.ts'
import type { Route } from './+types/products.route'
import { productFootprintsMessage } from './messages/messages.generated.ts'
import { PRODUCTS_PATH, productAddress } from './product-footprints-path.ts'
import { ProductsPage } from './products-page.tsx'
import { fieldOfProduct, readProductForm } from './read-product-forms.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: productFootprintsMessage('products.page'),
    description: productFootprintsMessage('products.description'),
    path: PRODUCTS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  if (session.account.accountType !== 'business') throw redirect('/my-impact/account/accounts')
  const answer = await session.api(ListOwnProducts, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return {
    ...answer.data,
    done: new URL(request.url).searchParams.get('done'),
    mayChange: mayChangeFootprints(session),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await api(CreateOwnProduct, { body: readProductForm(form) })
  if (answer.ok) throw redirect(`${productAddress(answer.data.productId)}?done=added`, 303)
  return data(form.refused(answer.refusal, fieldOfProduct), { status: answer.status })
}

export default function ProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} refused={actionData ?? null} />
}
