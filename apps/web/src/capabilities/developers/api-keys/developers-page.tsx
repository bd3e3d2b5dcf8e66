import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import styles from '../../../content/api-docs/developers.module.css'
import type { NamedRefusal } from '../../../content/api-docs/open-api.ts'
import { API_KEYS_PATH } from './api-keys-path.ts'
import { apiKeysMessage, apiKeysRich } from './messages/messages.generated.ts'
import { type ReferenceGroup, referencePath, refusalPath } from './reference/read-document.ts'

type DevelopersPageProps = {
  readonly origin: string
  readonly version: string
  /** Of all calls, each once. */
  readonly refusals: readonly NamedRefusal[]
  readonly groups: readonly ReferenceGroup[]
}

export function DevelopersPage({ origin, version, refusals, groups }: DevelopersPageProps) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{apiKeysMessage('developers.forDevelopers')}</h1>
        <p className="lead">{apiKeysMessage('developers.emissionFactorsSourcesEstimates')}</p>
      </header>
      <FirstCalls origin={origin} />
      <Rules version={version} />
      <section aria-labelledby="reference" className={styles.reference} data-nosnippet>
        <h2 id="reference">{apiKeysMessage('developers.reference')}</h2>
        <p>
          {apiKeysRich('developers.machinesSameOpenapi3', {
            link: (words) => <a href="/v1/openapi.json">{words}</a>,
          })}
        </p>
        {groups.map(({ name, about, calls }) => (
          <section key={name} aria-labelledby={name}>
            <h3 id={name}>
              <a href={referencePath(name)}>{name}</a>
            </h3>
            <p className="quiet">{about}</p>
            <ul className="list">
              {calls.map(({ method, path, operation: { operationId, summary } }) => (
                <li key={operationId}>
                  <a href={`${referencePath(name)}#${operationId}`}>{summary}</a>{' '}
                  <code>
                    {method} {path}
                  </code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <section aria-labelledby="refusals" className={styles.part} data-nosnippet>
        <h2 id="refusals">{apiKeysMessage('developers.refusalsByTheirCode')}</h2>
        <dl className={styles.rules}>
          {refusals.map(({ status, code, says }) => (
            <div key={code} id={code}>
              <dt>
                {status}{' '}
                <a href={refusalPath(code)}>
                  <code>{code}</code>
                </a>
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function FirstCalls({ origin }: { readonly origin: string }) {
  return (
    <section aria-labelledby="first" className={styles.part}>
      <h2 id="first">{apiKeysMessage('developers.yourFirstCall')}</h2>
      <p>{apiKeysMessage('developers.nothingSignUpPublic')}</p>
      <CodeBlock
        label={apiKeysMessage('developers.callWithoutKey')}
        text={`curl '${origin}/v1/emission-factors?words=natural+gas'`}
      />
      <p>
        {apiKeysRich('developers.computeReadYoursMake', {
          link: (words) => <a href={API_KEYS_PATH}>{words}</a>,
        })}
      </p>
      <CodeBlock
        label={apiKeysMessage('developers.callKey')}
        text={`curl '${origin}/v1/account' \\\n  -H "authorization: Bearer $UNDERSTORY_API_KEY"`}
      />
      <p>
        {apiKeysRich('developers.nothingCertificateTakesFive', {
          link: (words) => <a href="/developers/quickstart">{words}</a>,
          link2: (words) => <a href="/developers/webhooks">{words}</a>,
          link3: (words) => <a href="/developers/events">{words}</a>,
          link4: (words) => <a href="/developers/sdk">{words}</a>,
          link5: (words) => <a href="/developers/cli">{words}</a>,
          link6: (words) => <a href="/developers/mcp">{words}</a>,
          link7: (words) => <a href="/developers/own-shop">{words}</a>,
        })}
      </p>
    </section>
  )
}

function Rules({ version }: { readonly version: string }) {
  return (
    <section aria-labelledby="rules" className={styles.part}>
      <h2 id="rules">{apiKeysMessage('developers.goodToKnow')}</h2>
      <dl className={styles.rules}>
        <div>
          <dt>{apiKeysMessage('developers.wholeNumbers')}</dt>
          <dd>{apiKeysMessage('developers.treesThousandthsTreeCo2e')}</dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.refusals')}</dt>
          <dd>
            {apiKeysRich('developers.problemDetailsRfc9457', {
              code: (words) => <code>{words}</code>,
            })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.limits')}</dt>
          <dd>
            {apiKeysRich('developers.keyMakes600Calls', {
              code: (words) => <code>{words}</code>,
              link: (words) => <a href="/developers/limits">{words}</a>,
            })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.versions')}</dt>
          <dd>
            {apiKeysRich('developers.keyKeepsVersionMade', {
              code: (words) => <code>{words}</code>,
              version,
            })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.keys')}</dt>
          <dd>
            {apiKeysRich('developers.keepServerKeyArrives', {
              code: (words) => <code>{words}</code>,
            })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.sendingItTwice')}</dt>
          <dd>
            {apiKeysRich('developers.callMakesSomethingTakes', {
              code: (words) => <code>{words}</code>,
            })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.buying')}</dt>
          <dd>
            {apiKeysRich('developers.liveKeyPaysSaved', { code: (words) => <code>{words}</code> })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.testing')}</dt>
          <dd>
            {apiKeysRich('developers.testKeyUrkTest', { code: (words) => <code>{words}</code> })}
          </dd>
        </div>
        <div>
          <dt>{apiKeysMessage('developers.pagesOfOtherSites')}</dt>
          <dd>{apiKeysMessage('developers.callsWithoutKeyMade')}</dd>
        </div>
      </dl>
    </section>
  )
}
