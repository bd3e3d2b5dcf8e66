import type { Toast } from './toast-queue.ts'
import styles from './toasts.module.css'

type ToastBoxProps = Pick<Toast, 'id' | 'kind' | 'body'>

/**
 * What came of a form, at the top right of the next page. The page's script closes it in its time
 * (apps/web/src/browser/toasts.ts); without script it stands in the page.
 */
export function PageToast(props: ToastBoxProps) {
  return (
    <div className={styles.list} role="status">
      <ToastBox {...props} />
    </div>
  )
}

/** Where the script shows its toasts, and what each is made from. */
export function ToastRegion() {
  return (
    <div className={styles.list} role="status" data-toasts="">
      {(['success', 'error', 'info'] as const).map((kind) => (
        <template key={kind} data-toast-of={kind}>
          <ToastBox id="" kind={kind} body="" />
        </template>
      ))}
    </div>
  )
}

function ToastBox({ id, kind, body }: ToastBoxProps) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`} data-toast={id} data-kind={kind}>
      <p>{body}</p>
      <button type="button" aria-label="Close message">
        ×
      </button>
    </div>
  )
}
