import { FindRegistration } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { PostedForm } from '../../../http/posted-form.ts'
import { publicApi } from '../../../http/session.ts'
import { answersOfRegistration, carInWords } from './cars-of-vehicles.ts'
import { type HouseholdState, withAnswers, withoutAnswers } from './household-state.ts'
import { householdMessage } from './messages/messages.generated.ts'
import type { HouseholdOptions } from './questions/number-fields.ts'
import { readAnswer } from './questions/read-answer.ts'
import {
  estimateHouseholdOf,
  type HouseholdVisit,
  type ShowingHousehold,
} from './show-household.ts'

type Posted = {
  readonly form: PostedForm
  readonly state: HouseholdState
  readonly options: HouseholdOptions
}
type Answered = ShowingHousehold & { readonly status: number }

const nothing = () => householdMessage('answerHousehold.pleaseAnswerSkipQuestion')

/** One answer is only taken where the model can take it; else it stands in its field with the reason. */
export async function answerOne(
  visit: HouseholdVisit,
  { form, state, options }: Posted,
): Promise<Answered> {
  const question = form.text('question')
  const { answer, problem } = readAnswer(question, form, options)
  const typed = typedIn(form)
  const refused = (message: string) => ({
    state,
    asked: question,
    problems: { [question]: message },
    typed,
    status: 400,
  })
  if (problem !== null || answer === undefined) return refused(problem ?? nothing())
  const answers = { ...state.answers, [question]: answer }
  const computed = await estimateHouseholdOf(visit, { country: state.country, answers })
  if (!computed.ok) return refused(computed.problems[question] ?? nothing())
  const skipped = state.skipped.filter((id) => id !== question)
  return { state: { ...state, answers, skipped }, status: 200 }
}

/** All questions on one page: each that is wrong says so, and the others are taken. */
export async function answerAll(
  visit: HouseholdVisit,
  { form, state, options }: Posted,
): Promise<Answered> {
  const problems: Record<string, string> = {}
  const given = options.questions.flatMap(({ id }) => {
    const { answer, problem } = readAnswer(id, form, options)
    if (problem !== null) problems[id] = problem
    return problem !== null || answer === undefined ? [] : [[id, answer] as const]
  })
  const answers = Object.fromEntries(given)
  const computed = await estimateHouseholdOf(visit, { country: state.country, answers })
  if (!computed.ok) Object.assign(problems, computed.problems)
  const right = { ...state, answers: withoutAnswers(answers, Object.keys(problems)) }
  if (Object.keys(problems).length === 0) return { state: right, status: 200 }
  return { state: right, problems, typed: typedIn(form), isWhole: true, status: 400 }
}

const notACar = () => householdMessage('answerHousehold.numberCarWhoseFuel')

/** The registry answers for the car that is used most. */
export async function answerByRegistration(
  { request, context }: HouseholdVisit,
  { form, state }: Posted,
): Promise<Answered> {
  const asked = form.text('question')
  const registrationNumber = form.text('registrationNumber')
  const body = { registrationNumber }
  const found = await publicApi(request, context)(FindRegistration, { body })
  const answers = found.ok ? answersOfRegistration(found.data) : null
  if (found.ok && answers)
    return { state: withAnswers(state, answers), foundCar: carInWords(found.data), status: 200 }
  const [problem] = found.ok ? [] : (found.refusal.problems ?? [])
  const refused = found.ok ? notACar() : (problem?.message ?? found.refusal.message)
  const typed = { registrationNumber }
  return {
    state,
    asked,
    problems: { registration: refused },
    typed,
    status: found.ok ? 400 : found.status,
  }
}

const typedIn = (form: PostedForm) =>
  Object.fromEntries(form.names().map((name) => [name, form.text(name)]))
