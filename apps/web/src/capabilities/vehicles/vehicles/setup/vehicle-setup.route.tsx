import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { CancelPurchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { ListVehicles, QuoteVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../../http/api-client.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { sentencesOf } from '../../../../http/sentences-of.ts'
import { findSession, requireAccount } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { paymentPath } from '../../../commerce/payments/public.ts'
import { offsetPricing } from '../../../commerce/prices/public.ts'
import { picturedProjects } from '../../../proof/projects/public.ts'
import { audienceOf, draftIdOf } from '../../identification/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/vehicle-setup.route'
import { findUnfinished, type Unfinished } from './find-unfinished.ts'
import { chosenIn, firstChoice, type SetupChoice } from './setup-choice.ts'
import { VehicleSetupPage } from './vehicle-setup-page.tsx'

const pathOf = (audience: string) => `/app/${audience}/vehicle/one-time/setup`

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: vehiclesMessage('vehicleSetup.offsetVehicles'),
    description: vehiclesMessage('vehicleSetup.description'),
    path: pathOf(params.audience),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const audience = audienceOf(params)
  const { search, searchParams } = new URL(request.url)
  // A guest who would change what they are about to pay: their list is where it was put together.
  const isGuest = !searchParams.has('v') && draftIdOf(request) !== null
  if (isGuest && !(await findSession(request, context))) {
    throw redirect(`/app/${audience}/vehicle/identify`)
  }
  const { api, account } = await requireAccount(request, context)
  // What was chosen belongs to the account it was saved in.
  if (account.accountType !== audience) throw redirect(pathOf(account.accountType) + search)
  const currency = await visitorCurrency({ request, context })
  const [listed, product] = await Promise.all([
    api(ListVehicles, {}),
    api(GetProduct, {
      params: { identifier: `${audience}-vehicle-onetime` },
      query: { currency },
    }),
  ])
  if (!listed.ok) throw data(null, { status: listed.status })
  if (!product.ok) throw data(null, { status: product.status })
  const now = new Date()
  const { vehicles } = listed.data
  return {
    audience,
    vehicles: vehicles.map(({ uuid, title, vehicle, emissions, offsetUntil, offsets }) => ({
      uuid,
      title,
      vehicle,
      grams: emissions.total,
      offsetUntil,
      offsets: offsets.filter(({ status }) => status === 'paid' || status === 'pending'),
    })),
    currency,
    projects: picturedProjects(product.data),
    pricing: { ...offsetPricing(product.data), today: dayOf(now), refusals: sentencesOf(REFUSALS) },
    first: firstChoice(vehicles, searchParams, now),
  }
}

const REFUSALS = {
  PERIOD_OUT_OF_REACH: 'PERIOD_OUT_OF_REACH',
  PERIOD_ALREADY_OFFSET: 'PERIOD_ALREADY_OFFSET',
  SAME_REGISTRATION_TWICE: 'SAME_REGISTRATION_TWICE',
} as const

export async function action({ request, context, params }: Route.ActionArgs) {
  const audience = audienceOf(params)
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const chosen: SetupChoice = chosenIn(form)
  if (form.text('intent') === 'sum') return { chosen, refused: null, unfinished: [] }
  if (form.text('intent') === 'replace') {
    const inTheWay = await giveUp(api, await unfinishedOf(api, chosen))
    if (inTheWay) {
      const refused = form.refused(inTheWay.refusal)
      return data({ chosen, refused, unfinished: [] }, { status: inTheWay.status })
    }
  }
  const currency = form.text('currency')
  const answer = await api(QuoteVehicles, {
    body: {
      audience,
      currency: isCurrency(currency) ? currency : 'GBP',
      vehicleIds: [...chosen.vehicleIds],
      from: chosen.from,
      repeat: chosen.repeat,
    },
  })
  if (answer.ok) return redirect(paymentPath({ pays: 'quote', id: answer.data.quoteId }), 303)
  const unfinished =
    answer.refusal.code === 'PERIOD_ALREADY_OFFSET' ? await unfinishedOf(api, chosen) : []
  const refused = form.refused(answer.refusal)
  return data({ chosen, refused, unfinished }, { status: answer.status })
}

async function unfinishedOf(api: Api, chosen: SetupChoice): Promise<readonly Unfinished[]> {
  const listed = await api(ListVehicles, {})
  return listed.ok ? findUnfinished(listed.data.vehicles, chosen) : []
}

/** Gives up the payments in the way; the answer about the first that cannot be, or null. */
async function giveUp(api: Api, unfinished: readonly Unfinished[]) {
  for (const { purchaseId } of unfinished) {
    const answer = await api(CancelPurchase, { params: { purchaseId } })
    if (!answer.ok) return answer
  }
  return null
}

export default function VehicleSetupRoute({ loaderData, actionData }: Route.ComponentProps) {
  const chosen = actionData?.chosen ?? loaderData.first
  return (
    <VehicleSetupPage
      {...loaderData}
      chosen={chosen}
      refused={actionData?.refused ?? null}
      unfinished={actionData?.unfinished ?? []}
    />
  )
}
