import type { VerificationQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { evidenceFileAddress, questionsAddress } from '../evidence/evidence-address.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { QuestionThread } from './question-thread.tsx'

type OpenQuestionsProps = {
  readonly footprintId: string
  readonly questions: readonly VerificationQuestion[]
  readonly mayChange: boolean
}

/** On the dashboard: what staff asked, and what was answered. */
export function OpenQuestions({ footprintId, questions, mayChange }: OpenQuestionsProps) {
  if (questions.length === 0) return null
  const open = questions.filter(({ answers }) => answers.length === 0).length
  return (
    <>
      <p>
        {open > 0
          ? companyFootprintsMessage('openQuestions.questionAbout', {
              open: open === 1 ? '' : String(open),
              oneOpen: open === 1 ? 'yes' : 'other',
            })
          : companyFootprintsMessage('openQuestions.everyQuestionAnsweredLooking')}
      </p>
      {questions.map((question) => (
        <QuestionThread
          key={question.questionId}
          question={question}
          hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
        />
      ))}
      <div>
        <LinkButton href={questionsAddress(footprintId)} look={open > 0 ? 'action' : 'plain'}>
          {mayChange && open > 0
            ? companyFootprintsMessage('openQuestions.answer')
            : companyFootprintsMessage('openQuestions.seeTheQuestions')}
        </LinkButton>
      </div>
    </>
  )
}
