import type { ComponentProps } from 'react'
import styles from './button.module.css'

/**
 * `action` is the primary button of a page; `plain` is secondary; `quiet` is for minor actions; `link` stands
 * among links, as in the rows of a table; `danger` ends something.
 */
export type ButtonLook = 'action' | 'plain' | 'quiet' | 'link' | 'danger' | 'on-band'

type WithLook = { readonly look?: ButtonLook }

export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`
}

export function Button({
  look = 'plain',
  type = 'button',
  ...rest
}: WithLook & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={buttonClass(look)} />
}

export function LinkButton({ look = 'plain', children, ...rest }: WithLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={buttonClass(look)}>
      {children}
    </a>
  )
}
