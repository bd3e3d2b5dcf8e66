import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { INTEGRATIONS } from '../bills/public.ts'
import { orderPagesMessage } from './messages/messages.generated.ts'
import { type Snippet, snippetFor } from './order-link-snippets.ts'
import styles from './order-page.module.css'

type OrderPageSetupProps = {
  readonly page: AnswerOf<typeof GetOrderPage>
  readonly name: string
  readonly platform: string
  /** It was just changed. */
  readonly isSaved: boolean
}

/** How a shop links each order to what it funded. */
export function OrderPageSetup({ name, platform, page, isSaved }: OrderPageSetupProps) {
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: INTEGRATIONS, label: orderPagesMessage('orderPageSetup.integrations') }]}
          here={name}
        />
        <h1>{orderPagesMessage('orderPageSetup.pageCustomers')}</h1>
        <p className="lead quiet">{orderPagesMessage('orderPageSetup.putLinkIntoOrder')}</p>
        {page.example ? (
          <p>
            <LinkButton href={page.example}>
              {orderPagesMessage('orderPageSetup.seeNewestOrder')}
            </LinkButton>
          </p>
        ) : (
          <p className="quiet">{orderPagesMessage('orderPageSetup.onceFirstOrderSee')}</p>
        )}
      </header>
      <CopyThis snippet={snippetFor(platform, page)} />
      <ShowProofs showsProofs={page.showsProofs} isSaved={isSaved} />
      <section className="part" aria-labelledby="privacy">
        <h2 id="privacy">{orderPagesMessage('orderPageSetup.linkGivesAway')}</h2>
        <p>{orderPagesMessage('orderPageSetup.addressHoldsOwnId')}</p>
      </section>
    </div>
  )
}

const explain = () => orderPagesMessage('orderPageSetup.ordersDayShareEntry')

function ShowProofs({ showsProofs, isSaved }: { showsProofs: boolean; isSaved: boolean }) {
  return (
    <section className="part flow-16" aria-labelledby="proofs">
      <h2 id="proofs">{orderPagesMessage('orderPageSetup.proofPublicLedger')}</h2>
      {isSaved ? (
        <Notice kind="success">
          {showsProofs
            ? orderPagesMessage('orderPageSetup.savedCustomersCheckOrders')
            : orderPagesMessage('orderPageSetup.savedCustomersNoLonger')}
        </Notice>
      ) : null}
      <form method="post" className="flow-16">
        <Checkbox
          name="showsProofs"
          value="yes"
          defaultChecked={showsProofs}
          label={orderPagesMessage('orderPageSetup.letCustomersCheckOrder')}
          explain={explain()}
        />
        <div>
          <Button type="submit">{orderPagesMessage('orderPageSetup.save')}</Button>
        </div>
      </form>
    </section>
  )
}

function CopyThis({ snippet: { title, where, code } }: { readonly snippet: Snippet }) {
  return (
    <section className="panel flow-16" aria-labelledby="snippet">
      <h2 id="snippet">{title}</h2>
      <p>{where}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  )
}
