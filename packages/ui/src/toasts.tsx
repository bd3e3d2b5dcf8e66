import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import {
  closeToast,
  expireToasts,
  type ShownToast,
  showToast,
  TOAST_CHECK_MS,
  type Toast,
} from './toast-queue.ts'
import styles from './toasts.module.css'

const ShowToast = createContext<(toast: Toast) => void>(() => {})

/** Provides the function that shows a toast at the top right. */
export function useToast(): (toast: Toast) => void {
  return useContext(ShowToast)
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const add = useCallback((toast: Toast) => {
    setShown((now) => showToast(now, toast, performance.now()))
  }, [])
  const waiting = shown.length > 0
  useEffect(() => {
    if (!waiting) return
    const check = () => setShown((now) => expireToasts(now, performance.now()))
    const timer = setInterval(check, TOAST_CHECK_MS)
    return () => clearInterval(timer)
  }, [waiting])
  return (
    <ShowToast value={add}>
      {children}
      <ToastList shown={shown} onClose={(id) => setShown((now) => closeToast(now, id))} />
    </ShowToast>
  )
}

type ToastListProps = {
  readonly shown: readonly ShownToast[]
  readonly onClose: (id: string) => void
}

function ToastList({ shown, onClose }: ToastListProps) {
  return (
    <section className={styles.list} aria-live="polite" aria-label="Messages">
      {shown.map(({ id, kind, title, body }) => (
        <div key={id} className={`${styles.toast} ${styles[kind]}`}>
          <div>
            {title ? <p className={styles.title}>{title}</p> : null}
            <p>{body}</p>
          </div>
          <button type="button" aria-label="Close message" onClick={() => onClose(id)}>
            ×
          </button>
        </div>
      ))}
    </section>
  )
}
