import { LinkButton } from '@understory/ui/forms/button.tsx'
import { type Question, QuestionList } from '../question-list.tsx'
import { solutionsMessage } from './messages/messages.generated.ts'

type QuestionsAndStepProps = {
  readonly questions: readonly Question[]
  readonly href: string
  readonly act: string
}

/** What people ask before they decide, and the one next step. */
export function QuestionsAndStep({ questions, href, act }: QuestionsAndStepProps) {
  return (
    <section className="lichen section" aria-labelledby="asked">
      <div className="page flow-24">
        <h2 id="asked">{solutionsMessage('questionsAndStep.whatPeopleAsk')}</h2>
        <QuestionList questions={questions} />
        <p>
          <LinkButton look="action" href={href}>
            {act}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
