import styles from '../../../../content/api-docs/developers.module.css'
import { type EventTypeDocument, eventTypePath } from './read-document.ts'

type EventTypesPageProps = {
  readonly types: readonly Pick<EventTypeDocument, 'type' | 'summary'>[]
}

/** Every type of event, each with a page of its own. */
export function EventTypesPage({ types }: EventTypesPageProps) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href="/developers">For developers</a>
        </p>
        <h1>Types of event</h1>
        <p className="lead">
          What <a href="/developers/webhooks">webhooks</a> tell your server, and what{' '}
          <a href="/developers/reference/events">you can ask for</a> by a key.
        </p>
      </header>
      <dl className={styles.rules}>
        {types.map(({ type, summary }) => (
          <div key={type}>
            <dt>
              <a href={eventTypePath(type)}>
                <code>{type}</code>
              </a>
            </dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
