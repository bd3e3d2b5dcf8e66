import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import styles from '../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from './api-keys-path.ts'
import { apiKeysMessage, apiKeysRich } from './messages/messages.generated.ts'
import { quickstartSteps } from './quickstart-steps.ts'

export function QuickstartPage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{apiKeysMessage('quickstart.nothingCertificate')}</h1>
        <p className="lead">{apiKeysMessage('quickstart.fiveMinutesTestKey')}</p>
      </header>
      <section aria-labelledby="key" className={styles.part}>
        <h2 id="key">{apiKeysMessage('quickstart.1MakeTestKey')}</h2>
        <p>
          {apiKeysRich('quickstart.pageApiKeysChoose', {
            link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
            emphasis: (words) => <em>{words}</em>,
          })}
        </p>
        <CodeBlock
          label={apiKeysMessage('quickstart.keyShell')}
          text="export UNDERSTORY_API_KEY=urk_test_…"
        />
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
        <h2 id="next">{apiKeysMessage('quickstart.whatNext')}</h2>
        <p>
          {apiKeysRich('quickstart.tryGoesWrongCard', {
            code: (words) => <code>{words}</code>,
            link: (words) => <a href="/developers/reference/purchases">{words}</a>,
          })}
        </p>
      </section>
    </div>
  )
}
