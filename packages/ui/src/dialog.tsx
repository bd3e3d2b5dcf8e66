import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  /** What a button names to open it: `command="show-modal" commandfor={id}`. */
  readonly id: string
  readonly title: string
  /** Open from the start, in its place on the page, as the answer to a form. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** The platform's own modal dialog: it keeps the focus, closes on Escape and needs no script. */
export function Dialog({ id, title, isOpen = false, children }: DialogProps) {
  return (
    <dialog id={id} open={isOpen} className={styles.dialog} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          {...{ command: 'close', commandfor: id }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" fill="none" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}
