import buyTrees from '@understory/sdk/examples/buy-trees.ts?raw'
import checkCertificate from '@understory/sdk/examples/check-certificate.ts?raw'
import receiveWebhook from '@understory/sdk/examples/receive-webhook.ts?raw'
import totalOfPurchases from '@understory/sdk/examples/total-of-purchases.ts?raw'
import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_KEYS_PATH } from '../api-keys-path.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'

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
        <h1>{apiKeysMessage('sdk.javascriptAndTypescript')}</h1>
        <p className="lead">{apiKeysMessage('sdk.clientMethodEveryCall')}</p>
      </header>
      <section aria-labelledby="install" className={styles.part}>
        <h2 id="install">{apiKeysMessage('sdk.1Install')}</h2>
        <CodeBlock
          label={apiKeysMessage('sdk.installingTheClient')}
          text={`npm install ${origin}/developers/understory.tgz`}
        />
        <p>{apiKeysMessage('sdk.alwaysFitsSitePackage')}</p>
      </section>
      <section aria-labelledby="buy" className={styles.part}>
        <h2 id="buy">{apiKeysMessage('sdk.2PriceSomethingBuy')}</h2>
        <p>
          {apiKeysRich('sdk.originKeyKeyYours', {
            code: (words) => <code>{words}</code>,
            origin,
            link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
          })}
        </p>
        <CodeBlock label={apiKeysMessage('sdk.buyingTenTrees')} text={asInstalled(buyTrees)} />
        <p>
          {apiKeysRich('sdk.connectionBreaksClientSends', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
      </section>
      <section aria-labelledby="list" className={styles.part}>
        <h2 id="list">{apiKeysMessage('sdk.3ReadListsEnd')}</h2>
        <CodeBlock
          label={apiKeysMessage('sdk.addingUpAllPurchases')}
          text={asInstalled(totalOfPurchases)}
        />
        <p>{apiKeysRich('sdk.awaitSameCallPage', { code: (words) => <code>{words}</code> })}</p>
      </section>
      <section aria-labelledby="hear" className={styles.part}>
        <h2 id="hear">{apiKeysMessage('sdk.4CheckWebhookCame')}</h2>
        <CodeBlock
          label={apiKeysMessage('sdk.receivingAWebhook')}
          text={asInstalled(receiveWebhook)}
        />
        <p>
          {apiKeysRich('sdk.sentPageAboutWebhooks', {
            link: (words) => <a href="/developers/webhooks">{words}</a>,
          })}
        </p>
      </section>
      <section aria-labelledby="prove" className={styles.part}>
        <h2 id="prove">{apiKeysMessage('sdk.5CheckCertificateWithout')}</h2>
        <CodeBlock
          label={apiKeysMessage('sdk.checkingACertificate')}
          text={asInstalled(checkCertificate)}
        />
        <p>
          {apiKeysRich('sdk.verifierKeyLogLedger', {
            link: (words) => <a href="/ledger/key">{words}</a>,
          })}
        </p>
      </section>
      <Runs />
    </div>
  )
}

function Runs() {
  return (
    <section aria-labelledby="know" className={styles.part}>
      <h2 id="know">{apiKeysMessage('sdk.goodToKnow')}</h2>
      <dl className={styles.rules}>
        <div>
          <dt>{apiKeysMessage('sdk.whereItRuns')}</dt>
          <dd>{apiKeysMessage('sdk.node2012Deno')}</dd>
        </div>
        <div>
          <dt>{apiKeysMessage('sdk.tryingAgain')}</dt>
          <dd>
            {apiKeysRich('sdk.threeTimesWhereNothing', { code: (words) => <code>{words}</code> })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('sdk.errors')}</dt>
          <dd>
            {apiKeysRich('sdk.eachCodeProgramSentence', { code: (words) => <code>{words}</code> })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('sdk.otherLanguages')}</dt>
          <dd>
            {apiKeysRich('sdk.anyGeneratorOpenapi3', {
              link: (words) => <a href="/v1/openapi.json">{words}</a>,
            })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
