import type { ComponentProps, ReactNode } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  /** What `opensDialog` names. */
  readonly id: string
  readonly title: string
  /** Open from the start, in its place on the page, as the answer to a form. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/**
 * What makes a button open a dialog without script: as a modal where the browser has invoker commands,
 * else as a popover, until the page's script does what the command says. A browser that has both obeys the
 * command.
 */
export function opensDialog(id: string): ComponentProps<'button'> {
  return { ...{ command: 'show-modal', commandfor: id }, popoverTarget: id }
}

/** What makes a button close the dialog it is in. */
export function closesDialog(id: string): ComponentProps<'button'> {
  return { ...{ command: 'close', commandfor: id }, popoverTarget: id, popoverTargetAction: 'hide' }
}

/** The platform's own dialog: it takes the focus, closes on Escape and needs no script. */
export function Dialog({ id, title, isOpen = false, children }: DialogProps) {
  return (
    <dialog
      id={id}
      open={isOpen}
      popover={isOpen ? undefined : 'auto'}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {isOpen ? (
          <form method="dialog">
            <CloseButton />
          </form>
        ) : (
          <CloseButton type="button" {...closesDialog(id)} />
        )}
      </div>
      {children}
    </dialog>
  )
}

function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button {...props} className={styles.close} aria-label="Close">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" fill="none" />
      </svg>
    </button>
  )
}
