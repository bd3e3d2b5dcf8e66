import type { PicturedProject } from '@understory/pictures/place.ts'
import { FundedPlace } from '../../../shell/funded-place.tsx'
import { SetupFrame } from '../../../shell/setup-frame.tsx'
import styles from './gift-card.module.css'
import type { GiftChoice } from './gift-choice.ts'

type GiftPlaceProps = {
  readonly choice: GiftChoice
  readonly projects: readonly PicturedProject[]
  readonly today: string
}

/** The picture on the card, in the look that is chosen. */
export function GiftPlace({ choice, projects, today }: GiftPlaceProps) {
  const amounts = {
    trees: Number(choice.trees) || 0,
    co2e: Number(choice.co2e) || 0,
    plastic: Number(choice.plastic) || 0,
  }
  return (
    <SetupFrame className={styles.top}>
      <FundedPlace amounts={amounts} projects={projects} date={today} />
      <span className={styles.ribbon} {...hiddenUnless(choice.theme === 'gift')} />
      <span className={styles.snow} {...hiddenUnless(choice.theme === 'christmas')} />
    </SetupFrame>
  )
}

/** At first; styles follow the look that is chosen. */
const hiddenUnless = (isChosen: boolean) => (isChosen ? {} : { 'data-absent': '' })
