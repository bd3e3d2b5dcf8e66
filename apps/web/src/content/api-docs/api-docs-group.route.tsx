import { data } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/api-docs-group.route'
import { ApiCall } from './api-call.tsx'
import styles from './api-docs.module.css'
import { apiDocsMessage } from './messages/messages.generated.ts'
import { API_DOCS_PATH, groupPath, readApiDocument } from './read-api-document.ts'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: apiDocsMessage('apiDocsGroup.apiReference', { group: params.group }),
    description: apiDocsMessage('apiDocsGroup.description', { group: params.group }),
    path: groupPath(params.group ?? ''),
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { groups, origin } = await readApiDocument(context)
  const group = groups.find(({ name }) => name === params.group)
  if (!group) throw data(null, { status: 404 })
  return { group, origin, names: groups.map(({ name }) => name) }
}

export default function ApiDocsGroupRoute({ loaderData }: Route.ComponentProps) {
  const { group, origin, names } = loaderData
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href={API_DOCS_PATH}>{apiDocsMessage('apiDocsGroup.apiReference2')}</a>
        </p>
        <h1>{group.name}</h1>
        <p className="lead">
          {apiDocsMessage('apiDocsGroup.callOpenTakesAnswers', { count: group.calls.length })}
        </p>
      </header>
      <nav className={styles.contents} aria-label={apiDocsMessage('apiDocsGroup.groupsOfCalls')}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={groupPath(name)} aria-current={name === group.name ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-label={apiDocsMessage('apiDocsGroup.callsOf', { name: group.name })}
        className={styles.group}
      >
        {group.calls.map((call) => (
          <ApiCall key={call.operation.operationId} call={call} origin={origin} />
        ))}
      </section>
    </div>
  )
}
