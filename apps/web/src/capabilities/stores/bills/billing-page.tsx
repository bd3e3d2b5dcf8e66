import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { appPlanPath, appPlanWords } from './app-plan-words.ts'
import type { BillingPageProps } from './billing-props.ts'
import { BillsTable } from './bills-table.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { SoFar } from './so-far.tsx'
import { StartForm } from './start-form.tsx'
import { INTEGRATIONS } from './store-addresses.ts'

const BILLING_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  start: 'Your orders count from now on. The first bill comes in a month.',
  card: 'The next bill goes to this card.',
  'card-added': 'Your card is added. You can choose it here now.',
  end: 'New orders contribute nothing. What was not billed yet is charged once more.',
})

/** How stores are billed, by card or by Shopify: the plan, the month so far, every bill, and what happens when one is not paid. */
export function BillingPage(props: BillingPageProps) {
  const { billing, stores, done, refused } = props
  const ofShopify = stores.filter((store) => !isOfCard(store))
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb trail={[{ href: INTEGRATIONS, label: 'Integrations' }]} here="Billing" />
        <h1>Billing</h1>
        <p className="lead quiet">
          You pay afterwards for what your orders contributed, and for nothing else. It enters your
          ledger once it is paid.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {done && BILLING_PAGE_DONE[done] && !refused ? (
        <PageToast id="done" kind="success" body={BILLING_PAGE_DONE[done]} />
      ) : null}
      {stores.some(isOfCard) ? <ByCard {...props} /> : null}
      {ofShopify.length > 0 ? <ByShopify stores={ofShopify} /> : null}
      <BillsTable {...billing} areOlder={props.areOlder} />
      <AboutBills />
    </div>
  )
}

const isOfCard = ({ chargedBy }: Store) => chargedBy === 'card'

function ByCard(props: BillingPageProps) {
  const { plan } = props.billing
  return (
    <div className="columns">
      <div className="flow-32">
        {plan && !plan.isEnding ? <PlanPanel {...props} plan={plan} /> : <StartForm {...props} />}
      </div>
      <SoFar {...props} />
    </div>
  )
}

/** Stores that Shopify bills, with its own invoice, up to a limit that was approved there. */
function ByShopify({ stores }: { readonly stores: readonly Store[] }) {
  return (
    <section className="part" aria-labelledby="by-shopify">
      <h2 id="by-shopify">Billed by Shopify</h2>
      <p>
        What these stores contribute is recorded at Shopify once a day, in US dollars, and stands on
        its invoice to you. Each record is a bill below.
      </p>
      <ul className="card-rows">
        {stores.map(({ storeId, name, appPlan }) => (
          <li key={storeId}>
            <span>
              <strong>{name}</strong>
              {appPlan ? <span className="subline">{appPlanWords(appPlan)}</span> : null}
            </span>
            <a href={appPlanPath(storeId)}>
              Look at the limit<span className="visually-hidden"> of {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AboutBills() {
  return (
    <section className="part prose-width" aria-labelledby="about">
      <h2 id="about">Good to know</h2>
      <p>
        <strong>Refunds.</strong> An order that is refunded before its bill is simply not on it. One
        that is refunded after its bill was paid gives a credit, which lowers the next bill of that
        store; what is left is carried on. A bill itself never changes.
      </p>
      <p>
        <strong>When a payment fails.</strong> We try the card again over the following days and
        write to you. You can pay at once with another card. Until then nothing of that bill is in
        your ledger; your orders are still counted.
      </p>
      <p>
        <strong>A store that you disconnect</strong> gets its last bill at the end of your month, or
        at once where Shopify bills it. If a credit is left after that,{' '}
        <a href="/contact-us">write to us</a> and we pay it back.
      </p>
    </section>
  )
}
