import type { Since } from '@understory/pictures/growing-scene.ts'
import type { LayerMarks } from '@understory/pictures/layout-layers.ts'
import type { PicturedProject } from '@understory/pictures/place.ts'
import { fromCount, GrowingPlace } from '../../../shell/growing-place.tsx'
import { SetupFrame } from '../../../shell/setup-frame.tsx'
import styles from './gift-card.module.css'
import type { GiftChoice } from './gift-choice.ts'

type GiftPlaceProps = {
  readonly choice: GiftChoice
  readonly projects: readonly PicturedProject[]
  readonly today: string
}

/** As many as a picture has room for. */
const MOST_TREES = 80
/** Less than anyone can give of it. */
const ANY = 0.000_001

/**
 * The picture on the card: the trees as they are typed, where they grow, and what else is given. Each
 * sheet lies over the one before as soon as what it shows is given.
 */
export function GiftPlace({ choice, projects, today }: GiftPlaceProps) {
  const trees = { fields: ['trees'], now: Number(choice.trees) || 0 }
  const marksOf = (since: Since): LayerMarks => {
    if (since?.of === 'trees') return fromCount(trees, since.from)
    return since ? fromCount({ fields: ['co2e'], now: Number(choice.co2e) || 0 }, ANY) : {}
  }
  const place = { projects, date: today }
  const ofPlastic = fromCount({ fields: ['plastic'], now: Number(choice.plastic) || 0 }, ANY)
  return (
    <SetupFrame className={styles.top}>
      <GrowingPlace {...place} trees={0} hasShore={false} marksOf={marksOf} />
      <div className={styles.sheet} {...ofPlastic}>
        <GrowingPlace {...place} trees={0} hasShore marksOf={marksOf} />
      </div>
      <div className={styles.sheet} {...fromCount(trees, 1)}>
        <GrowingPlace {...place} trees={MOST_TREES} hasShore={false} marksOf={marksOf} />
        <div className={styles.sheet} {...ofPlastic}>
          <GrowingPlace {...place} trees={MOST_TREES} hasShore marksOf={marksOf} />
        </div>
      </div>
      <span className={styles.ribbon} {...hiddenUnless(choice.theme === 'gift')} />
      <span className={styles.snow} {...hiddenUnless(choice.theme === 'christmas')} />
    </SetupFrame>
  )
}

/** At first; styles follow the look that is chosen. */
const hiddenUnless = (isChosen: boolean) => (isChosen ? {} : { 'data-absent': '' })
