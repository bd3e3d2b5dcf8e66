import type { PicturedProject } from '@understory/pictures/place.ts'
import { FundedPlace, MOST_TREES } from '../../../shell/funded-place.tsx'
import { type Choice, unitsOf, WHOLE } from './choice.ts'
import styles from './setup-page.module.css'

type InstantPlaceProps = {
  readonly choice: Choice
  readonly projects: readonly PicturedProject[]
  readonly today: string
}

const SIZE = { width: 640, height: 480 }

/** Where the purchase goes: trees that come with their number, what CO2e builds, a shore that empties. */
export function InstantPlace({ choice, projects, today }: InstantPlaceProps) {
  const amounts = {
    trees: unitsOf(choice.trees) / WHOLE,
    co2e: unitsOf(choice.co2e) / WHOLE,
    plastic: unitsOf(choice.plastic) / WHOLE,
  }
  return (
    <figure>
      <div className={styles.forest}>
        <FundedPlace amounts={amounts} projects={projects} date={today} size={SIZE} />
      </div>
      <figcaption className={styles.caption}>
        Every tree drawn is a tree funded; there is room for {MOST_TREES}.
      </figcaption>
    </figure>
  )
}
