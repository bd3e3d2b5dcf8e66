import { html } from 'hono/html'

/** How webhooks go wrong on their way, whichever vendor sends them. */
export function deliveryFaults() {
  const held: (() => Promise<boolean>)[] = []
  const faults = {
    sendsTwice: false,
    /** Deliveries wait, and then come in the reverse order. */
    holdsBack: false,
    held,
    /** Whether it was accepted; nothing is known yet of what is held back. */
    async sendOut(send: () => Promise<boolean>): Promise<boolean> {
      if (faults.holdsBack) {
        faults.held.push(send)
        return true
      }
      const isAccepted = await send()
      if (faults.sendsTwice) await send()
      return isAccepted
    },
    async release(): Promise<void> {
      faults.holdsBack = false
      for (const send of faults.held.splice(0).reverse()) await faults.sendOut(send)
    },
  }
  return faults
}
type DeliveryFaults = ReturnType<typeof deliveryFaults> & { outage: number }

/** What was pressed, if it is one of the faults. */
export async function goWrong(control: DeliveryFaults, what: string): Promise<void> {
  if (what === 'twice') control.sendsTwice = !control.sendsTwice
  if (what === 'hold') control.holdsBack = true
  if (what === 'release') await control.release()
  if (what === 'outage') control.outage = 3
}

type More = readonly (readonly [what: string, words: string])[]

/** Of all shops of a vendor; the form names one because each does. */
export function faultsForm(control: DeliveryFaults, shop: string, more: More = []) {
  const buttons = [
    ['twice', control.sendsTwice ? 'Deliver once again' : 'Deliver everything twice'],
    ['hold', 'Hold deliveries back'],
    ['release', 'Deliver them in reverse'],
    ['outage', 'Fail the next three calls'],
    ...more,
  ] as const
  return html`<form method="post">
    <input type="hidden" name="shop" value="${shop}" />
    <p>Faults of all of them; ${control.held.length} deliveries wait.</p>
    ${buttons.map(([what, words]) => pressed(what, words))}
  </form>`
}

export const pressed = (what: string, words: string, look: 'yes' | 'no' = 'no') =>
  html`<button class="${look}" name="what" value="${what}">${words}</button>`
