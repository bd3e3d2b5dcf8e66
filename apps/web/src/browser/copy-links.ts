import { showToast } from './toasts.ts'

/** A button with `data-copy-link` copies the address of that page. */
export function copyLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-link]')
    if (button) copy(new URL(button.dataset.copyLink ?? '', location.href).href)
  })
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ id: `copied ${link}`, kind: 'success', body: 'The link is copied.' })
  } catch {
    showToast({
      id: `not copied ${link}`,
      kind: 'info',
      body: `The link is ${link}`,
      delay: 30_000,
    })
  }
}
