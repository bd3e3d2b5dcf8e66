import { CodeBlock } from '../../../../content/api-docs/code-block.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { FieldList } from '../../../../content/api-docs/field-list.tsx'
import type { Schemas } from '../../../../content/api-docs/fields-of-schema.ts'
import {
  accessWords,
  type Call,
  curlOf,
  refusalsOf,
} from '../../../../content/api-docs/open-api.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'
import { type ReferenceGroup, referencePath, refusalPath } from './read-document.ts'

type ReferencePageProps = {
  readonly origin: string
  readonly group: ReferenceGroup
  /** Of all parts, for the way to the others. */
  readonly tags: readonly string[]
  readonly schemas: Schemas
}

export function ReferencePage({ origin, group, tags, schemas }: ReferencePageProps) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href="/developers">{apiKeysMessage('reference.forDevelopers')}</a>
        </p>
        <h1>{group.name}</h1>
        <p className="lead">{group.about}</p>
      </header>
      <nav aria-label={apiKeysMessage('reference.partsOfTheReference')}>
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <a href={referencePath(tag)} aria-current={tag === group.name ? 'page' : undefined}>
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {group.calls.map((call) => (
        <Reference key={call.operation.operationId} call={call} origin={origin} schemas={schemas} />
      ))}
    </div>
  )
}

type ReferenceProps = {
  readonly call: Call
  readonly origin: string
  readonly schemas: Schemas
}

function Reference({ call, origin, schemas }: ReferenceProps) {
  const { method, path, operation } = call
  const { operationId, parameters, requestBody, responses } = operation
  const body = requestBody?.content['application/json']?.schema
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
  const [first] = answers
  const answer = first?.[1].content?.['application/json']?.schema
  const file = Object.keys(first?.[1].content ?? {}).find((type) => type !== 'application/json')
  return (
    <section aria-labelledby={operationId} className={styles.part}>
      <h2 id={operationId}>{operation.summary}</h2>
      <p>
        <strong>{method}</strong> <code>{path}</code>
      </p>
      <p>{operation.description}</p>
      <p className="quiet">
        <code>{operationId}</code>. {accessWords(operation)}.
      </p>
      <CodeBlock
        label={apiKeysMessage('reference.exampleOf', { operationId })}
        text={curlOf(call, origin)}
      />
      {parameters.length > 0 ? (
        <FieldList
          title={apiKeysMessage('reference.parameters')}
          schema={{
            type: 'object',
            properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
            required: parameters.filter(({ required }) => required).map(({ name }) => name),
          }}
          schemas={schemas}
        />
      ) : null}
      {body ? (
        <FieldList title={apiKeysMessage('reference.body')} schema={body} schemas={schemas} />
      ) : null}
      {answer ? (
        <FieldList
          title={apiKeysMessage('reference.answer', {
            list: answers.map(([status]) => status).join(' or '),
          })}
          schema={answer}
          schemas={schemas}
        />
      ) : null}
      {file ? (
        <p>
          {apiKeysRich('reference.itAnswersAFile', { code: (words) => <code>{words}</code>, file })}
        </p>
      ) : null}
      <p className="quiet">
        {apiKeysMessage('reference.refusals')}{' '}
        {refusalsOf(operation).map(({ code }, at) => (
          <span key={code}>
            {at > 0 ? ', ' : ''}
            <a href={refusalPath(code)}>{code}</a>
          </span>
        ))}
      </p>
    </section>
  )
}
