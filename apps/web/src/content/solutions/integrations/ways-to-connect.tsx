import type { ConnectorName } from '@understory/domain/stores/connected-stores/store-status.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import styles from '../solutions.module.css'

type Way = { readonly title: string; readonly text: string; readonly reads: string }

const waysToConnectWays = (): Readonly<Record<ConnectorName, Way>> => ({
  shopify: {
    title: solutionsMessage('waysToConnect.shopify'),
    text: solutionsMessage('waysToConnect.installAppShopApprove'),
    reads: solutionsMessage('waysToConnect.permissionReadOrdersNone'),
  },
  woocommerce: {
    title: solutionsMessage('waysToConnect.woocommerce'),
    text: solutionsMessage('waysToConnect.typeAddressShopSign'),
    reads: solutionsMessage('waysToConnect.permissionReadWriteBecause'),
  },
  rutter: {
    title: solutionsMessage('waysToConnect.anotherPlatform'),
    text: solutionsMessage('waysToConnect.throughRutterConnectionService'),
    reads: solutionsMessage('waysToConnect.asksDependsPlatformRutter'),
  },
})

/** How shops are connected here, and what each way is allowed to do. */
export function WaysToConnect({ connectors }: { readonly connectors: readonly ConnectorName[] }) {
  const offered = connectors.filter((name) => name in waysToConnectWays())
  return (
    <section className={`page section ${styles.ways}`} aria-labelledby="connectors">
      <h2 id="connectors">{solutionsMessage('waysToConnect.whereShopRead')}</h2>
      {offered.length === 0 ? (
        <p>{solutionsMessage('waysToConnect.shopsCannotConnectedJust')}</p>
      ) : (
        <ul>
          {offered.map((name) => (
            <li key={name} className="flow-8">
              <h3>{waysToConnectWays()[name].title}</h3>
              <p>{waysToConnectWays()[name].text}</p>
              <p>{waysToConnectWays()[name].reads}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
