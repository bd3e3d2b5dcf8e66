import type { Since } from '@understory/pictures/growing-scene.ts'
import type { LayerMarks } from '@understory/pictures/layout-layers.ts'
import type { PicturedProject } from '@understory/pictures/place.ts'
import styles from './funded-place.module.css'
import { fromCount, GrowingPlace } from './growing-place.tsx'

type FundedPlaceProps = {
  /** What the fields `trees`, `co2e` and `plastic` of the form come to at first. */
  readonly amounts: Readonly<Record<'trees' | 'co2e' | 'plastic', number>>
  readonly projects: readonly PicturedProject[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly date: string
  readonly size?: { readonly width: number; readonly height: number }
}

/** As many as a picture has room for. */
export const MOST_TREES = 80
/** Less than anyone can fund of it. */
const ANY = 0.000_001

/**
 * The trees as they are typed, where they grow, and what else is funded. Each sheet lies over the one
 * before as soon as what it shows is funded. It fills the frame around it.
 */
export function FundedPlace({ amounts, ...place }: FundedPlaceProps) {
  const trees = { fields: ['trees'], now: amounts.trees }
  const ofCo2e = fromCount({ fields: ['co2e'], now: amounts.co2e }, ANY)
  const ofPlastic = fromCount({ fields: ['plastic'], now: amounts.plastic }, ANY)
  const marksOf = (since: Since): LayerMarks => {
    if (since?.of === 'trees') return fromCount(trees, since.from)
    return since ? ofCo2e : {}
  }
  return (
    <>
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
    </>
  )
}
