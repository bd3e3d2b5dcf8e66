import {
  ChangeOwnProduct,
  DeleteOwnProduct,
  GetOwnProduct,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import { CreateProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../company-footprints/public.ts'
import type { Route } from './+types/product.route'
import { productFootprintsMessage } from './messages/messages.generated.ts'
import {
  PRODUCTS_PATH,
  productAddress,
  productFootprintAddress,
} from './product-footprints-path.ts'
import { ProductPage } from './product-page.tsx'
import { fieldOfProduct, readFootprintForm, readProductForm } from './read-product-forms.ts'

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.product.name ?? productFootprintsMessage('products.page'),
    description: productFootprintsMessage('products.description'),
    path: productAddress(params.productId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const answer = await session.api(GetOwnProduct, { params })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  return {
    product: answer.data,
    done: new URL(request.url).searchParams.get('done'),
    mayChange: mayChangeFootprints(session),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const intent = form.text('intent')
  if (intent === 'draft') {
    const body = readFootprintForm(form)
    const drafted = await api(CreateProductFootprint, { params, body })
    if (drafted.ok) {
      const { footprintId } = drafted.data
      throw redirect(`${productFootprintAddress(params.productId, footprintId)}?done=drafted`, 303)
    }
    return data(form.refused(drafted.refusal, fieldOfProduct), { status: drafted.status })
  }
  const answer =
    intent === 'delete'
      ? await api(DeleteOwnProduct, { params })
      : await api(ChangeOwnProduct, { params, body: readProductForm(form) })
  if (!answer.ok) {
    return data(form.refused(answer.refusal, fieldOfProduct), { status: answer.status })
  }
  if (intent === 'delete') throw redirect(`${PRODUCTS_PATH}?done=gone`, 303)
  throw redirect(`${productAddress(params.productId)}?done=changed`, 303)
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} refused={actionData ?? null} />
}
