import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'

const BUY = `understory quote --co2e 1.25t
understory buy QUOTE --dry-run
understory buy QUOTE --yes --reference 'Order 1042'
understory purchases`

const PROVE = `understory certificates get NUMBER --proof proof.json
understory certificates verify proof.json --key VERIFIER_KEY`

const HEAR = `understory events tail
understory listen --forward-to http://localhost:4000/hooks`

const MANAGE = `understory webhooks list
understory webhooks create https://example.org/hooks --types purchase.paid
understory webhooks test ID
understory webhooks replay ID`

const SHOPS = `understory stores
understory orders push orders.csv --store ID --dry-run`

const MEASURE = `understory compute uk-2025:1_100_1004_6_1 12000
understory vehicles AA19AAA --miles 8000`

const LOOK = `understory factors search natural gas --country GB
understory openapi
understory mcp`

export function CliPage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>From the command line</h1>
        <p className="lead">
          Price, buy, check a certificate and watch what happens, from a terminal. It is part of{' '}
          <a href="/developers/sdk">the client for JavaScript</a>, and needs Node from 20.12.
        </p>
      </header>
      <section aria-labelledby="install" className={styles.part}>
        <h2 id="install">1. Install it, and sign in</h2>
        <CodeBlock
          label="Installing the program"
          text={`npm install --global ${origin}/developers/understory.tgz\nunderstory login --origin ${origin}`}
        />
        <p>
          It asks for a key: make one on <a href={API_KEYS_PATH}>the page of your keys</a>, a test
          key to begin with, and paste it. It is kept in a file that you alone can read. On a
          server, set <code>UNDERSTORY_API_KEY</code> and <code>UNDERSTORY_ORIGIN</code> instead. A
          key in the command itself is refused, because shells remember commands.
        </p>
        <CodeBlock label="Who is signed in" text="understory whoami" />
      </section>
      <section aria-labelledby="buy" className={styles.part}>
        <h2 id="buy">2. Price something, and buy it</h2>
        <CodeBlock label="Buying" text={BUY} />
        <p>
          Nothing is bought without <code>--yes</code>. To be sure that trying again buys once, give
          your own <code>--idempotency-key</code>.
        </p>
      </section>
      <section aria-labelledby="prove" className={styles.part}>
        <h2 id="prove">3. Check a certificate without us</h2>
        <CodeBlock label="Checking a certificate" text={PROVE} />
        <p>
          The second command asks nobody. The verifier key is at{' '}
          <a href="/ledger/key">/ledger/key</a>: note it down once, and use that one.
        </p>
      </section>
      <section aria-labelledby="hear" className={styles.part}>
        <h2 id="hear">4. Watch what happens</h2>
        <CodeBlock label="Watching events" text={HEAR} />
        <p>
          <code>listen</code> sends new events to a server on your machine, signed as{' '}
          <a href="/developers/webhooks">webhooks</a> are, with a secret that it shows you at the
          start. Nothing has to be reachable from outside.
        </p>
        <CodeBlock label="Managing webhooks" text={MANAGE} />
      </section>
      <section aria-labelledby="shops" className={styles.part}>
        <h2 id="shops">5. Send the orders of a shop</h2>
        <CodeBlock label="Sending orders" text={SHOPS} />
        <p>
          For a shop that has no connector: <a href="/developers/own-shop">how it works</a>.
        </p>
      </section>
      <section aria-labelledby="look" className={styles.part}>
        <h2 id="look">6. Look things up</h2>
        <CodeBlock label="Looking things up without a key" text={LOOK} />
        <CodeBlock label="Computing emissions" text={MEASURE} />
        <p>
          <code>mcp</code> is for <a href="/developers/mcp">AI assistants</a> that start programs.
          Computing takes a key with the scope estimates:write.
        </p>
      </section>
      <section aria-labelledby="scripts" className={styles.part}>
        <h2 id="scripts">In scripts</h2>
        <ul>
          <li>
            <code>--json</code> gives the answer of the API as it is.
          </li>
          <li>
            Exit code 0 means done, 1 that it did not succeed, 2 that the command was not
            understood.
          </li>
          <li>
            <code>--help</code> after any command says what it takes.
          </li>
        </ul>
      </section>
    </div>
  )
}
