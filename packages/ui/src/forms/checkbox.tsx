import type { ComponentProps, ReactNode } from 'react'
import styles from './control.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly explain?: ReactNode
  /** In the address when the currency changes, also where it is not ticked. */
  readonly 'data-in-address'?: ''
}

export function Checkbox({ label, explain, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {explain ? <span className={styles.explain}>{explain}</span> : null}
      </span>
    </label>
  )
}
