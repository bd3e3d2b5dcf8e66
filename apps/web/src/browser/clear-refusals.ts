/**
 * A refusal that came with the page is about what was sent: it goes as soon as its field changes. What a live
 * form says by itself stays, and comes back where the form puts it in the same place.
 */
export function clearRefusals(): void {
  const came = new Map(
    [...document.querySelectorAll('[id$="-error"]')].map(({ id, textContent }) => [
      id,
      textContent,
    ]),
  )
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const field of [target, target.closest('fieldset')]) if (field) clear(field)
  })

  function clear(field: Element): void {
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    const gone = described.filter((id) => isAsItCame(id))
    if (gone.length === 0) return
    for (const id of gone) hide(id)
    field.removeAttribute('aria-invalid')
    field.setAttribute('aria-describedby', described.filter((id) => !gone.includes(id)).join(' '))
  }

  const isAsItCame = (id: string) =>
    came.has(id) && document.getElementById(id)?.textContent === came.get(id)

  function hide(id: string): void {
    came.delete(id)
    const error = document.getElementById(id)
    if (!error) return
    error.hidden = true
    const observer = new MutationObserver(() => {
      error.hidden = false
      observer.disconnect()
    })
    observer.observe(error, { characterData: true, childList: true, subtree: true })
  }
}
