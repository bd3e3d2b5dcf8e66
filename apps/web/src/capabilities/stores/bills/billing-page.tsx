import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords, strongWords } from '../../../shell/message-tags.tsx'
import { appPlanPath, appPlanWords } from './app-plan-words.ts'
import type { BillingPageProps } from './billing-props.ts'
import { BillsTable } from './bills-table.tsx'
import { billsMessage, billsRich } from './messages/messages.generated.ts'
import { PlanPanel } from './plan-panel.tsx'
import { SoFar } from './so-far.tsx'
import { StartForm } from './start-form.tsx'
import { INTEGRATIONS } from './store-addresses.ts'

const billingPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    start: billsMessage('billing.ordersCountNowFirst'),
    card: billsMessage('billing.nextBillGoesCard'),
    'card-added': billsMessage('billing.cardAddedChooseNow'),
    end: billsMessage('billing.newOrdersContributeNothing'),
  })

/** How stores are billed, by card or by Shopify: the plan, the month so far, every bill, and what happens when one is not paid. */
export function BillingPage(props: BillingPageProps) {
  const { billing, stores, done, refused } = props
  const doneWords = done && !refused ? billingPageDone()[done] : undefined
  const ofShopify = stores.filter((store) => !isOfCard(store))
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: INTEGRATIONS, label: billsMessage('billing.integrations') }]}
          here={billsMessage('billing.billing')}
        />
        <h1>{billsMessage('billing.billing')}</h1>
        <p className="lead quiet">{billsMessage('billing.payAfterwardsOrdersContributed')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {doneWords ? <PageToast id="done" kind="success" body={doneWords} /> : null}
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
      <h2 id="by-shopify">{billsMessage('billing.billedByShopify')}</h2>
      <p>{billsMessage('billing.storesContributeRecordedShopify')}</p>
      <ul className="card-rows">
        {stores.map(({ storeId, name, appPlan }) => (
          <li key={storeId}>
            <span>
              <strong>{name}</strong>
              {appPlan ? <span className="subline">{appPlanWords(appPlan)}</span> : null}
            </span>
            <a href={appPlanPath(storeId)}>
              {billsRich('billing.lookLimit', { hidden: hiddenWords, name })}
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
      <h2 id="about">{billsMessage('billing.goodToKnow')}</h2>
      <p>{billsRich('billing.refundsOrderRefundedBefore', { strong: strongWords })}</p>
      <p>{billsRich('billing.whenPaymentFailsTry', { strong: strongWords })}</p>
      <p>
        {billsRich('billing.storeDisconnectGetsLast', {
          strong: strongWords,
          link: (words) => <a href="/contact-us">{words}</a>,
        })}
      </p>
    </section>
  )
}
