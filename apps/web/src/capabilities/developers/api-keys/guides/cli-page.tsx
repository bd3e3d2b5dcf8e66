import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'

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
        <h1>{apiKeysMessage('cli.fromTheCommandLine')}</h1>
        <p className="lead">
          {apiKeysRich('cli.priceBuyCheckCertificate', {
            link: (words) => <a href="/developers/sdk">{words}</a>,
          })}
        </p>
      </header>
      <section aria-labelledby="install" className={styles.part}>
        <h2 id="install">{apiKeysMessage('cli.1InstallSign')}</h2>
        <CodeBlock
          label={apiKeysMessage('cli.installingTheProgram')}
          text={`npm install --global ${origin}/developers/understory.tgz\nunderstory login --origin ${origin}`}
        />
        <p>
          {apiKeysRich('cli.asksKeyMakePage', {
            link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
            code: (words) => <code>{words}</code>,
          })}
        </p>
        <CodeBlock label={apiKeysMessage('cli.whoIsSignedIn')} text="understory whoami" />
      </section>
      <section aria-labelledby="buy" className={styles.part}>
        <h2 id="buy">{apiKeysMessage('cli.2PriceSomethingBuy')}</h2>
        <CodeBlock label={apiKeysMessage('cli.buying')} text={BUY} />
        <p>
          {apiKeysRich('cli.nothingBoughtWithoutYes', { code: (words) => <code>{words}</code> })}
        </p>
      </section>
      <section aria-labelledby="prove" className={styles.part}>
        <h2 id="prove">{apiKeysMessage('cli.3CheckCertificateWithout')}</h2>
        <CodeBlock label={apiKeysMessage('cli.checkingACertificate')} text={PROVE} />
        <p>
          {apiKeysRich('cli.secondCommandAsksNobody', {
            link: (words) => <a href="/ledger/key">{words}</a>,
          })}
        </p>
      </section>
      <section aria-labelledby="hear" className={styles.part}>
        <h2 id="hear">{apiKeysMessage('cli.4WatchWhatHappens')}</h2>
        <CodeBlock label={apiKeysMessage('cli.watchingEvents')} text={HEAR} />
        <p>
          {apiKeysRich('cli.listenSendsNewEvents', {
            code: (words) => <code>{words}</code>,
            link: (words) => <a href="/developers/webhooks">{words}</a>,
          })}
        </p>
        <CodeBlock label={apiKeysMessage('cli.managingWebhooks')} text={MANAGE} />
      </section>
      <section aria-labelledby="shops" className={styles.part}>
        <h2 id="shops">{apiKeysMessage('cli.5SendOrdersShop')}</h2>
        <CodeBlock label={apiKeysMessage('cli.sendingOrders')} text={SHOPS} />
        <p>
          {apiKeysRich('cli.shopNoConnectorWorks', {
            link: (words) => <a href="/developers/own-shop">{words}</a>,
          })}
        </p>
      </section>
      <section aria-labelledby="look" className={styles.part}>
        <h2 id="look">{apiKeysMessage('cli.6LookThingsUp')}</h2>
        <CodeBlock label={apiKeysMessage('cli.lookingThingsUpWithout')} text={LOOK} />
        <CodeBlock label={apiKeysMessage('cli.computingEmissions')} text={MEASURE} />
        <p>
          {apiKeysRich('cli.mcpAiAssistantsStart', {
            code: (words) => <code>{words}</code>,
            link: (words) => <a href="/developers/mcp">{words}</a>,
          })}
        </p>
      </section>
      <section aria-labelledby="scripts" className={styles.part}>
        <h2 id="scripts">{apiKeysMessage('cli.inScripts')}</h2>
        <ul>
          <li>
            {apiKeysRich('cli.jsonGivesAnswerApi', { code: (words) => <code>{words}</code> })}
          </li>
          <li>{apiKeysMessage('cli.exitCode0Means')}</li>
          <li>
            {apiKeysRich('cli.helpAfterAnyCommand', { code: (words) => <code>{words}</code> })}
          </li>
        </ul>
      </section>
    </div>
  )
}
