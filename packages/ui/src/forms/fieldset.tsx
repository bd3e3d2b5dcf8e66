import type { ReactNode } from 'react'
import styles from './control.module.css'
import { FieldError } from './field.tsx'

type FieldsetProps = {
  readonly id?: string
  readonly legend: ReactNode
  readonly error?: ReactNode
  readonly children: ReactNode
}

export function Fieldset({ id = 'group', legend, error, children }: FieldsetProps) {
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.group}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
