import type { ReactNode } from 'react'
import styles from './setup-sum.module.css'

type SetupFrameProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** Around a picture that the server draws. */
export function SetupFrame({ className = '', children }: SetupFrameProps) {
  return <div className={`${styles.picture} ${className}`}>{children}</div>
}
