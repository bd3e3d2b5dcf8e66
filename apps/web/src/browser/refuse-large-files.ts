/** Clears a file that is larger than its field takes and shows the error beside it; the rest of the form stays. */
export function refuseLargeFiles(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.mostBytes) return
    const most = Number(target.dataset.mostBytes)
    const isTooLarge = [...(target.files ?? [])].some(({ size }) => size > most)
    if (isTooLarge) target.value = ''
    target.nextElementSibling?.toggleAttribute('hidden', !isTooLarge)
  })
}
