import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import styles from '../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from './api-keys-path.ts'
import { quickstartSteps } from './quickstart-steps.ts'

export function QuickstartPage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>From nothing to a certificate</h1>
        <p className="lead">
          Five minutes with a test key: price a choice, buy it, and read its certificate. Nothing is
          charged, and nothing of it counts.
        </p>
      </header>
      <section aria-labelledby="key" className={styles.part}>
        <h2 id="key">1. Make a test key</h2>
        <p>
          <a href={API_KEYS_PATH}>On the page of API keys</a>, choose <em>A test account</em> and
          tick all that the key may do. Then keep it where your shell finds it:
        </p>
        <CodeBlock label="The key in the shell" text="export UNDERSTORY_API_KEY=urk_test_…" />
      </section>
      {quickstartSteps(origin).map(({ id, title, about, command }, at) => (
        <section key={id} aria-labelledby={id} className={styles.part}>
          <h2 id={id}>
            {at + 2}. {title}
          </h2>
          <p>{about}</p>
          <CodeBlock label={title} text={command} />
        </section>
      ))}
      <section aria-labelledby="next" className={styles.part}>
        <h2 id="next">What next</h2>
        <p>
          Try what goes wrong: with the card <code>pm_card_chargeDeclined</code> the purchase is
          declined, and with <code>dryRun=true</code> in the address it is checked and not made. A
          live key buys in the same way, with a saved card and within its limits. All calls are in
          the <a href="/developers/reference/purchases">reference</a>.
        </p>
      </section>
    </div>
  )
}
