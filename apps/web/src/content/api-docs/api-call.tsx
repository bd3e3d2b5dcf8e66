import { strongWords } from '../../shell/message-tags.tsx'
import styles from './api-docs.module.css'
import { CodeBlock } from './code-block.tsx'
import { apiDocsMessage, apiDocsRich } from './messages/messages.generated.ts'
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
          {apiDocsRich('apiCall.whoMayCall', {
            strong: strongWords,
            accessWords: accessWords(operation),
          })}
        </p>
        {origin ? (
          <CodeBlock
            label={apiDocsMessage('apiCall.exampleOf', { operationId: operation.operationId })}
            text={curlOf(call, origin)}
          />
        ) : null}
        <Parameters parameters={operation.parameters} />
        {operation.requestBody ? (
          <Shape title={apiDocsMessage('apiCall.body')} content={operation.requestBody.content} />
        ) : null}
        {Object.entries(operation.responses)
          .filter(([status]) => Number(status) < 400)
          .map(([status, { content }]) => (
            <Shape
              key={status}
              title={apiDocsMessage('apiCall.answer', { status })}
              content={content ?? {}}
            />
          ))}
        {refusals.length > 0 ? (
          <>
            <h3>{apiDocsMessage('apiCall.refusals')}</h3>
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
      <h3>{apiDocsMessage('apiCall.parameters')}</h3>
      <dl className={styles.refusals}>
        {parameters.map(({ name, in: place, required, description, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {apiDocsMessage('apiCall.inTheRequired', {
                place,
                required: required ? 'yes' : 'other',
                type: typeof schema.type === 'string' ? schema.type : '',
                which: typeof schema.type === 'string' ? 'yes' : 'other',
                format: typeof schema.format === 'string' ? schema.format : '',
                which2: typeof schema.format === 'string' ? 'yes' : 'other',
                description: description ?? '',
                hasDescription: description ? 'yes' : 'other',
              })}
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
      {entries.length === 0 ? <p>{apiDocsMessage('apiCall.nothingButTheStatus')}</p> : null}
      {entries.map(([type, { schema }]) =>
        type === 'application/json' && schema ? (
          <details key={type} className={styles.schema}>
            <summary>{apiDocsMessage('apiCall.showItsSchema')}</summary>
            <pre>{JSON.stringify(schema, null, 2)}</pre>
          </details>
        ) : (
          <p key={type}>
            {apiDocsRich('apiCall.aFile', { code: (words) => <code>{words}</code>, type })}
          </p>
        ),
      )}
    </>
  )
}
