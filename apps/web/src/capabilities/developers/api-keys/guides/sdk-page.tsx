import buyTrees from '@understory/sdk/examples/buy-trees.ts?raw'
import checkCertificate from '@understory/sdk/examples/check-certificate.ts?raw'
import receiveWebhook from '@understory/sdk/examples/receive-webhook.ts?raw'
import totalOfPurchases from '@understory/sdk/examples/total-of-purchases.ts?raw'
import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'

/** As someone writes it who installed the package. */
const asInstalled = (source: string): string =>
  source
    .replaceAll("'../understory.ts'", "'understory'")
    .replaceAll(/'\.\.\/(\w+)\.ts'/g, "'understory/$1'")
    .trim()

export function SdkPage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>JavaScript and TypeScript</h1>
        <p className="lead">
          A client with a method for every call, types for what you send and get, and nothing else
          that it installs. It makes idempotency keys, tries again where that helps, and turns
          pages.
        </p>
      </header>
      <section aria-labelledby="install" className={styles.part}>
        <h2 id="install">1. Install it from here</h2>
        <CodeBlock
          label="Installing the client"
          text={`npm install ${origin}/developers/understory.tgz`}
        />
        <p>
          So it always fits this site. The package of the same name in the npm registry is somebody
          else’s.
        </p>
      </section>
      <section aria-labelledby="buy" className={styles.part}>
        <h2 id="buy">2. Price something, and buy it</h2>
        <p>
          <code>{`origin`}</code> is <code>{origin}</code>, and <code>key</code>{' '}
          <a href={API_KEYS_PATH}>a key of yours</a>: begin with a test key, with which nothing is
          charged. Keep it in the environment, never in the code.
        </p>
        <CodeBlock label="Buying ten trees" text={asInstalled(buyTrees)} />
        <p>
          If the connection breaks, the client sends the call again with the same idempotency key,
          so you pay once. To try again yourself later, give a key of your own:{' '}
          <code>{"create(order, { idempotencyKey: 'order-1042' })"}</code>.
        </p>
      </section>
      <section aria-labelledby="list" className={styles.part}>
        <h2 id="list">3. Read lists to the end</h2>
        <CodeBlock label="Adding up all purchases" text={asInstalled(totalOfPurchases)} />
        <p>
          <code>await</code> the same call for one page, and <code>.withResponse()</code> for the
          headers of any answer.
        </p>
      </section>
      <section aria-labelledby="hear" className={styles.part}>
        <h2 id="hear">4. Check that a webhook came from us</h2>
        <CodeBlock label="Receiving a webhook" text={asInstalled(receiveWebhook)} />
        <p>
          How they are sent is on the page about <a href="/developers/webhooks">webhooks</a>.
        </p>
      </section>
      <section aria-labelledby="prove" className={styles.part}>
        <h2 id="prove">5. Check a certificate without us</h2>
        <CodeBlock label="Checking a certificate" text={asInstalled(checkCertificate)} />
        <p>
          The verifier key of the log is at <a href="/ledger/key">/ledger/key</a>. Write it down
          once: a key that comes with a proof shows nothing.
        </p>
      </section>
      <Runs />
    </div>
  )
}

function Runs() {
  return (
    <section aria-labelledby="know" className={styles.part}>
      <h2 id="know">Good to know</h2>
      <dl className={styles.rules}>
        <div>
          <dt>Where it runs</dt>
          <dd>
            Node from 20.12, Deno, Bun and workers, and in browsers for what is public. It refuses a
            live key in a page, where everyone could read it.
          </dd>
        </div>
        <div>
          <dt>Trying again</dt>
          <dd>
            Three times, where nothing answered, the limit was reached or the server restarts. It
            waits as long as <code>Retry-After</code> says, and never more than a minute.
          </dd>
        </div>
        <div>
          <dt>Errors</dt>
          <dd>
            Each has a <code>code</code> for your program, a sentence for people,{' '}
            <code>problems</code> for fields, and a <code>requestId</code> that helps us find it.
          </dd>
        </div>
        <div>
          <dt>Other languages</dt>
          <dd>
            Any generator for OpenAPI 3.1 makes a client from{' '}
            <a href="/v1/openapi.json">our document</a>.
          </dd>
        </div>
      </dl>
    </section>
  )
}
