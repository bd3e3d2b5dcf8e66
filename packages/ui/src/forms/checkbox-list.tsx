import type { ReactNode } from 'react'
import styles from './control.module.css'

/** Many short choices: in columns where there is room, so that the form stays short. */
export function CheckboxList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
