import type { ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = {
  /** The id of the control inside; hint and error take their ids from it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and what to do; shown next to the control and announced with it. */
  readonly error?: ReactNode
  readonly optional?: boolean
  readonly children: ReactNode
}

/** What the control inside a field needs to be tied to its hint and error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const
}

export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { readonly id: string; readonly error?: ReactNode }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M8 1 15.5 14.5H.5zM7.2 6v4.5h1.6V6zm0 5.5v1.5h1.6v-1.5z"
          fill="currentColor"
          fillRule="evenodd"
        />
      </svg>
      {error}
    </p>
  )
}
