import type { ConnectorName } from '@understory/domain/stores/connected-stores/store-status.ts'
import styles from '../solutions.module.css'

type Way = { readonly title: string; readonly text: string; readonly reads: string }

const WAYS_TO_CONNECT_WAYS: Readonly<Record<ConnectorName, Way>> = {
  shopify: {
    title: 'Shopify',
    text: 'Install the app from your shop and approve it. Orders arrive seconds after they are paid.',
    reads: 'Permission to read orders, and none to change anything.',
  },
  woocommerce: {
    title: 'WooCommerce',
    text: 'Type the address of your shop, sign in there and approve. No plugin is needed.',
    reads:
      'Permission to read and write, because the shop can tell us about orders only by webhooks that we create. We write nothing else, and delete them when you disconnect.',
  },
  rutter: {
    title: 'Another platform',
    text: 'Through Rutter, a connection service: choose your platform there and sign in. Orders may take some hours to arrive.',
    reads:
      'What it asks for depends on the platform. Rutter sees your orders as well, under its own terms.',
  },
}

/** How shops are connected here, and what each way is allowed to do. */
export function WaysToConnect({ connectors }: { readonly connectors: readonly ConnectorName[] }) {
  const offered = connectors.filter((name) => name in WAYS_TO_CONNECT_WAYS)
  return (
    <section className={`page section ${styles.ways}`} aria-labelledby="connectors">
      <h2 id="connectors">Where your shop is, and what we may read</h2>
      {offered.length === 0 ? (
        <p>Shops cannot be connected just now. Please try again later.</p>
      ) : (
        <ul>
          {offered.map((name) => (
            <li key={name} className="flow-8">
              <h3>{WAYS_TO_CONNECT_WAYS[name].title}</h3>
              <p>{WAYS_TO_CONNECT_WAYS[name].text}</p>
              <p>{WAYS_TO_CONNECT_WAYS[name].reads}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
