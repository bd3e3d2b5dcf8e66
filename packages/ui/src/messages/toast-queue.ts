export type ToastKind = 'error' | 'success' | 'info'

export type Toast = {
  readonly id: string
  readonly kind: ToastKind
  readonly body: string
  /** Stays until it is closed. */
  readonly persist?: boolean
  /** Milliseconds to stay; by default 10 s for an error, 5.5 s otherwise. */
  readonly delay?: number
}

export type ShownToast = Toast & { readonly shownAt: number }

export const MOST_TOASTS = 3
/** How often expired toasts are removed, in milliseconds. */
export const TOAST_CHECK_MS = 1_000
const ERROR_MS = 10_000
const OTHER_MS = 5_500

/** Adds a toast at the end; one whose id is already shown changes nothing; the oldest make room. */
export function showToast(
  shown: readonly ShownToast[],
  toast: Toast,
  now: number,
): readonly ShownToast[] {
  if (shown.some(({ id }) => id === toast.id)) return shown
  return [...shown, { ...toast, shownAt: now }].slice(-MOST_TOASTS)
}

export function closeToast(shown: readonly ShownToast[], id: string): readonly ShownToast[] {
  return shown.filter((toast) => toast.id !== id)
}

/** Removes expired toasts; returns the same list when there are none. */
export function expireToasts(shown: readonly ShownToast[], now: number): readonly ShownToast[] {
  const left = shown.filter((toast) => toast.persist || now - toast.shownAt < timeOf(toast))
  return left.length === shown.length ? shown : left
}

function timeOf({ delay, kind }: Toast): number {
  return delay ?? (kind === 'error' ? ERROR_MS : OTHER_MS)
}
