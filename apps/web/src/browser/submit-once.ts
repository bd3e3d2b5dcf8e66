import { formOf } from './event-targets.ts'
import { countProgress } from './progress.ts'

const sent = new Map<HTMLFormElement, HTMLButtonElement | null>()

/**
 * A form on its way to the server says so and cannot be sent twice. Its button is disabled a moment
 * after the browser has read the form, because the value of a disabled button is not sent.
 */
export function submitOnce(): void {
  document.addEventListener('submit', (event) => {
    const form = formOf(event)
    // One that asks for a page may only move within this one.
    if (form?.method !== 'post') return
    setTimeout(() => {
      if (!event.defaultPrevented) markSent(form, event.submitter)
    })
  })
  // Back from the next page, the browser shows this one as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markReady()
  })
}

function markSent(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const button = submitter instanceof HTMLButtonElement ? submitter : null
  sent.set(form, button)
  form.ariaBusy = 'true'
  countProgress(1)
  if (button) button.disabled = true
}

function markReady(): void {
  for (const [form, button] of sent) {
    form.ariaBusy = null
    countProgress(-1)
    if (button) button.disabled = false
  }
  sent.clear()
}
