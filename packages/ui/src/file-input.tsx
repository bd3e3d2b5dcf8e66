import type { ComponentProps } from 'react'
import styles from './control.module.css'

export function FileInput(props: ComponentProps<'input'>) {
  return <input {...props} type="file" className={styles.file} />
}
