import type { VerificationQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import {
  evidenceFileAddress,
  FileField,
  QuestionThread,
  questionsAddress,
} from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'

type QuestionsPageProps = {
  readonly footprintId: string
  readonly companyName: string
  readonly questions: readonly VerificationQuestion[]
  /** Whether the verification goes on, and this person may answer. */
  readonly mayAnswer: boolean
  readonly isDone: boolean
  /** Why the form was refused before it was read. */
  readonly problem: string | null
  readonly refused: FormAnswer | null
}

/** What staff ask about a footprint while they verify it; each question takes text and files. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { footprintId, companyName, questions, mayAnswer, isDone, problem, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: verificationMessage('questions.footprint'),
            },
          ]}
          here={verificationMessage('questions.questions')}
        />
        <h1>{verificationMessage('questions.questionsAboutTheFootprint')}</h1>
        <p className="lead quiet">
          {verificationMessage('questions.verifiesFootprintStaysLocked', { companyName })}
        </p>
      </header>
      {isDone ? (
        <Notice kind="success" title={verificationMessage('questions.yourAnswerIsSent')} />
      ) : null}
      {problem ? (
        <RefusalNotice answer={props} title={verificationMessage('questions.answerSent')}>
          {problem}
        </RefusalNotice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {questions.length === 0 ? (
        <p>{verificationMessage('questions.thereAreNoQuestions')}</p>
      ) : null}
      <div>
        {questions.map((question) => (
          <QuestionThread
            key={question.questionId}
            question={question}
            hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
          >
            {mayAnswer ? <QuestionsPageAnswer {...{ question, footprintId, refused }} /> : null}
          </QuestionThread>
        ))}
      </div>
    </div>
  )
}

type AnswerProps = {
  readonly question: VerificationQuestion
} & Pick<QuestionsPageProps, 'footprintId' | 'refused'>

function QuestionsPageAnswer({
  question: { questionId, answers },
  footprintId,
  refused,
}: AnswerProps) {
  const own = refused?.values.questionId === questionId ? refused : null
  const form = <AnswerForm {...{ questionId, footprintId }} refused={own} />
  if (answers.length === 0) return form
  return (
    <details className="more" open={own !== null}>
      <summary>{verificationMessage('questions.addToYourAnswer')}</summary>
      {form}
    </details>
  )
}

type AnswerFormProps = Pick<QuestionsPageProps, 'footprintId' | 'refused'> & {
  readonly questionId: string
}

function AnswerForm({ questionId, footprintId, refused }: AnswerFormProps) {
  const [text, file] = [`answer-${questionId}`, `file-${questionId}`]
  const about = { error: refused?.problems.text }
  return (
    <form
      method="post"
      action={questionsAddress(footprintId)}
      encType="multipart/form-data"
      className="panel flow-16"
      noValidate
    >
      <input type="hidden" name="questionId" value={questionId} />
      <Field id={text} label={verificationMessage('questions.yourAnswer')} {...about}>
        <TextArea
          {...fieldAria(text, about)}
          name="text"
          rows={4}
          maxLength={4_000}
          defaultValue={refused?.values.text}
        />
      </Field>
      <FileField
        id={file}
        label={verificationMessage('questions.files')}
        optional
        error={refused?.problems.file}
      />
      <div>
        <Button look="action" type="submit">
          {verificationMessage('questions.sendTheAnswer')}
        </Button>
      </div>
    </form>
  )
}
