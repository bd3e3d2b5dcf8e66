import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import {
  DEMONSTRATION_PATH,
  DEMONSTRATIONS,
  type Demonstration,
} from '../../demonstration/demonstrations.ts'
import styles from './demo.module.css'
import { demoMessage } from './messages/messages.generated.ts'

type TourProps = {
  readonly of: Demonstration
  readonly picture: ReactNode
  readonly stops: readonly { readonly page: string; readonly title: string }[]
}

/** One made-up account: who it is, and the pages worth a look. */
export function Tour({ of, picture, stops }: TourProps) {
  const { name, who } = DEMONSTRATIONS[of]
  const at = `${DEMONSTRATION_PATH}/${of}`
  return (
    <section className={styles.tour} aria-labelledby={of}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2 id={of}>{name}</h2>
        <p>{demoMessage('tour.madeUp', { who })}</p>
        <ul>
          {stops.map(({ page, title }) => (
            <li key={page}>
              <a href={at + page}>{title}</a>
            </li>
          ))}
        </ul>
        <LinkButton href={at}>{demoMessage('tour.lookAroundAs', { name })}</LinkButton>
      </div>
    </section>
  )
}
