import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { FieldList } from '../../../../content/api-docs/field-list.tsx'
import type { Schemas } from '../../../../content/api-docs/fields-of-schema.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { EventTypeDocument } from './read-document.ts'

type EventTypePageProps = {
  readonly event: EventTypeDocument
  readonly schemas: Schemas
}

/** One type of event: when it comes, how it looks, and what each field holds. */
export function EventTypePage({ event, schemas }: EventTypePageProps) {
  const { type, summary, schema, example } = event
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href="/developers/events">{apiKeysMessage('eventType.typesOfEvent')}</a>
        </p>
        <h1>
          <code className={styles.code}>{type}</code>
        </h1>
        <p className="lead">{summary}</p>
      </header>
      <section aria-labelledby="example" className={styles.part}>
        <h2 id="example">{apiKeysMessage('eventType.anExample')}</h2>
        <CodeBlock
          label={apiKeysMessage('eventType.exampleOf', { type })}
          text={JSON.stringify(example, null, 2)}
        />
      </section>
      <section aria-labelledby="fields" className={styles.part}>
        <h2 id="fields">{apiKeysMessage('eventType.itsFields')}</h2>
        <FieldList title={apiKeysMessage('eventType.body')} schema={schema} schemas={schemas} />
      </section>
    </div>
  )
}
