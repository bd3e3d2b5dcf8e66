import type { ComponentProps, ReactNode } from 'react'
import styles from './control.module.css'

export type RadioCard = {
  readonly value: string
  readonly label: ReactNode
  readonly explain?: ReactNode
}

type RadioCardsProps = {
  readonly name: string
  readonly cards: readonly RadioCard[]
  /** The default choice, for an uncontrolled form. */
  readonly defaultValue?: string
  /** The controlled choice, together with `onChoose`. */
  readonly value?: string
  readonly onChoose?: (value: string) => void
}

/** One choice of a few, each with room for an explanation. Use it inside a Fieldset. */
export function RadioCards({ name, cards, defaultValue, value, onChoose }: RadioCardsProps) {
  const chosen = (card: RadioCard): ComponentProps<'input'> =>
    onChoose
      ? { checked: value === card.value, onChange: () => onChoose(card.value) }
      : { defaultChecked: defaultValue === card.value }
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <label key={card.value} className={styles.card}>
          <input type="radio" name={name} value={card.value} {...chosen(card)} />
          <span className={styles.cardLabel}>{card.label}</span>
          {card.explain ? <span className={styles.explain}>{card.explain}</span> : null}
        </label>
      ))}
    </div>
  )
}
