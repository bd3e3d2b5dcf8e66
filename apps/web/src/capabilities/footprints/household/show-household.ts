import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import {
  EstimateHousehold,
  GetHouseholdOptions,
  type HouseholdEstimate,
} from '@understory/contracts/footprints/household.ts'
import { ListVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { data, type RouterContextProvider } from 'react-router'
import { findSession, publicApi } from '../../../http/session.ts'
import { answersOfVehicles } from './cars-of-vehicles.ts'
import { type HouseholdState, nextQuestion, withoutAnswers } from './household-state.ts'
import { typedAnswer } from './questions/read-answer.ts'

export type HouseholdVisit = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

type HouseholdOptions = AnswerOf<typeof GetHouseholdOptions>

/** Before the first answer. */
export type HouseholdStart = {
  readonly kind: 'start'
  readonly options: HouseholdOptions
  /** Why the country cannot be taken. */
  readonly refused: string | null
}

export type HouseholdShown = {
  readonly kind: 'result'
  readonly options: HouseholdOptions
  readonly state: HouseholdState
  readonly estimate: HouseholdEstimate
  /** What is asked now; `null`: nothing would tell enough. */
  readonly question: string | null
  readonly problems: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
  /** All questions on one page. */
  readonly isWhole: boolean
  /** Some answers of a link are no longer taken. */
  readonly isCut: boolean
  readonly isSignedIn: boolean
  /** What the saved vehicles would answer; `null`: nothing, or it was answered. */
  readonly ofVehicles: HouseholdState['answers'] | null
  /** The car that a registration number was found to be. */
  readonly foundCar: string | null
  readonly refused: string | null
}

export async function householdOptionsOf({ request, context }: HouseholdVisit, country: string) {
  const answer = await publicApi(request, context)(GetHouseholdOptions, { query: { country } })
  if (answer.ok) return { ok: true as const, data: calledAsElsewhere(answer.data) }
  const [problem] = answer.refusal.problems ?? []
  const message = problem?.message ?? answer.refusal.message
  return { ok: false as const, status: answer.status, message }
}

/** With the country called as everywhere else. */
function calledAsElsewhere(options: HouseholdOptions): HouseholdOptions {
  const { country } = options
  return { ...options, country: { ...country, name: countryName(country.iso2) } }
}

/** The country is all that has to be known. */
export async function startHousehold(
  visit: HouseholdVisit,
  country: string,
  refused: string | null = null,
): Promise<HouseholdStart> {
  const options = await householdOptionsOf(visit, country)
  if (!options.ok) throw data(null, { status: options.status })
  return { kind: 'start', options: options.data, refused }
}

export type ShowingHousehold = {
  readonly state: HouseholdState
  /** This question and no other. */
  readonly asked?: string | null
  readonly problems?: Readonly<Record<string, string>>
  /** What was typed and could not be taken. */
  readonly typed?: Readonly<Record<string, string>>
  readonly isWhole?: boolean
  readonly foundCar?: string
  readonly refused?: string
}

export async function showHousehold(
  visit: HouseholdVisit,
  showing: ShowingHousehold,
): Promise<HouseholdShown> {
  const { state, asked = null, problems = {}, typed = {}, isWhole = false } = showing
  const options = await householdOptionsOf(visit, state.country)
  if (!options.ok) throw data(null, { status: options.status })
  const { estimate, answers, isCut } = await estimateRight(visit, state)
  const session = await findSession(visit.request, visit.context)
  const question = asked ?? nextQuestion(estimate, state.skipped)
  const fields = isWhole ? options.data.questions.map(({ id }) => id) : [question ?? '']
  const given = fields.map((id) => typedAnswer(id, answers[id], options.data))
  return {
    kind: 'result',
    options: options.data,
    state: { ...state, answers },
    estimate,
    question,
    problems,
    typed: Object.assign({}, ...given, typed),
    isWhole,
    isCut,
    isSignedIn: session !== null,
    ofVehicles: state.answers.cars == null ? await answersOfSaved(session) : null,
    foundCar: showing.foundCar ?? null,
    refused: showing.refused ?? null,
  }
}

/** The cars of My Vehicles, which need not be typed again. */
export async function answersOfSaved(
  session: Awaited<ReturnType<typeof findSession>>,
): Promise<HouseholdState['answers'] | null> {
  const answer = await session?.api(ListVehicles, {})
  return answer?.ok ? answersOfVehicles(answer.data.vehicles.map(({ vehicle }) => vehicle)) : null
}

/** Answers of an old link that the model no longer takes are left out, and the page says so. */
async function estimateRight(visit: HouseholdVisit, { country, answers }: HouseholdState) {
  const computed = await estimateHouseholdOf(visit, { country, answers })
  if (computed.ok) return { estimate: computed.estimate, answers, isCut: false }
  const left = withoutAnswers(answers, Object.keys(computed.problems).map(questionOf))
  const again = await estimateHouseholdOf(visit, { country, answers: left })
  if (!again.ok) throw data(null, { status: again.status })
  return { estimate: again.estimate, answers: left, isCut: true }
}

/** A problem of one field of an answer is one of its question. */
export const questionOf = (field: string): string => field.split('.')[0] ?? field

export async function estimateHouseholdOf(
  { request, context }: HouseholdVisit,
  body: Pick<HouseholdState, 'country' | 'answers'>,
) {
  const answer = await publicApi(request, context)(EstimateHousehold, { body })
  if (answer.ok) return { ok: true as const, estimate: answer.data.estimate }
  const problems = (answer.refusal.problems ?? []).map(
    ({ field, message }) => [questionOf(field), message] as const,
  )
  return {
    ok: false as const,
    status: answer.status,
    problems: Object.fromEntries(problems) as Readonly<Record<string, string>>,
  }
}
