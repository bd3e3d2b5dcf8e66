import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { ListExchanges } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import {
  ChangeProductFootprint,
  DeleteProductFootprint,
  EndProductFootprintRelease,
  GetProductFootprint,
  PublishProductFootprint,
  ReleaseProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../company-footprints/public.ts'
import { productFootprintsMessage } from '../messages/messages.generated.ts'
import { productAddress, productFootprintAddress } from '../product-footprints-path.ts'
import {
  bodyOfDraft,
  fieldOfProduct,
  readFootprintForm,
  readLineForm,
} from '../read-product-forms.ts'
import type { Route } from './+types/footprint.route'
import { FootprintPage } from './footprint-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: productFootprintsMessage('footprint.page'),
    description: productFootprintsMessage('footprint.description'),
    path: productFootprintAddress(params.productId ?? '', params.footprintId ?? ''),
    robots: 'noindex',
  })

const MOST_FOUND = 8

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const asked = new URL(request.url).searchParams
  const words = asked.get('words')?.trim().slice(0, 200) || null
  const { footprintId, productId } = params
  const [footprint, partners] = await Promise.all([
    session.api(GetProductFootprint, { params: { footprintId } }),
    session.api(ListExchanges, {}),
  ])
  if (!footprint.ok || !partners.ok || footprint.data.product.productId !== productId) {
    throw data(null, { status: 404 })
  }
  const found =
    words === null
      ? null
      : await session.api(SearchFactors, { query: { words, limit: MOST_FOUND } })
  return {
    footprint: footprint.data,
    partners: partners.data.exchanges,
    words,
    factors: found?.ok ? found.data.factors : [],
    done: asked.get('done'),
    mayChange: mayChangeFootprints(session),
    maySpeak: mayDo(session.role, 'change-settings') && !session.user.impersonation,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const { footprintId, productId } = params
  const outcome = await changeBy(api, form, footprintId)
  if ('refused' in outcome) return data(outcome.refused, { status: outcome.status })
  if (outcome.done === 'deleted') throw redirect(`${productAddress(productId)}?done=deleted`, 303)
  throw redirect(`${productFootprintAddress(productId, footprintId)}?done=${outcome.done}`, 303)
}

type FootprintApi = AccountSession['api']
type Changed =
  | { readonly done: string }
  | { readonly refused: ReturnType<PostedForm['refusedFor']>; readonly status: number }

async function changeBy(
  api: FootprintApi,
  form: PostedForm,
  footprintId: string,
): Promise<Changed> {
  const params = { footprintId }
  switch (form.text('intent')) {
    case 'publish':
      return answered(
        form,
        'published',
        await api(PublishProductFootprint, {
          params,
          // A box that is not ticked is refused by the API, beside its field.
          body: { statesPact: form.has('statesPact') as true },
        }),
      )
    case 'release':
      return answered(
        form,
        'released',
        await api(ReleaseProductFootprint, {
          params,
          body: { exchangeId: form.text('exchangeId') },
        }),
      )
    case 'end':
      return answered(
        form,
        'ended',
        await api(EndProductFootprintRelease, {
          params: { ...params, releaseId: form.text('releaseId') },
        }),
      )
    case 'delete':
      return answered(form, 'deleted', await api(DeleteProductFootprint, { params }))
    default:
      return changeDraft(api, form, footprintId)
  }
}

/** Writes the draft again with one input more or less, or with other words. */
async function changeDraft(
  api: FootprintApi,
  form: PostedForm,
  footprintId: string,
): Promise<Changed> {
  const params = { footprintId }
  const intent = form.text('intent')
  const draft = await api(GetProductFootprint, { params })
  if (!draft.ok) return answered(form, 'changed', draft)
  const before = bodyOfDraft(draft.data)
  const lines = before.lines ?? []
  if (intent === 'line') {
    const line = readLineForm(form)
    const problems = form.problems()
    if (problems) return { refused: problems, status: 400 }
    const body = { ...before, lines: [...lines, line] }
    return answered(form, 'line', await api(ChangeProductFootprint, { params, body }))
  }
  if (intent === 'remove') {
    const at = Number(form.text('line'))
    const body = { ...before, lines: lines.filter((_, index) => index !== at) }
    return answered(form, 'removed', await api(ChangeProductFootprint, { params, body }))
  }
  const body = { ...readFootprintForm(form), lines }
  return answered(form, 'changed', await api(ChangeProductFootprint, { params, body }))
}

type ApiAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal; readonly status: number }

function answered(form: PostedForm, done: string, answer: ApiAnswer): Changed {
  if (answer.ok) return { done }
  return { refused: form.refused(answer.refusal, fieldOfProduct), status: answer.status }
}

export default function FootprintRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FootprintPage {...loaderData} refused={actionData ?? null} />
}
