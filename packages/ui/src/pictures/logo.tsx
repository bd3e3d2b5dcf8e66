import { LOGO_PATHS } from '@understory/pictures/logo.ts'
import styles from './logo.module.css'

type LogoProps = {
  /** Of the installation. */
  readonly name: string
  /** Where its own mark is; null: the built-in one. */
  readonly src: string | null
}

/** The mark and the name. */
export function Logo({ name, src }: LogoProps) {
  return (
    <span className={styles.logo}>
      {src ? (
        <img src={src} width="32" height="32" alt="" />
      ) : (
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
          <path d={LOGO_PATHS.canopy} className={styles.canopy} />
          <path d={LOGO_PATHS.sprout} className={styles.sprout} />
          <path d={LOGO_PATHS.ground} className={styles.canopy} />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  )
}
