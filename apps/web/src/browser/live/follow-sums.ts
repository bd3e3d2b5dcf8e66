const MICROS_PER_UNIT = 1_000_000

/**
 * What sliders come to stands beside them at once: `data-of` names the fields that are multiplied, `data-times`
 * says what one comes to, in millionths of `data-currency` where it is money.
 */
export function followSums(): void {
  document.addEventListener('input', show)
  // A browser that goes back fills fields in again.
  window.addEventListener('pageshow', show)
}

function show(): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-times]')) {
    const { of = '', times, currency } = shown.dataset
    const counts = of.split(' ').map((name) => {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return Number(input?.value)
    })
    const product = counts.reduce((sum, count) => sum * count, Number(times))
    shown.textContent = currency
      ? inMoney(product / MICROS_PER_UNIT, currency)
      : product.toLocaleString('en-GB')
  }
}

/** Part of a penny is charged as a whole one. */
const inMoney = (amount: number, currency: string) =>
  (Math.ceil(Math.round(amount * MICROS_PER_UNIT) / 10_000) / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency,
  })
