import type { Shape } from '@understory/pictures/shape.ts'
import { Picture } from '@understory/ui/picture.tsx'
import styles from './gift-card.module.css'

type GiftCardProps = {
  readonly shapes: readonly Shape[]
  /** `gift`, `christmas` or `none`, as the certificate has them. */
  readonly theme: string
  readonly to: string
  readonly from: string
  readonly message: string
  readonly given: string
}

export const GIFT_PICTURE = { width: 480, height: 220 } as const

/** The gift as it is opened: its picture, for whom it is, and the words with it. */
export function GiftCard({ shapes, theme, to, from, message, given }: GiftCardProps) {
  return (
    <div className={styles.card} data-look={theme}>
      <div className={styles.picture}>
        <Picture shapes={shapes} {...GIFT_PICTURE} fit="cover" />
      </div>
      <div className={styles.words}>
        <p className={styles.to}>For {to}</p>
        <p className={styles.given}>{given}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
        <p className="quiet">from {from}</p>
      </div>
    </div>
  )
}
