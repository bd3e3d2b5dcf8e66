import type { ReactNode } from 'react'
import styles from './gift-card.module.css'
import { GiftWords, type GiftWordsProps } from './gift-words-card.tsx'

type GiftCardProps = GiftWordsProps & {
  readonly picture: ReactNode
  /** `gift`, `christmas` or `none`, as the certificate has them. */
  readonly theme: string
}

/** The gift as it is opened: its picture, for whom it is, and the words with it. */
export function GiftCard({ picture, theme, ...words }: GiftCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        {picture}
        {theme === 'gift' ? <span className={styles.ribbon} /> : null}
        {theme === 'christmas' ? <span className={styles.snow} /> : null}
      </div>
      <GiftWords {...words} />
    </div>
  )
}
