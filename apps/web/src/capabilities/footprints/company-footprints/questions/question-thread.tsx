import type { VerificationQuestion } from '@understory/contracts/footprints/verification/verification-questions.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { ReactNode } from 'react'
import { shownDate } from '../../../../shell/shown-date.ts'
import { EvidenceList } from '../evidence/evidence-list.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import styles from './question-thread.module.css'

type QuestionThreadProps = {
  readonly question: VerificationQuestion
  readonly hrefOf: (evidenceId: string) => string
  /** What the question is about, where the page knows more than its category. */
  readonly about?: string | null
  /** A form for an answer. */
  readonly children?: ReactNode
}

/** A question of staff with its answers and their files, in the order in which they were written. */
export function QuestionThread({ question, hrefOf, about, children }: QuestionThreadProps) {
  const { questionId, text, category, askedAt, askedBy, answers, evidence } = question
  const subject = about ?? (category ? categoryName(category) : null)
  return (
    <article
      id={`question-${questionId}`}
      className={styles.thread}
      aria-labelledby={`text-${questionId}`}
    >
      <p className="subline">
        {subject ? `${subject} · ` : ''}
        {shownDate(askedAt)}
        {askedBy ? ` · ${askedBy}` : ''}
        {answers.length === 0 ? (
          <span className="tag">{companyFootprintsMessage('questionThread.open')}</span>
        ) : null}
      </p>
      <p id={`text-${questionId}`} className={`${styles.text} ${styles.question}`}>
        {text}
      </p>
      {answers.map((answer) => (
        <div key={answer.answerId} className={styles.answer}>
          <p className={styles.text}>{answer.text}</p>
          <p className="subline">
            {shownDate(answer.answeredAt)}
            {answer.answeredBy ? ` · ${answer.answeredBy}` : ''}
          </p>
        </div>
      ))}
      {evidence.length > 0 ? <EvidenceList evidence={evidence} hrefOf={hrefOf} /> : null}
      {children}
    </article>
  )
}
