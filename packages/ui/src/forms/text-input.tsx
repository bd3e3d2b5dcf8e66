import type { ComponentProps } from 'react'
import styles from './control.module.css'

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={styles.control} />
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={styles.control} />
}
