import type { ComponentProps } from 'react'
import styles from './control.module.css'

type Option = { readonly value: string; readonly label: string }

type SelectProps = ComponentProps<'select'> & { readonly options: readonly Option[] }

export function Select({ options, children, ...rest }: SelectProps) {
  return (
    <select {...rest} className={styles.control}>
      {children}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
