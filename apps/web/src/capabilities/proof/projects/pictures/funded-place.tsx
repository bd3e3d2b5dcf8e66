import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import type { Since } from '@understory/pictures/scenes/growing-scene.ts'
import type { LayerMarks } from '@understory/pictures/scenes/layout-layers.ts'
import styles from './funded-place.module.css'
import { fromCount, GrowingPlace } from './growing-place.tsx'

type FundedPlaceProps = {
  /** What the fields `trees`, `co2e` and `plastic` of the form come to at first. */
  readonly amounts: Readonly<Record<'trees' | 'co2e' | 'plastic', number>>
  readonly projects: readonly PicturedProject[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly date: string
  /** Where the trees may grow instead, if the form offers it; the form shows the chosen one. */
  readonly treePlaces?: readonly TreePlace[]
  readonly size?: { readonly width: number; readonly height: number }
}

type TreePlace = {
  /** Of the project, as the form posts it. */
  readonly id: string
  readonly projects: readonly PicturedProject[]
  readonly isChosen: boolean
}

/** As many as a picture has room for. */
export const MOST_TREES = 80
/** Less than anyone can fund of it. */
const ANY = 0.000_001

/**
 * The trees as they are typed, where they grow, and what else is funded. Each sheet lies over the one
 * before as soon as what it shows is funded; until then nothing of it is laid out. It fills the frame around it.
 */
export function FundedPlace({ amounts, treePlaces, ...place }: FundedPlaceProps) {
  const trees = { fields: ['trees'], now: amounts.trees }
  const ofCo2e = fromCount({ fields: ['co2e'], now: amounts.co2e }, ANY)
  const ofPlastic = fromCount({ fields: ['plastic'], now: amounts.plastic }, ANY)
  const marksOf = (since: Since): LayerMarks => {
    if (since?.of === 'trees') return fromCount(trees, since.from)
    return since ? ofCo2e : {}
  }
  const places = treePlaces ?? [{ id: 'default', projects: place.projects, isChosen: true }]
  const wood = { ...place, trees: MOST_TREES, marksOf }
  return (
    <>
      <GrowingPlace {...place} trees={0} hasShore={false} marksOf={marksOf} />
      <div className={styles.sheet} {...ofPlastic}>
        <GrowingPlace {...place} trees={0} hasShore marksOf={marksOf} />
      </div>
      <div className={styles.sheet} {...fromCount(trees, 1)}>
        {places.map(({ id, projects, isChosen }) => (
          <div
            key={id}
            className={styles.sheet}
            data-project={id}
            {...(isChosen ? {} : { 'data-absent': '' })}
          >
            <GrowingPlace {...wood} projects={projects} hasShore={false} />
            <div className={styles.sheet} {...ofPlastic}>
              <GrowingPlace {...wood} projects={projects} hasShore />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
