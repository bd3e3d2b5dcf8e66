import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import styles from '../../../content/api-docs/developers.module.css'
import type { NamedRefusal } from '../../../content/api-docs/open-api.ts'
import { API_KEYS_PATH } from './api-keys-path.ts'
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
        <h1>For developers</h1>
        <p className="lead">
          Emission factors with their sources, estimates with their ranges, and what your account
          has bought and funded, for your own programs.
        </p>
      </header>
      <FirstCalls origin={origin} />
      <Rules version={version} />
      <section aria-labelledby="reference" className={styles.reference} data-nosnippet>
        <h2 id="reference">Reference</h2>
        <p>
          For machines: <a href="/v1/openapi.json">the same as an OpenAPI 3.1 document</a>.
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
        <h2 id="refusals">Refusals, by their code</h2>
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
      <h2 id="first">Your first call</h2>
      <p>Nothing to sign up for: what is public needs no key.</p>
      <CodeBlock
        label="A call without a key"
        text={`curl '${origin}/v1/emission-factors?words=natural+gas'`}
      />
      <p>
        To compute, or to read what is yours, <a href={API_KEYS_PATH}>make a key</a> and send it in
        the header.
      </p>
      <CodeBlock
        label="A call with a key"
        text={`curl '${origin}/v1/account' \\\n  -H "authorization: Bearer $UNDERSTORY_API_KEY"`}
      />
      <p>
        <a href="/developers/quickstart">From nothing to a certificate</a> takes five minutes with a
        test key. <a href="/developers/webhooks">Webhooks</a> tell your server of things as they
        happen; <a href="/developers/events">each type</a> has an example. For JavaScript and
        TypeScript there is <a href="/developers/sdk">a client</a>, and{' '}
        <a href="/developers/cli">a program</a> for the command line. AI assistants{' '}
        <a href="/developers/mcp">connect by MCP</a>. A shop that has no connector{' '}
        <a href="/developers/own-shop">sends its orders</a>.
      </p>
    </section>
  )
}

function Rules({ version }: { readonly version: string }) {
  return (
    <section aria-labelledby="rules" className={styles.part}>
      <h2 id="rules">Good to know</h2>
      <dl className={styles.rules}>
        <div>
          <dt>Whole numbers</dt>
          <dd>
            Trees in thousandths of a tree, CO2e and plastic in grams, money in minor units. The
            unit is in the name of each field.
          </dd>
        </div>
        <div>
          <dt>Refusals</dt>
          <dd>
            Problem details (RFC 9457) with a <code>code</code> for your program, a sentence for
            people, and a <code>pointer</code> to each field that is not right. All codes stand at
            the end of this page.
          </dd>
        </div>
        <div>
          <dt>Limits</dt>
          <dd>
            A key makes 600 calls a minute, 300 of them computations and 60 of them purchases;
            without a key it is 60 for each network. <code>RateLimit</code> says what is left, and{' '}
            <code>Retry-After</code> how long to wait. <a href="/developers/limits">All limits</a>.
          </dd>
        </div>
        <div>
          <dt>Versions</dt>
          <dd>
            This is <code>{version}</code>. A key keeps the version it was made with; send{' '}
            <code>Understory-Version</code> to choose another. Fields may be added at any time, so
            please ignore those you do not know.
          </dd>
        </div>
        <div>
          <dt>Keys</dt>
          <dd>
            Keep them on a server. A key that arrives in an address is revoked at once, because
            addresses end up in logs. Anyone who finds one can revoke it: send it to{' '}
            <code>POST /api/leaked-keys</code> as <code>{'{"secrets":["…"]}'}</code>.
          </dd>
        </div>
        <div>
          <dt>Sending it twice</dt>
          <dd>
            A call that makes something takes an <code>Idempotency-Key</code>, a new one for each
            call. If you are not sure that it arrived, send it again with the same key: within seven
            days you get the first answer, and nothing is made twice.
          </dd>
        </div>
        <div>
          <dt>Buying</dt>
          <dd>
            A live key pays with the saved card of its account, within limits that it is made with.
            Above one of them a person says yes first: the purchase is <code>requires_action</code>,
            and its <code>action</code> leads to the page. With <code>dryRun=true</code> you hear
            what would happen.
          </dd>
        </div>
        <div>
          <dt>Testing</dt>
          <dd>
            A test key (<code>urk_test_…</code>) works with a test account beside yours: the same
            calls, and nothing in it is charged or counts. <code>Understory-Mode</code> says which
            of the two answered.
          </dd>
        </div>
        <div>
          <dt>Pages of other sites</dt>
          <dd>Calls without a key may be made from a browser; those with one may not.</dd>
        </div>
      </dl>
    </section>
  )
}
