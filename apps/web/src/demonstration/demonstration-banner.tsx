import { shownDate } from '../shell/shown-date.ts'
import styles from './demonstration-banner.module.css'
import { DEMONSTRATION_PATH, DEMONSTRATIONS, type Demonstration } from './demonstrations.ts'

type DemonstrationBannerProps = {
  readonly shown: { readonly of: Demonstration; readonly storedOn: string } | null | undefined
}

/** On every page of a demonstration: whose it is, that nothing of it is real, and the ways on. */
export function DemonstrationBanner({ shown }: DemonstrationBannerProps) {
  if (!shown) return null
  const { of, storedOn } = shown
  const { name, other } = DEMONSTRATIONS[of]
  return (
    <aside className={styles.banner} aria-label="Demonstration">
      <p>
        <strong>A demonstration.</strong> {name} is made up, and so is every figure. This is a copy
        of {shownDate(storedOn)}; nothing can be changed.
      </p>
      <p className={styles.ways}>
        <a href={`${DEMONSTRATION_PATH}/${other}`}>See a {other}</a>
        <a href="/join">Join</a>
        <a href={DEMONSTRATION_PATH}>Leave</a>
      </p>
    </aside>
  )
}
