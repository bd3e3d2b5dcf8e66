import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import styles from './logo.module.css'

/** The mark and the name. Decorative beside text that already says the name: pass `markOnly`. */
export function Logo({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path d={LOGO_PATHS.canopy} className={styles.canopy} />
        <path d={LOGO_PATHS.sprout} className={styles.sprout} />
        <path d={LOGO_PATHS.ground} className={styles.canopy} />
      </svg>
      {markOnly ? null : <span className={styles.name}>Understory</span>}
    </span>
  )
}
