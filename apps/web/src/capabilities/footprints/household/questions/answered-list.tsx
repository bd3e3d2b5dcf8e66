import { Button } from '@understory/ui/forms/button.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { HOUSEHOLD_PATH } from '../household-path.ts'
import { householdMessage, householdRich } from '../messages/messages.generated.ts'
import type { HouseholdShown } from '../show-household.ts'
import { StateFields } from '../state-fields.tsx'
import { fieldName, numberFieldsOf, unitLabels } from './number-fields.ts'
import { typedAnswer } from './read-answer.ts'

/** What was answered, each with a way to change it. */
export function AnsweredList({ shown }: { readonly shown: HouseholdShown }) {
  const { options, state } = shown
  const answered = options.questions.filter(({ id }) => state.answers[id] != null)
  if (answered.length === 0) return null
  return (
    <details className="more">
      <summary>
        {householdMessage('answeredList.yourAnswersOf', {
          count: answered.length,
          count2: options.questions.length,
        })}
      </summary>
      <form method="post" action={HOUSEHOLD_PATH}>
        <StateFields {...state} />
        <input type="hidden" name="intent" value="edit" />
        <ul className="lined-rows">
          {answered.map((question) => (
            <li key={question.id} className="flow-12">
              <span>
                {question.title} <strong>{inWords(shown, question)}</strong>
              </span>
              <Button type="submit" look="link" name="question" value={question.id}>
                {householdRich('answeredList.change', {
                  hidden: hiddenWords,
                  title: question.title,
                })}
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  )
}

/** The cars of My Vehicles answer the questions about cars. */
export function KnownCars({ shown }: { readonly shown: HouseholdShown }) {
  const { options, state, ofVehicles } = shown
  if (!ofVehicles) return null
  const known = { ...shown, state: { ...state, answers: ofVehicles } }
  const words = options.questions
    .filter(({ id }) => ofVehicles[id] != null)
    .map((question) => inWords(known, question))
  return (
    <form method="post" action={`${HOUSEHOLD_PATH}#figure`} className="flow-12">
      <StateFields {...state} />
      <p>{householdMessage('answeredList.myVehiclesKnowsCars', { words: words.join(', ') })}</p>
      <Button type="submit" name="intent" value="vehicles">
        {householdMessage('answeredList.useThem')}
      </Button>
    </form>
  )
}

type Question = HouseholdShown['options']['questions'][number]

function inWords({ options, state }: HouseholdShown, question: Question): string {
  const typed = typedAnswer(question.id, state.answers[question.id], options)
  const choice = typed[question.id]
  if (choice !== undefined)
    return question.options.find(({ value }) => value === choice)?.label ?? choice
  return numberFieldsOf(question.id, options)
    .flatMap(({ at, label }) => {
      const name = fieldName(question.id, at)
      const value = typed[name]
      const unit = unitLabels()[typed[`${name}.unit`] ?? ''] ?? ''
      return value === undefined ? [] : [`${label}: ${value} ${unit}`.trim()]
    })
    .join(', ')
}
