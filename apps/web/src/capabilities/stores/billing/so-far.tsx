import type { BillingPageProps } from './billing-props.ts'
import { amount, countedOrders, soFarWords } from './billing-words.ts'

/** What each store would be billed now. */
export function SoFar({ billing, stores }: Pick<BillingPageProps, 'billing' | 'stores'>) {
  const shown = billing.soFar.flatMap((soFar) => {
    const store = stores.find(({ storeId }) => storeId === soFar.storeId)
    return store?.chargedBy === 'card' ? [{ ...soFar, store }] : []
  })
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="so-far">
      <h2 id="so-far">This month so far</h2>
      {shown.length === 0 ? <p>No store counts yet.</p> : null}
      {shown.map(({ store, ...soFar }) => (
        <div key={store.storeId} className="part">
          <h3>{store.name}</h3>
          <dl className="sum-rows">
            <div>
              <dt>{store.capMinor === null ? 'Contributed' : 'Within your cap so far'}</dt>
              <dd>{soFarWords(soFar)}</dd>
            </div>
            {soFar.overCap > 0 ? (
              <div>
                <dt>Over your cap</dt>
                <dd>{countedOrders(soFar.overCap)}</dd>
              </div>
            ) : null}
            {soFar.creditMinor > 0 ? (
              <div>
                <dt>Credit from refunds</dt>
                <dd>{amount(soFar.creditMinor, soFar.currency)}</dd>
              </div>
            ) : null}
            <div>
              <dt>
                <strong>To be billed</strong>
              </dt>
              <dd>
                <strong>{amount(soFar.totalMinor, soFar.currency)}</strong>
              </dd>
            </div>
          </dl>
          {store.disconnectedAt && soFar.creditMinor > soFar.grossMinor ? (
            <p className="quiet">
              This store is disconnected, and a credit is left. Write to us, and we pay it back.
            </p>
          ) : null}
        </div>
      ))}
    </section>
  )
}
