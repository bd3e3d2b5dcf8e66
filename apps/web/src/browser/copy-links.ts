import { elementOf } from './event-targets.ts'
import { showToast } from './toasts.ts'

/** A button with `data-copy-link` copies the address of that page; one with `data-copy-text`, that text. */
export function copyLinks(): void {
  document.addEventListener('click', (event) => {
    const button = elementOf(event)?.closest<HTMLElement>('[data-copy-link],[data-copy-text]')
    if (!button) return
    const { copyText, copyLink = '' } = button.dataset
    void copy(copyText ?? new URL(copyLink, location.href).href)
  })
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ id: `copied ${text}`, kind: 'success', body: 'Copied.' })
  } catch {
    showToast({ id: `not copied ${text}`, kind: 'info', body: text, delay: 30_000 })
  }
}
