import { elementOf } from '../event-targets.ts'
/** Minus and plus beside a count, and pictures that grow with it: what is marked with the n-th of a field. */
export function followCounters(): void {
  document.addEventListener('click', (event) => {
    const button = elementOf(event)?.closest<HTMLElement>('[data-step]')
    const input = button && document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!(input instanceof HTMLInputElement)) return
    const count = Math.max(0, numberIn(input.value) + Number(button?.dataset.step))
    input.value = String(count)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  document.addEventListener('input', draw)
  document.addEventListener('change', draw)
  window.addEventListener('pageshow', draw)
}

function draw(): void {
  for (const drawn of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const counts = (drawn.dataset.of ?? '').split(' ').map((name) => {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return input?.checkVisibility?.() === false ? 0 : numberIn(input?.value)
    })
    const sum = counts.reduce((all, count) => all + count, 0)
    drawn.toggleAttribute('data-absent', sum < Number(drawn.dataset.from))
  }
}

/** With commas between thousands, or before decimals, as the server reads it. */
function numberIn(typed = ''): number {
  const text = typed.replaceAll(/\s/g, '')
  const isGrouped = /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(text)
  return Number(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')) || 0
}
