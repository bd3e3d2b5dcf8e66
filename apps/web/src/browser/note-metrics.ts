import { openSession } from './stored/persisted-state.ts'

/** Keeps the totals that a page shows, the ones before them, and whether a payment came between. */
export function noteMetrics(): void {
  const shown = document.querySelector<HTMLElement>('[data-metrics]')?.dataset.metrics
  const isPaid = document.querySelector('[data-payment-completed]') !== null
  if (shown === undefined && !isPaid) return
  const session = openSession()
  const before = session.read('metrics') ?? { current: null, last: null, paymentCompleted: false }
  if (isPaid) session.write('metrics', { ...before, paymentCompleted: true })
  if (shown === undefined || shown === JSON.stringify(before.current)) return
  session.write('metrics', {
    current: JSON.parse(shown),
    last: before.current,
    paymentCompleted: false,
  })
}
