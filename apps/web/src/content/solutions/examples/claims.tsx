import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from './example.module.css'

type ClaimsProps = { readonly when: string; readonly figures: string }

/** What may be said about it, word for word; nothing of it says neutral. */
export function Claims({ when, figures }: ClaimsProps) {
  return (
    <div className="flow-12">
      <h3>{solutionsMessage('claims.wordsYouCanUse')}</h3>
      <blockquote className={styles.claim}>
        {solutionsMessage('claims.fernbankStudioFundedCheck', { when, figures })}
      </blockquote>
    </div>
  )
}
