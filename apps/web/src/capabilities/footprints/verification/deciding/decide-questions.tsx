import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { VerificationQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import {
  CATEGORY_KEYS,
  categoryName,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { QuestionThread } from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'

const MOST_LINES = 200

type DecideQuestionsProps = {
  readonly questions: readonly VerificationQuestion[]
  readonly lines: readonly InventoryLine[]
  readonly hrefOf: (evidenceId: string) => string
  /** Whether the verification is undecided. */
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** What was asked and answered, and a form for the next question. */
export function DecideQuestions(props: DecideQuestionsProps) {
  const { questions, lines, hrefOf, isOpen, refused } = props
  const nameOf = (lineId: string | null) => {
    const line = lines.find((each) => each.lineId === lineId)
    return line ? lineName(line) : null
  }
  return (
    <section className="part" aria-labelledby="questions">
      <h2 id="questions">{verificationMessage('decideQuestions.questions')}</h2>
      {questions.length === 0 ? (
        <p className="quiet">{verificationMessage('decideQuestions.noneYet')}</p>
      ) : null}
      <div>
        {questions.map((question) => (
          <QuestionThread
            key={question.questionId}
            about={nameOf(question.lineId)}
            {...{ question, hrefOf }}
          />
        ))}
      </div>
      {isOpen ? <Ask lines={lines} refused={refused} /> : null}
    </section>
  )
}

function Ask({ lines, refused }: Pick<DecideQuestionsProps, 'lines' | 'refused'>) {
  const text = {
    hint: verificationMessage('decideQuestions.getEmailAnswerHint'),
    error: refused?.problems.text,
  }
  return (
    <form method="post" className="panel flow-16" noValidate>
      <h3>{verificationMessage('decideQuestions.askTheCompany')}</h3>
      {refused?.values.intent === 'ask' ? (
        <RefusalNotice answer={refused} title={refused.message} />
      ) : null}
      <Field id="about" label={verificationMessage('decideQuestions.about')}>
        <Select
          id="about"
          name="about"
          defaultValue={refused?.values.about ?? ''}
          options={[
            { value: '', label: verificationMessage('decideQuestions.footprintWhole') },
            ...CATEGORY_KEYS.map((key) => ({ value: key, label: categoryName(key) })),
            ...lines
              .filter(({ parentId }) => parentId === null)
              .slice(0, MOST_LINES)
              .map((line) => ({ value: line.lineId, label: lineName(line) })),
          ]}
        />
      </Field>
      <Field id="text" label={verificationMessage('decideQuestions.question')} {...text}>
        <TextArea
          {...fieldAria('text', text)}
          name="text"
          rows={4}
          maxLength={2_000}
          defaultValue={refused?.values.text}
        />
      </Field>
      <div>
        <Button type="submit" name="intent" value="ask">
          {verificationMessage('decideQuestions.sendTheQuestion')}
        </Button>
      </div>
    </form>
  )
}

function lineName({ category, description, site }: InventoryLine): string {
  const name =
    [description, site].filter(Boolean).join(', ') || verificationMessage('decideQuestions.line')
  return `${categoryName(category)}: ${name}`
}
