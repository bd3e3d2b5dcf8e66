import {
  GRAMS_PER_KILOGRAM,
  MILLI_TREES_PER_TREE,
} from '@understory/domain/quantity/impact-quantity.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { SetupFrame } from '../../../../shell/setup/setup-frame.tsx'
import { FundedPlace } from '../../../proof/projects/public.ts'
import styles from './gift-card.module.css'
import { eachOf, type GiftChoice } from './gift-choice.ts'

type GiftPlaceProps = {
  readonly choice: GiftChoice
  readonly projects: readonly PicturedProject[]
  readonly today: string
}

/** The picture on the card, in the look that is chosen. */
export function GiftPlace({ choice, projects, today }: GiftPlaceProps) {
  const { milliTrees, co2eGrams, plasticGrams } = eachOf(choice).each
  const amounts = {
    trees: milliTrees / MILLI_TREES_PER_TREE,
    co2e: co2eGrams / GRAMS_PER_KILOGRAM,
    plastic: plasticGrams / GRAMS_PER_KILOGRAM,
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
