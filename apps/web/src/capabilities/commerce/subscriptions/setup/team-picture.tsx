import { PLANS_OF } from '@understory/domain/commerce/subscriptions/plans.ts'
import { seasonOf } from '@understory/pictures/nature/place.ts'
import { TEAM, teamScene } from '@understory/pictures/scenes/team-scene.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { fromCount } from '../../../proof/projects/public.ts'
import styles from './household/household.module.css'
import type { Counts } from './household/household.ts'
import { typedCount } from './typed-count.ts'

type TeamPictureProps = {
  readonly counts: Counts
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly today: string
}

/** Where most of those who ask work. */
const COUNTRY = 'GB'
const PLANS = PLANS_OF['business-workforce-recurring']

/** Those who work together; a plain script lets them become more. */
export function TeamPicture({ counts, today }: TeamPictureProps) {
  const now = PLANS.reduce((sum, plan) => sum + typedCount(counts[plan] ?? ''), 0)
  return (
    <div className={styles.picture}>
      <GrowingPicture
        layers={teamScene(seasonOf(today, COUNTRY))}
        {...TEAM}
        marksOf={(since) => (since ? fromCount({ fields: PLANS, now }, since.from) : {})}
      />
    </div>
  )
}
