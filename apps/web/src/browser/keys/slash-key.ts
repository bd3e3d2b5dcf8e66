/** The key / leads to the field that names it, unless something is being typed. */
export function followSlashKey(): void {
  const field = document.querySelector<HTMLElement>('[data-slash-key]')
  if (!field) return
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return
    event.preventDefault()
    field.focus()
  })
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]'
