import styles from './progress-spinner.module.css'

/** Covers the page while something is in flight; the page's script shows and hides it. */
export function ProgressSpinner() {
  return (
    <div className={styles.cover} role="status" data-progress="" hidden>
      <svg className={styles.rings} viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
        <circle cx="32" cy="32" r="6" />
        <circle cx="32" cy="32" r="15" />
        <circle cx="32" cy="32" r="25" />
      </svg>
      <span className="visually-hidden">Working…</span>
    </div>
  )
}
