import styles from '../../../../content/api-docs/developers.module.css'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'
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
          <a href="/developers">{apiKeysMessage('eventTypes.forDevelopers')}</a>
        </p>
        <h1>{apiKeysMessage('eventTypes.typesOfEvent')}</h1>
        <p className="lead">
          {apiKeysRich('eventTypes.webhooksTellServerAsk', {
            link: (words) => <a href="/developers/webhooks">{words}</a>,
            link2: (words) => <a href="/developers/reference/events">{words}</a>,
          })}
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
