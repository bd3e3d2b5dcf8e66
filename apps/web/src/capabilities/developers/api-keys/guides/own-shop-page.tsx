import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'

const callWith = (address: string, body: object) =>
  `curl ${address} \\
  -H "Authorization: Bearer $UNDERSTORY_API_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`

const SHOP = {
  name: 'Moss Kitchen',
  currency: 'GBP',
  timeZone: 'Europe/London',
  rule: { kind: 'trees-per-order', trees: 1 },
}

const PAID = {
  id: '1042',
  createdAt: '2026-12-01T10:00:00Z',
  updatedAt: '2026-12-01T10:00:00Z',
  currency: 'GBP',
  totalMinor: 4200,
}

const REFUNDED = { ...PAID, updatedAt: '2026-12-03T09:30:00Z', refundedMinor: 1200 }

const FILE = `id,createdAt,updatedAt,currency,totalMinor,refundedMinor
1042,2026-12-01T10:00:00Z,2026-12-03T09:30:00Z,GBP,4200,1200
1043,2026-12-01T11:20:00Z,2026-12-01T11:20:00Z,GBP,1850,0`

const PUSH = `understory stores
understory orders push orders.csv --store ID --dry-run
understory orders push orders.csv --store ID --yes`

export function OwnShopPage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>Your own shop</h1>
        <p className="lead">
          A shop that you built yourself, a till or a booking system needs no connector: it sends
          its orders, and each funds what you chose.
        </p>
      </header>
      <section aria-labelledby="shop" className={styles.part}>
        <h2 id="shop">1. Add the shop</h2>
        <p>
          With <a href={API_KEYS_PATH}>a key</a> that has the scopes stores:write and orders:write,
          a test key to begin with.
        </p>
        <CodeBlock label="Adding a shop" text={callWith(`${origin}/v1/stores`, SHOP)} />
        <p>
          The rule may be trees for each order or each amount, grams of CO2e or plastic for each
          order or each amount, or a percentage of the goods as any of the three; it may name the
          project. People of the account can change it on their pages, and a key by PUT
          /v1/stores/ID/rule: with dryRun=true it says what the last orders would have contributed,
          and nothing is stored. PATCH /v1/stores/ID pauses the shop, limits its bills, or names it.
          Orders that were placed before the rule contribute nothing, and those of a live shop begin
          to count once the account has a card for its shops.
        </p>
      </section>
      <section aria-labelledby="orders" className={styles.part}>
        <h2 id="orders">2. Send each order when it is paid</h2>
        <CodeBlock
          label="Sending an order"
          text={callWith(`${origin}/v1/orders`, { storeId: 'ID', orders: [PAID] })}
        />
        <p>
          <code>totalMinor</code> is the goods after discounts, in pence, cents or whole yen,
          without shipping. Send up to 100 orders at once, and nothing about the shopper. The answer
          says what each contributes, or why not. One order alone goes by{' '}
          <code>PUT /v1/stores/ID/orders/1042</code>, where <code>GET</code> also has the link for
          its shopper.
        </p>
      </section>
      <section aria-labelledby="changes" className={styles.part}>
        <h2 id="changes">3. Send it again when it changes</h2>
        <CodeBlock
          label="Sending a refund"
          text={callWith(`${origin}/v1/orders`, { storeId: 'ID', orders: [REFUNDED] })}
        />
        <p>
          A refund is the same order with a later <code>updatedAt</code> and all that was given back
          so far; a cancelled one has <code>standing</code> “cancelled”. The newest state counts, in
          whichever order they arrive, so a repeat does no harm. What was refunded after its bill
          lowers the next one, and is taken out of the public ledger. <code>DELETE</code> removes an
          order that never was one, for good.
        </p>
      </section>
      <section aria-labelledby="file" className={styles.part}>
        <h2 id="file">4. Or send a file now and then</h2>
        <CodeBlock label="A file of orders" text={FILE} />
        <CodeBlock label="Sending a file" text={PUSH} />
        <p>
          <a href="/developers/cli">The program</a> sends it in parts of 100. With{' '}
          <code>?dryRun=true</code>, or <code>--dry-run</code>, you read what would happen and
          nothing is stored.
        </p>
      </section>
      <section aria-labelledby="bill" className={styles.part}>
        <h2 id="bill">5. What follows</h2>
        <p>
          Orders are billed together, once a month. When the bill is paid they enter the public
          ledger, and the certificate of the shop grows. <code>GET /v1/orders</code> shows how each
          stands; <a href="/developers/webhooks">webhooks</a> tell you of bills and certificates.
        </p>
      </section>
    </div>
  )
}
