import type {
  HouseholdEstimate,
  HouseholdInput,
} from '@understory/contracts/footprints/household.ts'
import type { PostedForm } from '../../../http/posted-form.ts'
import { countryOfChoice } from './country-choices.ts'

/** Where a visitor is: nothing of it is stored, so each form sends all of it. */
export type HouseholdState = {
  readonly country: string
  readonly answers: HouseholdInput['answers']
  /** Put off, not answered: they come again at the end. */
  readonly skipped: readonly string[]
}

const MOST_ANSWERS = 10_000

export function readState(form: PostedForm): HouseholdState {
  return {
    country: countryOfChoice(form.text('country')),
    answers: readAnswers(form.text('answers')),
    skipped: form.text('skipped').split(',').filter(Boolean),
  }
}

function readAnswers(text: string): HouseholdState['answers'] {
  if (text === '' || text.length > MOST_ANSWERS) return {}
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as HouseholdState['answers'])
      : {}
  } catch {
    return {}
  }
}

/** Without those that are empty or wrong. */
export function withoutAnswers(
  answers: HouseholdState['answers'],
  left: readonly string[],
): HouseholdState['answers'] {
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([id, answer]) => answer !== null && answer !== undefined && !left.includes(id),
    ),
  )
}

/** With answers that are known from elsewhere. */
export const withAnswers = (
  state: HouseholdState,
  answers: HouseholdState['answers'],
): HouseholdState => ({ ...state, answers: { ...state.answers, ...answers } })

/** An answer that moves the result by less is not worth a question. */
const WORTH_ASKING = 0.02

/** What to ask next: what tells most, and what was put off last of all; `null`: nothing is worth it. */
export function nextQuestion(
  { questions, total }: HouseholdEstimate,
  skipped: readonly string[],
): string | null {
  const worth = questions.filter(({ moves }) => moves >= WORTH_ASKING * total)
  const open = worth.find(({ id }) => !skipped.includes(id))
  return open?.id ?? null
}
