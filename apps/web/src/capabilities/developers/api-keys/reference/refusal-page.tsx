import styles from '../../../../content/api-docs/developers.module.css'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import { referencePath } from './read-document.ts'

type RefusalPageProps = {
  readonly code: string
  readonly status: number
  readonly says: string
  /** Those that can be refused so. */
  readonly calls: readonly {
    readonly tag: string
    readonly operationId: string
    readonly summary: string
  }[]
  readonly isOfAll: boolean
}

export function RefusalPage({ code, status, says, calls, isOfAll }: RefusalPageProps) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href="/developers#refusals">{apiKeysMessage('refusal.refusalsOfTheApi')}</a>
        </p>
        <h1>
          <code className={styles.code}>{code}</code>
        </h1>
        <p className="lead">{says}</p>
        <p>
          {apiKeysMessage('refusal.itHasTheStatus', {
            status: String(status),
            status2: again().get(status) ?? apiKeysMessage('refusal.sameCallGetsSame'),
          })}
        </p>
      </header>
      {calls.length > 0 ? (
        <section aria-labelledby="calls" className={styles.part}>
          <h2 id="calls">
            {isOfAll
              ? apiKeysMessage('refusal.anyCallRefused')
              : apiKeysMessage('refusal.callsRefused')}
          </h2>
          {isOfAll ? null : (
            <ul>
              {calls.map(({ tag, operationId, summary }) => (
                <li key={operationId}>
                  <a href={`${referencePath(tag)}#${operationId}`}>{summary}</a>{' '}
                  <code>{operationId}</code>
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : null}
    </div>
  )
}

/** Whether it helps to call again. */
const again = () =>
  new Map([
    [401, apiKeysMessage('refusal.callAgainKeyWorks')],
    [429, apiKeysMessage('refusal.waitLongRetryAfter')],
    [500, apiKeysMessage('refusal.faultCallAgainWhile')],
    [503, apiKeysMessage('refusal.callAgainMomentSame')],
  ])
