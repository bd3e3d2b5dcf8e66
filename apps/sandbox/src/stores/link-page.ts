import { html } from 'hono/html'
import { sandboxPage } from '../sandbox-page.ts'
import { faultsForm, pressed } from './delivery-faults.ts'
import type { Shop } from './shops.ts'
import type { StoresControl } from './stores-control.ts'

/** Where a merchant chooses the shop that they connect. */
export function linkPage(shops: readonly Shop[], redirectUrl: string) {
  return sandboxPage(
    'Connect a shop',
    html`<h1>Connect a shop</h1>
      <p>These shops are made up, and so are their orders.</p>
      ${shops.map(
        (shop) => html`<form method="post">
          <input type="hidden" name="redirect_url" value="${redirectUrl}" />
          <button class="yes" name="shop" value="${shop.uniqueName}">
            ${shop.name} (${shop.currency})
          </button>
        </form>`,
      )}
      <form method="post">
        <input type="hidden" name="redirect_url" value="${redirectUrl}" />
        <button class="no">Not now</button>
      </form>`,
  )
}

const LINK_PAGE_STATES = [
  ['needs-update', 'Ask the merchant to sign in again'],
  ['disabled', 'Switch the connection off'],
  ['not-ready', 'Read the shop for the first time'],
  ['ready', 'Be ready again'],
] as const

/** What happens in the shops, at the press of a button. */
export function shopsPage(control: StoresControl) {
  const { shops } = control
  return sandboxPage(
    'Shops',
    html`<h1>Shops</h1>
      <p>Orders of people who do not exist. The app that is connected hears of each.</p>
      ${shops.map(
        (shop) => html`<form method="post">
          <input type="hidden" name="shop" value="${shop.uniqueName}" />
          <p>${shop.name}: ${shop.orders.size} orders</p>
          <button class="yes" name="what" value="order">Place an order</button>
          <button class="no" name="what" value="refund">Return 5.00 of the last order</button>
          <button class="no" name="what" value="cancel">Cancel the last order</button>
          ${LINK_PAGE_STATES.map(([state, words]) => pressed(state, words))}
        </form>`,
      )}
      ${faultsForm(control, shops[0]?.uniqueName ?? '')}`,
  )
}
