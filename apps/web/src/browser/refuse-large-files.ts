/** A file larger than its field takes is not kept, and the field says so: the form it stands in loses nothing. */
export function refuseLargeFiles(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.mostBytes) return
    const most = Number(target.dataset.mostBytes)
    const isTooLarge = [...(target.files ?? [])].some(({ size }) => size > most)
    if (isTooLarge) target.value = ''
    target.nextElementSibling?.toggleAttribute('hidden', !isTooLarge)
  })
}
