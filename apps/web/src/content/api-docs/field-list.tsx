import styles from './field-list.module.css'
import { fieldsOfSchema, type Schemas } from './fields-of-schema.ts'
import { apiDocsMessage } from './messages/messages.generated.ts'
import type { Schema } from './open-api.ts'

type FieldListProps = {
  readonly title: string
  readonly schema: Schema
  readonly schemas: Schemas
}

/** The fields of a schema, with what each holds. */
export function FieldList({ title, schema, schemas }: FieldListProps) {
  const fields = fieldsOfSchema(schema, schemas)
  if (fields.length === 0) return null
  return (
    <div className={styles.fields}>
      <h3>{title}</h3>
      <dl>
        {fields.map(({ name, type, isRequired }) => (
          <div key={`${name} ${type}`}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {apiDocsMessage('fieldList.text', { type, isRequired: isRequired ? 'yes' : 'other' })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
