import type { ReactNode } from 'react'
import { anchorOf } from './anchor.ts'
import styles from './question-list.module.css'

export type Question = { readonly ask: string; readonly answer: ReactNode }

export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ ask, answer }) => (
        <details key={ask} id={anchorOf(ask)} name="questions">
          <summary>{ask}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
