import { html } from 'hono/html'
import { sandboxPage } from '../../sandbox-page.ts'
import { faultsForm, pressed } from '../delivery-faults.ts'
import type { ShopifyControl } from './shopify-control.ts'
import type { ShopifyShop } from './shopify-shops.ts'

/** Where the merchant of a shop installs the app. */
export function installPage(shop: ShopifyShop, scope: string) {
  return sandboxPage(
    'Install Understory',
    html`<p class="mark">${shop.name}</p>
      <h1>Install Understory?</h1>
      <p>It may: ${scope.replaceAll('_', ' ')}. It is shown no names, addresses or emails.</p>
      <form method="post">
        <button class="yes" name="answer" value="install">Install</button>
        <button class="no" name="answer" value="cancel">Cancel</button>
      </form>`,
  )
}

const BUTTONS = [
  ['order', 'Place an order'],
  ['test', 'Place a test order'],
  ['refund', 'Return 5.00 of the last order'],
  ['cancel', 'Cancel the last order'],
  ['delete', 'Delete the last order'],
  ['freeze', 'Freeze its charges, or thaw them'],
  ['uninstall', 'Uninstall the app'],
  ['redact', 'Ask to forget the shop'],
] as const

const FAULTS = [
  ['throttle', 'Limit the next three calls'],
  ['expire', 'Let the access tokens expire'],
] as const

/** What happens in the shops, at the press of a button. */
export function shopifyShopsPage(control: ShopifyControl) {
  const { shops } = control
  return sandboxPage(
    'Shopify shops',
    html`<h1>Shopify shops</h1>
      <p>Orders of people who do not exist. A shop is connected by its address.</p>
      ${shops.map(
        (shop) => html`<form method="post">
          <input type="hidden" name="shop" value="${shop.domain}" />
          <p>
            ${shop.name}: ${shop.orders.size} orders, ${shop.webhooks.size} webhooks<br />
            ${shop.domain}, ${shop.isInstalled ? 'the app is installed' : 'without the app'}
          </p>
          ${BUTTONS.map(([what, words], at) => pressed(what, words, at === 0 ? 'yes' : 'no'))}
        </form>`,
      )}
      ${faultsForm(control, shops[0]?.domain ?? '', FAULTS)}`,
  )
}
