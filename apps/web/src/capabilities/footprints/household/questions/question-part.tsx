import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { HOUSEHOLD_PATH } from '../household-path.ts'
import { householdMessage } from '../messages/messages.generated.ts'
import type { HouseholdShown } from '../show-household.ts'
import { StateFields } from '../state-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

type QuestionPartProps = { readonly shown: HouseholdShown }

/** The question that tells most, and how much it can move the result. */
export function QuestionPart({ shown }: QuestionPartProps) {
  const { options, state, estimate, question, problems, typed } = shown
  const asked = options.questions.find(({ id }) => id === question)
  const moves = estimate.questions.find(({ id }) => id === question)?.moves
  if (!asked) return <NothingToAsk shown={shown} />
  return (
    <form method="post" action={`${HOUSEHOLD_PATH}#figure`} className="panel flow-24" noValidate>
      <StateFields {...state} />
      <input type="hidden" name="question" value={asked.id} />
      <QuestionFields
        question={asked}
        options={options}
        typed={typed}
        problem={problems[asked.id] ?? null}
        isNext
      />
      <p className="quiet">
        {householdMessage('questionPart.answerMoveResultAbout', {
          householdMass: moves ? householdMass(moves) : '',
          hasMoves: moves ? 'yes' : 'other',
          skipped: asked.skipped,
        })}
      </p>
      <p className="row-12 sends-in-view">
        <Button type="submit" look="action" name="intent" value="answer">
          {householdMessage('questionPart.continue')}
        </Button>
        <Button type="submit" name="intent" value="skip" look="quiet">
          {householdMessage('questionPart.skipThisQuestion')}
        </Button>
      </p>
    </form>
  )
}

function NothingToAsk({ shown: { state, options } }: QuestionPartProps) {
  return (
    <div className="panel flow-16">
      <h2>{householdMessage('questionPart.exactQuestionsMake')}</h2>
      {state.skipped.length > 0 ? (
        <form method="post" action={HOUSEHOLD_PATH}>
          <StateFields {...state} skipped={[]} />
          <Button type="submit" name="intent" value="country">
            {householdMessage('questionPart.goThroughThoseSkipped', {
              min: String(Math.min(state.skipped.length, options.questions.length)),
            })}
          </Button>
        </form>
      ) : null}
    </div>
  )
}

/** All questions on one page, those that everybody is asked first. */
export function WholeForm({ shown }: QuestionPartProps) {
  const { options, state, problems, typed } = shown
  const wrong = options.questions.find(({ id }) => problems[id] !== undefined)?.id
  return (
    <form method="post" action={`${HOUSEHOLD_PATH}#figure`} className="flow-32" noValidate>
      <StateFields {...state} />
      {options.questions.map((question) => (
        <QuestionFields
          key={question.id}
          question={question}
          options={options}
          typed={typed}
          problem={problems[question.id] ?? null}
          isNext={question.id === wrong}
        />
      ))}
      <p className="sends-in-view">
        <Button type="submit" look="action" name="intent" value="all">
          {householdMessage('questionPart.seeMyFootprint')}
        </Button>
      </p>
    </form>
  )
}
