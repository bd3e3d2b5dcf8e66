import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { INTEGRATIONS } from '../bills/public.ts'
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
        <Breadcrumb trail={[{ href: INTEGRATIONS, label: 'Integrations' }]} here={name} />
        <h1>A page for your customers</h1>
        <p className="lead quiet">
          Put a link into your order emails, and each customer sees what their own order funded,
          whether it is paid for and, if you like, where it stands in the public ledger.
        </p>
        {page.example ? (
          <p>
            <LinkButton href={page.example}>See it for your newest order</LinkButton>
          </p>
        ) : (
          <p className="quiet">Once your first order is here, you can see its page.</p>
        )}
      </header>
      <CopyThis snippet={snippetFor(platform, page)} />
      <ShowProofs showsProofs={page.showsProofs} isSaved={isSaved} />
      <section className="part" aria-labelledby="privacy">
        <h2 id="privacy">What the link gives away</h2>
        <p>
          The address holds your own id of the order and a code, and nothing about your customer.
          Without the code nobody can go through your orders. The page names the shop and the trees,
          never what was bought or for how much, and no totals of your shop unless you show its
          entries of the ledger. Keep the key out of pages that people can read the source of: it
          belongs in emails and other things that your shop makes on its server.
        </p>
      </section>
    </div>
  )
}

const EXPLAIN =
  'Your orders of a day share one entry, so each customer also sees how many orders you had that day and how many trees they funded. From that and their own order they could estimate what you sold.'

function ShowProofs({ showsProofs, isSaved }: { showsProofs: boolean; isSaved: boolean }) {
  return (
    <section className="part flow-16" aria-labelledby="proofs">
      <h2 id="proofs">Proof in the public ledger</h2>
      {isSaved ? (
        <Notice kind="success">
          {showsProofs
            ? 'Saved. Customers can check their orders in the public ledger.'
            : 'Saved. Customers no longer see which entry their order is in.'}
        </Notice>
      ) : null}
      <form method="post" className="flow-16">
        <Checkbox
          name="showsProofs"
          value="yes"
          defaultChecked={showsProofs}
          label="Let customers check their order in the public ledger"
          explain={EXPLAIN}
        />
        <div>
          <Button type="submit">Save</Button>
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
