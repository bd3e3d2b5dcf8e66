/** What is typed in a field with `data-echo` stands in the element of that id at once, and goes nowhere. */
export function echoTyped(): void {
  const show = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-echo]')) {
      const shown = document.getElementById(field.dataset.echo ?? '')
      if (shown) shown.textContent = field.value.trim() || (shown.dataset.otherwise ?? '')
    }
  }
  document.addEventListener('input', show)
  // A browser that goes back fills fields in again.
  window.addEventListener('pageshow', show)
}
