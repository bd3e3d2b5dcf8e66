import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import {
  EstimateFootprint,
  GetEstimateOptions,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { activeAccount, findSession, publicApi } from '../../../../http/session.ts'
import { visitorCurrency } from '../../../../http/visitor-currency.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/estimate.route'
import {
  type ChoiceField,
  type EstimateChoice,
  estimateChoiceIn,
  readChoice,
  resultAddress,
} from './estimate-choice.ts'
import { EstimatePage } from './estimate-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('estimate.estimateAFootprint'),
    description: companyFootprintsMessage('estimate.description'),
    path: '/app/business/footprint/estimate',
  })

type Options = AnswerOf<typeof GetEstimateOptions>
type EstimateRouteInput = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const options = await publicApi(request, context)(GetEstimateOptions, {})
  if (!options.ok) throw data(null, { status: options.status })
  const typed = estimateChoiceIn(new URL(request.url).searchParams)
  const preset = await presetOf({ request, context }, options.data)
  const choice = Object.fromEntries(
    Object.entries(preset).map(([name, value]) => [name, typed[name as ChoiceField] || value]),
  ) as EstimateChoice
  return { options: options.data, choice, thisMonth: monthOf(dayOf(new Date())) }
}

/** The last whole year, in what the visitor spends, where their account is. */
async function presetOf(
  asked: EstimateRouteInput,
  { countries }: Options,
): Promise<EstimateChoice> {
  const session = await findSession(asked.request, asked.context)
  const account = session ? activeAccount(session.user) : null
  const lastYear = String(new Date().getUTCFullYear() - 1)
  const country = account?.businessDetails?.countryOfIncorporation ?? 'GB'
  return {
    sector: '',
    companyName: account?.accountType === 'business' ? account.displayName : '',
    country: countries.some(({ iso2 }) => iso2 === country) ? country : 'GB',
    turnover: '',
    currency: await visitorCurrency(asked),
    year: lastYear,
    employees: '',
    startMonth: `${lastYear}-01`,
    frequency: 'annual',
    downstream: 'auto',
  }
}

/** Estimates once, so that what is wrong stands beside its field; the result has its own address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const choice = estimateChoiceIn({ get: (name) => form.text(name) })
  const { input, problems } = readChoice(choice)
  const unread: Record<string, string> = { ...problems }
  if (!choice.turnover)
    unread.turnover = companyFootprintsMessage('estimate.pleaseGiveTurnoverYear')
  if (Object.keys(unread).length > 0) return refusedWith(choice, form.refusedFor(unread), 400)
  const answer = await publicApi(request, context)(EstimateFootprint, { body: input })
  if (answer.ok) throw redirect(resultAddress(choice), 303)
  return refusedWith(choice, form.refused(answer.refusal), answer.status)
}

const refusedWith = (choice: EstimateChoice, refused: FormAnswer, status: number) =>
  data({ choice, refused }, { status })

export default function EstimateRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EstimatePage {...loaderData} refused={null} {...actionData} />
}
