import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'

const callWith = (address: string, body: object) =>
  `curl ${address} \\
  -H "Authorization: Bearer $UNDERSTORY_API_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`

const shop = () => ({
  name: apiKeysMessage('ownShop.mossKitchen'),
  currency: 'GBP',
  timeZone: 'Europe/London',
  rule: { kind: 'trees-per-order', trees: 1 },
})

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
        <h1>{apiKeysMessage('ownShop.yourOwnShop')}</h1>
        <p className="lead">{apiKeysMessage('ownShop.shopBuiltYourselfTill')}</p>
      </header>
      <section aria-labelledby="shop" className={styles.part}>
        <h2 id="shop">{apiKeysMessage('ownShop.1AddTheShop')}</h2>
        <p>
          {apiKeysRich('ownShop.keyScopesStoresWrite', {
            link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
          })}
        </p>
        <CodeBlock
          label={apiKeysMessage('ownShop.addingAShop')}
          text={callWith(`${origin}/v1/stores`, shop())}
        />
        <p>{apiKeysMessage('ownShop.ruleTreesEachOrder')}</p>
      </section>
      <section aria-labelledby="orders" className={styles.part}>
        <h2 id="orders">{apiKeysMessage('ownShop.2SendEachOrder')}</h2>
        <CodeBlock
          label={apiKeysMessage('ownShop.sendingAnOrder')}
          text={callWith(`${origin}/v1/orders`, { storeId: 'ID', orders: [PAID] })}
        />
        <p>
          {apiKeysRich('ownShop.totalminorGoodsAfterDiscounts', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
      </section>
      <section aria-labelledby="changes" className={styles.part}>
        <h2 id="changes">{apiKeysMessage('ownShop.3SendAgainWhen')}</h2>
        <CodeBlock
          label={apiKeysMessage('ownShop.sendingARefund')}
          text={callWith(`${origin}/v1/orders`, { storeId: 'ID', orders: [REFUNDED] })}
        />
        <p>
          {apiKeysRich('ownShop.refundSameOrderLater', { code: (words) => <code>{words}</code> })}
        </p>
      </section>
      <section aria-labelledby="file" className={styles.part}>
        <h2 id="file">{apiKeysMessage('ownShop.4SendFileNow')}</h2>
        <CodeBlock label={apiKeysMessage('ownShop.aFileOfOrders')} text={FILE} />
        <CodeBlock label={apiKeysMessage('ownShop.sendingAFile')} text={PUSH} />
        <p>
          {apiKeysRich('ownShop.programSendsParts100', {
            link: (words) => <a href="/developers/cli">{words}</a>,
            code: (words) => <code>{words}</code>,
          })}
        </p>
      </section>
      <section aria-labelledby="bill" className={styles.part}>
        <h2 id="bill">{apiKeysMessage('ownShop.5WhatFollows')}</h2>
        <p>
          {apiKeysRich('ownShop.ordersBilledTogetherOnce', {
            code: (words) => <code>{words}</code>,
            link: (words) => <a href="/developers/webhooks">{words}</a>,
          })}
        </p>
      </section>
    </div>
  )
}
