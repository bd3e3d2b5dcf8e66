import type { StoreBilling } from '@understory/contracts/stores/bills.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { BillingPageProps } from './billing-props.ts'
import { amount, countedOrders, soFarWords } from './billing-words.ts'
import { billsMessage, billsRich } from './messages/messages.generated.ts'

/** What each store would be billed now. */
export function SoFar({ billing, stores }: Pick<BillingPageProps, 'billing' | 'stores'>) {
  const shown = billing.soFar.flatMap((soFar) => {
    const store = stores.find(({ storeId }) => storeId === soFar.storeId)
    return store?.chargedBy === 'card' ? [{ soFar, store }] : []
  })
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="so-far">
      <h2 id="so-far">{billsMessage('soFar.thisMonthSoFar')}</h2>
      {shown.length === 0 ? <p>{billsMessage('soFar.noStoreCountsYet')}</p> : null}
      {shown.map(({ store, soFar }) => (
        <div key={store.storeId} className="part">
          <h3>{store.name}</h3>
          <Sum store={store} soFar={soFar} />
        </div>
      ))}
    </section>
  )
}

type SumProps = { readonly store: Store; readonly soFar: StoreBilling['soFar'][number] }

function Sum({ store, soFar }: SumProps) {
  const { grossMinor, totalMinor, creditMinor, overCap, currency } = soFar
  const used = grossMinor - totalMinor
  return (
    <>
      <dl className="sum-rows">
        <div>
          <dt>
            {store.capMinor === null
              ? billsMessage('soFar.contributed')
              : billsMessage('soFar.withinCapFar')}
            <span className="quiet">{soFarWords(soFar)}</span>
          </dt>
          <dd>{amount(grossMinor, currency)}</dd>
        </div>
        {overCap > 0 ? (
          <div>
            <dt>{billsMessage('soFar.overYourCap')}</dt>
            <dd>{countedOrders(overCap)}</dd>
          </div>
        ) : null}
        {store.pending.setAside > 0 ? (
          <div>
            <dt>{billsMessage('soFar.setAsideSoldMoment')}</dt>
            <dd>{countedOrders(store.pending.setAside)}</dd>
          </div>
        ) : null}
        {used > 0 ? (
          <div>
            <dt>{billsMessage('soFar.creditFromRefunds')}</dt>
            <dd>−{amount(used, currency)}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <strong>{billsMessage('soFar.toBeBilled')}</strong>
          </dt>
          <dd>
            <strong>{amount(totalMinor, currency)}</strong>
          </dd>
        </div>
      </dl>
      {creditMinor > used ? (
        <CreditLeft store={store} left={amount(creditMinor - used, currency)} />
      ) : null}
    </>
  )
}

/** More was refunded than is to be billed. */
function CreditLeft({ store, left }: { readonly store: Store; readonly left: string }) {
  return (
    <p className="quiet">
      {store.disconnectedAt
        ? billsRich('soFar.creditLeftStoreDisconnected', {
            left,
            link: (words) => <a href="/contact-us">{words}</a>,
          })
        : billsMessage('soFar.creditLeftBillsAfter', { left })}
    </p>
  )
}
