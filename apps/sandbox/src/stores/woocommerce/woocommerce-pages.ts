import { html } from 'hono/html'
import { sandboxPage } from '../../sandbox-page.ts'
import { faultsForm } from '../delivery-faults.ts'
import type { WooControl } from './woocommerce-control.ts'
import type { WooShop } from './woocommerce-shops.ts'

/** Where the merchant of a shop approves an app; the shop then sends its keys to the app. */
export function approvePage(shop: WooShop, appName: string) {
  return sandboxPage(
    `Approve ${appName}`,
    html`<p class="mark">${shop.name}</p>
      <h1>${appName} would like to connect to your shop</h1>
      <p>It may read and write orders, coupons, customers and products, and create webhooks.</p>
      <form method="post">
        <button class="yes" name="answer" value="approve">Approve</button>
        <button class="no" name="answer" value="deny">Deny</button>
      </form>`,
  )
}

/** What happens in the shops, at the press of a button. */
export function wooShopsPage(control: WooControl, origin: string) {
  const { shops } = control
  return sandboxPage(
    'WooCommerce shops',
    html`<h1>WooCommerce shops</h1>
      <p>Orders of people who do not exist. A shop is connected by its address.</p>
      ${shops.map(
        (shop) => html`<form method="post">
          <input type="hidden" name="shop" value="${shop.slug}" />
          <p>
            ${shop.name}: ${shop.orders.size} orders, ${active(shop)} active webhooks<br />
            ${origin}/woocommerce/${shop.slug}
          </p>
          <button class="yes" name="what" value="order">Place an order</button>
          <button class="no" name="what" value="refund">Return 5.00 of the last order</button>
          <button class="no" name="what" value="cancel">Cancel the last order</button>
          <button class="no" name="what" value="trash">Bin the last order</button>
          <button class="no" name="what" value="restore">Restore the last order</button>
          <button class="no" name="what" value="disable">Disable the webhooks</button>
        </form>`,
      )}
      ${faultsForm(control, shops[0]?.slug ?? '')}`,
  )
}

const active = ({ webhooks }: WooShop) =>
  [...webhooks.values()].filter(({ status }) => status === 'active').length
