import { formatCount, formatMoney } from '@understory/domain/quantity/format.ts'
import { type Currency, moneyFromMicros } from '@understory/domain/quantity/money.ts'
import { buttonClass } from '@understory/ui/forms/button.tsx'
import { Slider } from '@understory/ui/forms/slider.tsx'
import type { ReactNode } from 'react'
import styles from './live-example.module.css'

type Sliding = {
  readonly name: string
  readonly label: string
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly start: number
}

type LiveExampleProps = {
  readonly title: string
  readonly picture: ReactNode
  /** What is multiplied: each is also a field of the page that the form leads to. */
  readonly sliders: readonly Sliding[]
  /** What one of everything costs, in millionths of the currency. */
  readonly microsEach: number
  readonly currency: Currency
  /** What the price is for, after it: "a month". */
  readonly per?: string
  /** What the counts come to, as words around their product: "trees a month". */
  readonly counted?: string
  readonly action: string
  readonly act: string
  readonly children?: ReactNode
}

/** Sliders that answer at once with a picture and today's price, and lead to the page where they are paid. */
export function LiveExample(props: LiveExampleProps) {
  const { title, picture, sliders, microsEach, currency, per, counted, action, act } = props
  const names = sliders.map(({ name }) => name).join(' ')
  const count = sliders.reduce((product, { start }) => product * start, 1)
  return (
    <section className="page section" aria-labelledby="live">
      <form className={styles.live} method="get" action={action} aria-labelledby="live">
        <div className={styles.picture}>{picture}</div>
        <div className={styles.choice}>
          <h2 id="live">{title}</h2>
          {sliders.map((slider) => (
            <Slider key={slider.name} id={`live-${slider.name}`} {...slider} />
          ))}
          <p className={styles.sum} aria-live="polite">
            <strong data-of={names} data-times={microsEach} data-currency={currency}>
              {formatMoney(moneyFromMicros(microsEach * count, currency))}
            </strong>
            {per ? ` ${per}` : null}
            {counted ? (
              <span className={styles.counted}>
                <span data-of={names} data-times="1">
                  {formatCount(count)}
                </span>{' '}
                {counted}
              </span>
            ) : null}
          </p>
          {props.children}
          <div>
            <button type="submit" className={buttonClass('action')}>
              {act}
            </button>
          </div>
        </div>
      </form>
    </section>
  )
}
