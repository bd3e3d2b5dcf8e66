import { roots } from '@understory/pictures/nature/roots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import styles from './roots.module.css'

const DRAWING = roots({ seed: 'footer', width: 1440, height: 120 })

/** The edge between a page and its footer: grass above, roots below. */
export function Roots() {
  return (
    <div className={styles.roots}>
      <Picture shapes={DRAWING} width={1440} height={120} fit="cover" />
    </div>
  )
}
