import type { ReactNode } from 'react'

type CloseFormProps = {
  /** By which it is remembered. */
  readonly message: string
  readonly returnTo: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Closes what is marked with `data-closable` around it: in place with script, and by a page without. */
export function CloseForm({ message, returnTo, className, children }: CloseFormProps) {
  return (
    <form method="post" action="/close-message" data-in-place="" className={className}>
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="return" value={returnTo} />
      {children}
    </form>
  )
}
