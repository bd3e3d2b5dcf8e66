import type { ReactNode } from 'react'
import {
  giftWordsCardFor,
  giftWordsCardFrom,
} from '../island-messages/gift-words-card.generated.ts'
import styles from './gift-card.module.css'

export type GiftWordsProps = {
  readonly to: ReactNode
  readonly from: string
  readonly message: string
  readonly given: string
}

/** For whom a gift is, and the words with it. */
export function GiftWords({ to, from, message, given }: GiftWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.to}>
        {giftWordsCardFor()} {to}
      </p>
      <p className={styles.given}>{given}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
      <p className="quiet">{giftWordsCardFrom({ from })}</p>
    </div>
  )
}
