import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import styles from '../../../content/api-docs/developers.module.css'
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
        <h1>Webhooks</h1>
        <p className="lead">
          We call your server as things happen, so that you need not ask. Every call is signed, and
          every event has a number: if one is missing, you can tell.
        </p>
      </header>
      <section aria-labelledby="begin" className={styles.part}>
        <h2 id="begin">1. Tell us where</h2>
        <p>
          <a href={WEBHOOKS_PATH}>Add an address</a>, or make the call{' '}
          <code>POST /v1/webhook-endpoints</code>, and keep the secret that you are shown. A test
          account has webhooks of its own.
        </p>
      </section>
      <section aria-labelledby="get" className={styles.part}>
        <h2 id="get">2. This is what arrives</h2>
        <CodeBlock label="An event as your server gets it" text={EVENT} />
        <p>
          <code>data</code> is the object as the API answers it. <code>sequence</code> counts by one
          in each account; should we ever restore a backup, it jumps, and you know that events may
          be missing.
        </p>
      </section>
      <section aria-labelledby="check" className={styles.part}>
        <h2 id="check">3. Check that it came from us</h2>
        <p>
          The signatures are those of{' '}
          <a href="https://www.standardwebhooks.com/">Standard Webhooks 1.0.0</a>, for which there
          are libraries in every common language. Check the bytes as they came, before you parse
          them.
        </p>
        <CodeBlock label="A receiver that checks signatures" text={CHECK} />
      </section>
      <section aria-labelledby="answer" className={styles.part}>
        <h2 id="answer">4. Answer within 15 seconds</h2>
        <ul>
          <li>Any status from 200 to 299 means that you have it.</li>
          <li>
            410 means that the address is gone for good: we stop. 429, 502 and 504 mean that you are
            busy: we wait as long as <code>Retry-After</code> says.
          </li>
          <li>
            After anything else we try again: nine more times over three days, at first within
            seconds.
          </li>
          <li>
            After a day of failures we write to your owners and admins; after five days we switch
            the webhook off. What happens meanwhile is sent when you switch it on.
          </li>
        </ul>
        <p>
          An event may come twice or out of order: go by its <code>id</code> and its{' '}
          <code>sequence</code>.
        </p>
      </section>
      <section aria-labelledby="ask" className={styles.part}>
        <h2 id="ask">Or ask for them</h2>
        <p>
          The same events, byte for byte, for 90 days. <code>after=latest</code> skips those that
          are there already:
        </p>
        <CodeBlock
          label="Reading events"
          text={`curl '${origin}/v1/events?after=41' \\\n  -H "authorization: Bearer $UNDERSTORY_API_KEY"`}
        />
      </section>
      <section aria-labelledby="types" className={styles.part}>
        <h2 id="types">Types of event</h2>
        <p>
          A webhook without types gets all of them except <code>order.…</code>: a busy shop has
          thousands of orders a day. They are recorded once a webhook of yours names one of these
          types; from then on they can be read as well.
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
