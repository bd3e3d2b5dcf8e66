import { scene } from '@understory/pictures/scenes/scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { ReactNode } from 'react'
import styles from './entry-page.module.css'

const CLEARING = scene({
  seed: 'a way in',
  trees: 46,
  co2eGrams: 4_000_000,
  plasticGrams: 20_000,
  width: 720,
  height: 820,
})

/** A form, with a drawn wood beside it where there is room. */
export function EntryPage({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.entry} beside-picture`}>
      <div className={styles.form}>{children}</div>
      <div className={styles.side}>
        <Picture shapes={CLEARING.shapes} width={720} height={820} fit="cover" />
      </div>
    </div>
  )
}
