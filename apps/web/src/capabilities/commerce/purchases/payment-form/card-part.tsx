import { Notice } from '@understory/ui/messages/notice.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import {
  cardPartCardGoesBrowserStraight,
  cardPartPayByCard,
  cardPartTypingCardNeedsJavascript,
} from '../island-messages/card-part.generated.ts'
import styles from '../payment-page/payment-page.module.css'
import { NEW_CARD, type SavedCard, SavedCards } from './saved-cards.tsx'

type CardPartProps = {
  /** The payment has begun, and this is all that is left. */
  readonly isLast: boolean
  readonly cards: readonly SavedCard[]
  readonly chosen: string
  readonly onChoose: (chosen: string) => void
  readonly mountPoint: RefObject<HTMLDivElement | null>
}

/** Only ever drawn by the server, so that no script carries its words. */
const NeedsScript = () => (
  <Notice kind="info" title={cardPartTypingCardNeedsJavascript()}>
    {cardPartCardGoesBrowserStraight()}
  </Notice>
)

/** A saved card, or the provider's form for another one. */
export function CardPart({ isLast, cards, chosen, onChoose, mountPoint }: CardPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLast) heading.current?.focus()
  }, [isLast])
  return (
    <div className={isLast ? styles.step : styles.byScript}>
      <h2 ref={heading} tabIndex={-1}>
        {cardPartPayByCard()}
      </h2>
      {isLast ? <noscript>{import.meta.env.SSR ? <NeedsScript /> : null}</noscript> : null}
      <SavedCards cards={cards} chosen={chosen} onChoose={onChoose} />
      <div ref={mountPoint} className={styles.cardPlace} hidden={chosen !== NEW_CARD} />
    </div>
  )
}
