import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { identificationMessage } from '../../messages/messages.generated.ts'
import { ChoiceButton } from './choice-button.tsx'
import styles from './question.module.css'

type QuestionInput = NonNullable<IdentifyView['question']>
type QuestionProps = { readonly view: IdentifyView; readonly question: QuestionInput }

/** More options than this are shown in a select, not as buttons. */
const MOST_BUTTONS = 24

/** One question; earlier answers are shown above it and can be changed. */
export function Question({ view, question }: QuestionProps) {
  return (
    <section className="panel flow-24" aria-labelledby="question">
      <Trail view={view} />
      <h2 id="question">{question.label}</h2>
      <form method="post" className="flow-24">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="field" value={question.field} />
        {question.options.length > MOST_BUTTONS ? (
          <LongList question={question} />
        ) : (
          <Choices question={question} />
        )}
      </form>
      {question.canGoBack ? (
        <form method="post" className="row-12">
          <Button type="submit" look="quiet" name="intent" value="back">
            {identificationMessage('question.back')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function Choices({ question }: { readonly question: QuestionInput }) {
  return (
    <ul className={`list ${styles.choices}`}>
      {question.options.map(({ value, label, hint }) => (
        <li key={value}>
          <ChoiceButton look="card" name="value" value={value} isChosen={value === question.answer}>
            {label}
            {hint ? <span>{hint}</span> : null}
          </ChoiceButton>
        </li>
      ))}
    </ul>
  )
}

function LongList({ question }: { readonly question: QuestionInput }) {
  const { field, label, options, answer } = question
  return (
    <div className="flow-16">
      <Field id={field} label={label}>
        <Select id={field} name="value" defaultValue={answer ?? undefined} options={options} />
      </Field>
      <div>
        <Button type="submit" look="action">
          {identificationMessage('question.goOn')}
        </Button>
      </div>
    </div>
  )
}

export function Trail({ view }: { readonly view: IdentifyView }) {
  if (view.trail.length === 0) return null
  return (
    <ol
      className={`list row-8 ${styles.trail}`}
      aria-label={identificationMessage('question.yourAnswers')}
    >
      {view.trail.map(({ field, label, answer }) => (
        <li key={field}>
          <a href={`?do=${view.action}&at=${field}`}>
            <span className="visually-hidden">{label}: </span>
            {answer}
          </a>
        </li>
      ))}
    </ol>
  )
}
