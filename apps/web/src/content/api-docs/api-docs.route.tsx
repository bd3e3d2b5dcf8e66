import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/api-docs.route'
import styles from './api-docs.module.css'
import { apiDocsMessage, apiDocsRich } from './messages/messages.generated.ts'
import { API_DOCS_PATH, groupPath, readApiDocument } from './read-api-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiDocsMessage('apiDocs.apiReference'),
    description: apiDocsMessage('apiDocs.description'),
    path: API_DOCS_PATH,
  })

/** The names of the calls alone: what each takes and answers is on the page of its group. */
export async function loader({ context }: Route.LoaderArgs) {
  const { info, groups, origin } = await readApiDocument(context)
  const listed = groups.map(({ name, calls }) => ({
    name,
    calls: calls.map(({ method, path, operation: { operationId, summary } }) => ({
      method,
      path,
      operationId,
      summary,
    })),
  }))
  return { description: info.description, groups: listed, origin }
}

export default function ApiDocsRoute({ loaderData }: Route.ComponentProps) {
  const { description, groups, origin } = loaderData
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{apiDocsMessage('apiDocs.apiReference')}</h1>
        <p className="lead">{apiDocsMessage('apiDocs.pagesSiteMadeSame', { description })}</p>
        <p>
          {apiDocsRich('apiDocs.machinesSameOpenapi3', {
            link: (words) => <a href="/api/openapi.json">{words}</a>,
          })}
        </p>
      </header>
      <QuickStart origin={origin} />
      <section aria-labelledby="groups">
        <h2 id="groups">{apiDocsMessage('apiDocs.everyCallByGroup')}</h2>
        {groups.map(({ name, calls }) => (
          <details key={name} className={styles.call}>
            <summary>
              {name} <span className={styles.summary}>{calls.length}</span>
            </summary>
            <ul className={styles.list}>
              {calls.map(({ method, path, operationId, summary }) => (
                <li key={operationId}>
                  <span className={styles.method} data-method={method}>
                    {method}
                  </span>{' '}
                  <a href={`${groupPath(name)}#${operationId}`}>
                    <code>{path}</code>
                  </a>{' '}
                  <span className={styles.summary}>{summary}</span>
                </li>
              ))}
            </ul>
            <p className={styles.inside}>
              <a href={groupPath(name)}>{apiDocsMessage('apiDocs.allCallsFull', { name })}</a>
            </p>
          </details>
        ))}
      </section>
    </div>
  )
}

function QuickStart({ origin }: { readonly origin: string }) {
  const steps = [
    {
      does: apiDocsMessage('apiDocs.askAnythingPublicSuch'),
      code: `curl ${origin}/api/impact/public-totals`,
    },
    {
      does: apiDocsMessage('apiDocs.signKeepSessionCookie'),
      code: `curl -c jar -H 'content-type: application/json' \\\n  -d '{"email":"you@example.org","password":"…"}' \\\n  ${origin}/api/auth/sign-in`,
    },
    {
      does: apiDocsMessage('apiDocs.exchangeBearerTokenLasts'),
      code: `TOKEN=$(curl -s -b jar -X POST ${origin}/api/auth/token | jq -r .token)`,
    },
    {
      does: apiDocsMessage('apiDocs.askYours'),
      code: `curl -H "authorization: Bearer $TOKEN" ${origin}/api/impacts/metrics/v2`,
    },
  ]
  return (
    <section className={styles.quick} aria-labelledby="quick-start">
      <h2 id="quick-start">{apiDocsMessage('apiDocs.inFourCommands')}</h2>
      <ol>
        {steps.map(({ does, code }) => (
          <li key={does}>
            <p>{does}</p>
            <Code label={does} text={code} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Code({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
    <section className={styles.code} tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  )
}
