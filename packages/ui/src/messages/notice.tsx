import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

type NoticeProps = {
  readonly kind: NoticeKind
  readonly title?: ReactNode
  readonly children?: ReactNode
}

const SIGN: Readonly<Record<NoticeKind, string>> = {
  info: 'i',
  success: '✓',
  warning: '!',
  error: '!',
}

/** Something to know where it matters. Errors and warnings are announced when they appear. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span className={styles.sign} aria-hidden="true">
        {SIGN[kind]}
      </span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}
