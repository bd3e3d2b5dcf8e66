import styles from './api-docs.module.css'
import { CodeBlock } from './code-block.tsx'
import { accessWords, type Call, curlOf, refusalsOf } from './open-api.ts'

type ApiCallProps = {
  readonly call: Call
  /** Where an example of it goes to; without one there is none. */
  readonly origin?: string
}

/** One call: its summary when closed, all details when open. */
export function ApiCall({ call, origin }: ApiCallProps) {
  const { method, path, operation } = call
  const refusals = refusalsOf(operation)
  return (
    <details className={styles.call} id={operation.operationId}>
      <summary>
        <span className={styles.method} data-method={method}>
          {method}
        </span>{' '}
        <code>{path}</code> <span className={styles.summary}>{operation.summary}</span>
      </summary>
      <div className={styles.inside}>
        {operation.description ? <p>{operation.description}</p> : null}
        <p>
          <strong>Who may call:</strong> {accessWords(operation)}.
        </p>
        {origin ? (
          <CodeBlock label={`Example of ${operation.operationId}`} text={curlOf(call, origin)} />
        ) : null}
        <Parameters parameters={operation.parameters} />
        {operation.requestBody ? (
          <Shape title="Body" content={operation.requestBody.content} />
        ) : null}
        {Object.entries(operation.responses)
          .filter(([status]) => Number(status) < 400)
          .map(([status, { content }]) => (
            <Shape key={status} title={`Answer ${status}`} content={content ?? {}} />
          ))}
        {refusals.length > 0 ? (
          <>
            <h3>Refusals</h3>
            <dl className={styles.refusals}>
              {refusals.map(({ status, code, says }) => (
                <div key={code}>
                  <dt>
                    {status} <code>{code}</code>
                  </dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
    </details>
  )
}

function Parameters({ parameters }: Pick<Call['operation'], 'parameters'>) {
  if (parameters.length === 0) return null
  return (
    <>
      <h3>Parameters</h3>
      <dl className={styles.refusals}>
        {parameters.map(({ name, in: place, required, description, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              in the {place}, {required ? 'required' : 'optional'}
              {typeof schema.type === 'string' ? `, ${schema.type}` : ''}
              {typeof schema.format === 'string' ? ` (${schema.format})` : ''}
              {description ? `. ${description}` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type ShapeProps = {
  readonly title: string
  readonly content: NonNullable<Call['operation']['requestBody']>['content']
}

function Shape({ title, content }: ShapeProps) {
  const entries = Object.entries(content)
  return (
    <>
      <h3>{title}</h3>
      {entries.length === 0 ? <p>Nothing but the status.</p> : null}
      {entries.map(([type, { schema }]) =>
        type === 'application/json' && schema ? (
          <details key={type} className={styles.schema}>
            <summary>Show its schema</summary>
            <pre>{JSON.stringify(schema, null, 2)}</pre>
          </details>
        ) : (
          <p key={type}>
            A file: <code>{type}</code>
          </p>
        ),
      )}
    </>
  )
}
