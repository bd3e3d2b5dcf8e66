import styles from '../../../../content/api-docs/developers.module.css'
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
          <a href="/developers#refusals">Refusals of the API</a>
        </p>
        <h1>
          <code className={styles.code}>{code}</code>
        </h1>
        <p className="lead">{says}</p>
        <p>
          It has the status {status}. {AGAIN.get(status) ?? 'The same call gets the same answer.'}
        </p>
      </header>
      {calls.length > 0 ? (
        <section aria-labelledby="calls" className={styles.part}>
          <h2 id="calls">
            {isOfAll ? 'Any call can be refused so' : 'Calls that can be refused so'}
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
const AGAIN = new Map([
  [401, 'Call again with a key that works.'],
  [429, 'Wait as long as Retry-After says, then call again.'],
  [500, 'It is our fault. Call again in a while, with the same Idempotency-Key.'],
  [503, 'Call again in a moment, with the same Idempotency-Key.'],
])
