import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/api-docs.route'
import styles from './api-docs.module.css'
import { API_DOCS_PATH, groupPath, readApiDocument } from './read-api-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'API reference',
    description: 'Every call of the API: who may make it, what it takes and answers.',
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
        <h1>API reference</h1>
        <p className="lead">{description} The pages of this site are made with these same calls.</p>
        <p>
          For machines: <a href="/api/openapi.json">the same as an OpenAPI 3.1 document</a>.
        </p>
      </header>
      <QuickStart origin={origin} />
      <section aria-labelledby="groups">
        <h2 id="groups">Every call, by group</h2>
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
              <a href={groupPath(name)}>All calls of {name} in full</a>
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
      does: 'Ask anything that is public, such as what everyone together has funded.',
      code: `curl ${origin}/api/impact/public-totals`,
    },
    {
      does: 'Sign in and keep the session cookie.',
      code: `curl -c jar -H 'content-type: application/json' \\\n  -d '{"email":"you@example.org","password":"…"}' \\\n  ${origin}/api/auth/sign-in`,
    },
    {
      does: 'Exchange it for a bearer token, which lasts ten minutes.',
      code: `TOKEN=$(curl -s -b jar -X POST ${origin}/api/auth/token | jq -r .token)`,
    },
    {
      does: 'Ask for what is yours.',
      code: `curl -H "authorization: Bearer $TOKEN" ${origin}/api/impacts/metrics/v2`,
    },
  ]
  return (
    <section className={styles.quick} aria-labelledby="quick-start">
      <h2 id="quick-start">In four commands</h2>
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
