/** Ctrl+K, or ⌘K, searches pages and things of one's own; what answers is fetched at the first press. */
export function followSearchKey(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-quick-search]')
  if (!dialog) return
  document.addEventListener('keydown', (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isCommand || event.key?.toLowerCase() !== 'k') return
    event.preventDefault()
    open(dialog)
  })
  document.addEventListener('click', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    const link =
      event.target instanceof Element ? event.target.closest('[data-opens-search]') : null
    if (!link || !isPlain) return
    event.preventDefault()
    open(dialog)
  })
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.showModal()
  dialog.querySelector('input')?.select()
  void import('./quick-search.ts').then(({ startQuickSearch }) => startQuickSearch(dialog))
}
