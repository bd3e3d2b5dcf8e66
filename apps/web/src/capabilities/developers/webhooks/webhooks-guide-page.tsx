import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import styles from '../../../content/api-docs/developers.module.css'
import { webhooksMessage, webhooksRich } from './messages/messages.generated.ts'
import { WEBHOOKS_PATH } from './webhooks-path.ts'

const EVENT = `POST /hooks/understory HTTP/1.1
content-type: application/json
webhook-id: evt_0f8fad5bd9cb469fa16570867728950e
webhook-timestamp: 1795946400
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"id":"evt_0f8fad5bd9cb469fa16570867728950e","object":"event",
"type":"purchase.paid","timestamp":"2026-11-29T10:00:00.000Z","mode":"live",
"accountId":"…","sequence":42,"version":"…","data":{"object":"purchase", …},"proof":null}`

const CHECK = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.UNDERSTORY_WEBHOOK_SECRET)

app.post('/hooks/understory', express.raw({ type: 'application/json' }), (request, response) => {
  const event = webhook.verify(request.body, request.headers) // throws where it is not ours
  response.sendStatus(204)
  handle(event) // by its id: the same event may come twice
})`

export function WebhooksGuidePage({ origin }: { readonly origin: string }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{webhooksMessage('webhooksGuide.webhooks')}</h1>
        <p className="lead">{webhooksMessage('webhooksGuide.callServerThingsHappen')}</p>
      </header>
      <section aria-labelledby="begin" className={styles.part}>
        <h2 id="begin">{webhooksMessage('webhooksGuide.1TellUsWhere')}</h2>
        <p>
          {webhooksRich('webhooksGuide.addAddressMakeCall', {
            link: (words) => <a href={WEBHOOKS_PATH}>{words}</a>,
            code: (words) => <code>{words}</code>,
          })}
        </p>
      </section>
      <section aria-labelledby="get" className={styles.part}>
        <h2 id="get">{webhooksMessage('webhooksGuide.2Arrives')}</h2>
        <CodeBlock label={webhooksMessage('webhooksGuide.eventServerGets')} text={EVENT} />
        <p>
          {webhooksRich('webhooksGuide.dataObjectApiAnswers', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
      </section>
      <section aria-labelledby="check" className={styles.part}>
        <h2 id="check">{webhooksMessage('webhooksGuide.3CheckCame')}</h2>
        <p>
          {webhooksRich('webhooksGuide.signaturesThoseStandardWebhooks', {
            link: (words) => <a href="https://www.standardwebhooks.com/">{words}</a>,
          })}
        </p>
        <CodeBlock label={webhooksMessage('webhooksGuide.receiverChecksSignatures')} text={CHECK} />
      </section>
      <section aria-labelledby="answer" className={styles.part}>
        <h2 id="answer">{webhooksMessage('webhooksGuide.4AnswerWithin15')}</h2>
        <ul>
          <li>{webhooksMessage('webhooksGuide.anyStatus200299')}</li>
          <li>
            {webhooksRich('webhooksGuide.410MeansAddressGone', {
              code: (words) => <code>{words}</code>,
            })}
          </li>
          <li>{webhooksMessage('webhooksGuide.afterAnythingElseTry')}</li>
          <li>{webhooksMessage('webhooksGuide.afterDayFailuresWrite')}</li>
        </ul>
        <p>
          {webhooksRich('webhooksGuide.eventComeTwiceOut', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
      </section>
      <section aria-labelledby="ask" className={styles.part}>
        <h2 id="ask">{webhooksMessage('webhooksGuide.orAskForThem')}</h2>
        <p>
          {webhooksRich('webhooksGuide.sameEventsByteByte', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
        <CodeBlock
          label={webhooksMessage('webhooksGuide.readingEvents')}
          text={`curl '${origin}/v1/events?after=41' \\\n  -H "authorization: Bearer $UNDERSTORY_API_KEY"`}
        />
      </section>
      <section aria-labelledby="types" className={styles.part}>
        <h2 id="types">{webhooksMessage('webhooksGuide.typesOfEvent')}</h2>
        <p>
          {webhooksRich('webhooksGuide.webhookWithoutTypesGets', {
            code: (words) => <code>{words}</code>,
          })}
        </p>
        <dl className={styles.rules}>
          {EVENT_TYPE_NAMES.map((type) => (
            <div key={type}>
              <dt>
                <a href={`/developers/events/${type}`}>
                  <code>{type}</code>
                </a>
              </dt>
              <dd>{EVENT_TYPES[type]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
