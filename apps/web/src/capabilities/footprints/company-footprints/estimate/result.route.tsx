import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import {
  EstimateFootprint,
  GetEstimateOptions,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { User } from '@understory/contracts/people/accounts/accounts.ts'
import { dayOf, monthOf } from '@understory/domain/calendar/calendar.ts'
import { data, redirect } from 'react-router'
import { refusedOnFault } from '../../../../http/failing-with.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import {
  activeMembership,
  findSession,
  publicApi,
  requireAccount,
} from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../may-change.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/result.route'
import {
  type EstimateChoice,
  estimateChoiceIn,
  formAddress,
  frequencyOf,
  readChoice,
} from './estimate-choice.ts'
import type { Estimated, NotEstimated } from './estimated.ts'
import { ResultPage } from './result-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('result.yourEstimatedFootprint'),
    description: companyFootprintsMessage('result.description'),
    path: '/app/business/footprint/estimate/result',
    robots: 'noindex',
  })

const notSaved = () => companyFootprintsMessage('result.couldSaveEstimatePlease')

/** Words for what was chosen by its code. */
function namesOf(choice: EstimateChoice, options: AnswerOf<typeof GetEstimateOptions>) {
  const sectors = options.groups.flatMap((group) => group.sectors)
  return {
    sector: sectors.find(({ code }) => code === choice.sector)?.label ?? choice.sector,
    country: options.countries.find(({ iso2 }) => iso2 === choice.country)?.name ?? choice.country,
  }
}

export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<Estimated | NotEstimated> {
  const choice = estimateChoiceIn(new URL(request.url).searchParams)
  if (!choice.sector || !choice.turnover) return { kind: 'none' }
  const { input, problems } = readChoice(choice)
  if (Object.keys(problems).length > 0) throw redirect(formAddress(choice))
  const api = publicApi(request, context)
  const [answer, options, session] = await Promise.all([
    refusedOnFault(api(EstimateFootprint, { body: input })),
    api(GetEstimateOptions, {}),
    findSession(request, context),
  ])
  if (!options.ok) throw data(null, { status: options.status })
  if (!answer.ok) {
    if (answer.status === 400) throw redirect(formAddress(choice))
    return { kind: 'failed', back: formAddress(choice) }
  }
  return {
    kind: 'estimated',
    choice,
    names: namesOf(choice, options.data),
    result: answer.data,
    thisMonth: monthOf(dayOf(new Date())),
    ...savingOf(session?.user ?? null),
  }
}

/** Where this person would save it, and whether they may. */
function savingOf(user: User | null): Pick<Estimated, 'saving' | 'mayChange'> {
  const held = user && activeMembership(user)
  if (!user || !held) return { saving: null, mayChange: false }
  const { account, userMetadata } = held
  return {
    saving: account.accountType,
    mayChange: mayChangeFootprints({ role: userMetadata.role, user }),
  }
}

/** Saves the estimate of this address; someone who is not signed in comes back here afterwards. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const choice = estimateChoiceIn(new URL(request.url).searchParams)
  const { input } = readChoice(choice)
  const form = await readForm(request)
  const saving = api(SaveFootprint, {
    body: {
      input,
      companyName: form.text('companyName'),
      startMonth: form.text('startMonth'),
      frequency: frequencyOf({ ...choice, frequency: form.text('frequency') }),
      overwrite: form.text('overwrite') === 'yes',
    },
  })
  const answer = await refusedOnFault(saving)
  if (answer.ok) throw redirect('/my-impact/dashboards/footprint?saved=true', 303)
  const refused =
    answer.status >= 500
      ? { ...form.refusedFor({}), message: notSaved() }
      : form.refused(answer.refusal)
  return data<{ refused: FormAnswer }>({ refused }, { status: answer.status })
}

export default function ResultRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultPage loaded={loaderData} refused={actionData?.refused ?? null} />
}
