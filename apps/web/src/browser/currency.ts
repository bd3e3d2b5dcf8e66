import { BY_HAND } from '../http/by-hand.ts'
import { openSession } from './stored/persisted-state.ts'

/** The page in another currency as soon as it is chosen, with the numbers and choices of its form. */
export function followCurrency(): void {
  const shown = document.querySelector<HTMLSelectElement>('[data-currency]')
  if (!shown) return
  openSession().write('currency', shown.value)
  shown.addEventListener('change', () => {
    if (shown.form?.method === 'post') {
      shown.form.requestSubmit(shown.parentElement?.querySelector<HTMLElement>('[formaction]'))
      return
    }
    const url = new URL(window.location.href)
    // Names, messages and emails stay out of the address.
    const numbers =
      'main form[method=post] input:is([inputmode=numeric],[inputmode=decimal],:checked[type=radio],[data-in-address])'
    for (const { name, value, type, checked } of document.querySelectorAll<HTMLInputElement>(
      numbers,
    ))
      if (name) url.searchParams.set(name, type === 'checkbox' && !checked ? 'no' : value)
    url.searchParams.set('currency', shown.value)
    url.searchParams.set(BY_HAND, 'yes')
    window.location.assign(url)
  })
}
