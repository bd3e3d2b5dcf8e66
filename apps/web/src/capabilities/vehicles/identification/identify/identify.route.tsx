import { StepIdentify } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { activeAccount, findSession, publicApi, requireAccount } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { audienceOf } from '../audience.ts'
import { draftIdOf, draftOf, forgottenThen, isToBeSaved, thenCookie } from '../draft-cookie.ts'
import { identificationMessage } from '../messages/messages.generated.ts'
import type { RefusedVehicleForm } from '../refused.ts'
import { usageOf } from '../usage-of-form.ts'
import type { Route } from './+types/identify.route'
import { IdentifyPage } from './identify-page.tsx'
import { placeOf, stepOf } from './identify-steps.ts'
import { pricingOf } from './pricing-of.ts'
import { quoteAsGuest } from './quote-as-guest.ts'
import { type SaveIntent, saveDraft, type TakeStep } from './save-draft.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: identificationMessage('identify.measureAVehicle'),
    description: identificationMessage('identify.description'),
    path: `/app/${params.audience}/vehicle/identify`,
  })

const pathOf = (audience: string) => `/app/${audience}/vehicle/identify`

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const audience = audienceOf(params)
  const { setCookies } = context.get(requestContext)
  const draftId = draftOf(request, context)
  const search = new URL(request.url).searchParams
  const take: TakeStep = (step) =>
    publicApi(request, context)(StepIdentify, {
      params: { draftId },
      body: { audience, place: placeOf(search), step },
    })
  const session = await findSession(request, context)
  const account = session && activeAccount(session.user)
  let refused: RefusedVehicleForm | null = null
  if (account && isToBeSaved(request)) {
    setCookies.push(forgottenThen)
    const saving = { take, intent: 'save', backTo: pathOf(audience) } as const
    const saved = await saveDraft({ ...session, account }, saving)
    if (saved instanceof Response) throw saved
    refused = saved.data
  }
  const answer = await take({ kind: 'open' })
  if (!answer.ok) throw data(null, { status: answer.status })
  const { identified } = answer.data
  return {
    audience,
    view: answer.data,
    isSignedIn: session !== null,
    refused,
    added: search.get('added'),
    pricing: identified ? await pricingOf({ request, context }, audience) : null,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const audience = audienceOf(params)
  const form = await readForm(request)
  // Without a draft there is nothing to change; a search, as on the calculator's page, begins one.
  if (!draftIdOf(request) && form.text('intent') !== 'search')
    return redirect(pathOf(audience), 303)
  const draftId = draftOf(request, context)
  // Forms post to the URL of their page, which says which step it was.
  const place = placeOf(new URL(request.url).searchParams)
  const take: TakeStep = (step) =>
    publicApi(request, context)(StepIdentify, {
      params: { draftId },
      body: { audience, place, step },
    })
  const intent = form.text('intent')
  const save = async (intent: SaveIntent) => {
    const known = await findSession(request, context)
    if (!known || !activeAccount(known.user)) {
      if (intent === 'offset') {
        const currency = await visitorCurrency({ request, context })
        const { setCookies } = context.get(requestContext)
        const guest = { take, audience, currency, backTo: pathOf(audience), setCookies }
        return quoteAsGuest(publicApi(request, context), guest)
      }
      context.get(requestContext).setCookies.push(thenCookie)
    }
    const session = await requireAccount(request, context)
    return saveDraft(session, { take, intent, backTo: pathOf(audience) })
  }
  if (intent === 'save' || intent === 'offset') return save(intent)
  const step = stepOf(form)
  if (!step) return redirect(pathOf(audience), 303)
  const isLeaving = step.kind === 'back' || step.kind === 'reset'
  // What was typed of the distance stays, wherever someone goes from here.
  if (isLeaving && form.has('annualMileage')) await take({ kind: 'form', ...usageOf(form) })
  const problems = isLeaving ? null : form.problems()
  if (problems) return data({ ...problems, intent: step.kind }, { status: 400 })
  const answer = await take(step)
  if (!answer.ok) {
    return data({ ...form.refused(answer.refusal), intent: step.kind }, { status: answer.status })
  }
  if (intent === 'offset-this') return save('offset')
  const { action: doing, question } = answer.data
  const next = new URLSearchParams({ do: doing, ...(question && { at: question.field }) })
  if (step.kind === 'add') next.set('added', String(answer.data.unsavedVehicles.length))
  return redirect(`${pathOf(audience)}?${next}`, 303)
}

export default function IdentifyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <IdentifyPage {...loaderData} refused={actionData ?? loaderData.refused} />
}
