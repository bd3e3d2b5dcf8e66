import type { AccountEvent, WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { LatestEvents } from './latest-events.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { stateOfWebhook } from './webhook-state.ts'
import { WEBHOOKS_PATH } from './webhooks-path.ts'

type WebhooksPageProps = {
  readonly mode: ApiMode
  readonly removed: boolean
  readonly mayManage: boolean
  readonly webhooks: readonly WebhookEndpoint[]
  readonly events: readonly AccountEvent[]
  readonly made: { readonly webhook: WebhookEndpoint; readonly secret: string } | null
  readonly answer: FormAnswer | undefined
}

const LEAD = 'We call your server as things happen: a purchase is paid, a footprint is declared.'

export function WebhooksPage(props: WebhooksPageProps) {
  const { mode, removed, mayManage, webhooks, events, made, answer } = props
  if (!mayManage) {
    return (
      <AccountPage title="Webhooks" lead={LEAD}>
        <Notice kind="info" title="Owners and admins of the account manage its webhooks.">
          <p>
            How they work is in the <a href="/developers/webhooks">guide for developers</a>.
          </p>
        </Notice>
      </AccountPage>
    )
  }
  return (
    <AccountPage title="Webhooks" lead={LEAD}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {removed && !answer ? <PageToast id="removed" kind="success" body="Removed." /> : null}
      {made ? <MadeWebhook {...made} /> : null}
      <ModeLinks mode={mode} />
      <AccountSection
        id="webhooks"
        title={mode === 'test' ? 'Webhooks of your test account' : 'Your webhooks'}
      >
        {webhooks.length > 0 ? (
          <DataTable
            caption="Where events are sent"
            columns={WEBHOOK_COLUMNS}
            rows={webhooks}
            rowKey={({ endpointId }) => endpointId}
            asCards
          />
        ) : (
          <p>
            There are none yet. The <a href="/developers/webhooks">guide for developers</a> shows
            what your server gets, and how it checks that it came from us.
          </p>
        )}
      </AccountSection>
      <AccountSection id="new" title="Add a webhook">
        <form method="post" noValidate className="flow-24">
          <input type="hidden" name="mode" value={mode} />
          <WebhookFields answer={answer} />
          <div>
            <Button type="submit" look="action">
              Add the webhook
            </Button>
          </div>
        </form>
      </AccountSection>
      <LatestEvents events={events} />
    </AccountPage>
  )
}

function ModeLinks({ mode }: { readonly mode: ApiMode }) {
  return (
    <p>
      {mode === 'test' ? (
        <>
          These belong to your test account, of which nothing counts.{' '}
          <a href={WEBHOOKS_PATH}>Go to those of your account</a>.
        </>
      ) : (
        <>
          Trying things out? <a href={`${WEBHOOKS_PATH}?of=test`}>Your test account</a> has webhooks
          of its own.
        </>
      )}
    </p>
  )
}

const WEBHOOK_COLUMNS: readonly Column<WebhookEndpoint>[] = [
  {
    key: 'address',
    title: 'Address',
    cell: ({ url, description }) => (
      <div>
        <strong>{description || new URL(url).host}</strong>
        <span className="subline">
          <code>{url}</code>
        </span>
      </div>
    ),
  },
  { key: 'state', title: 'State', cell: stateOfWebhook },
  {
    key: 'types',
    title: 'Events',
    cell: ({ types }) =>
      types.length === 0 ? 'All except single orders' : <code>{types.join(', ')}</code>,
  },
  {
    key: 'open',
    title: hiddenWords('Open'),
    cell: ({ mode, endpointId, description, url }) => (
      <a href={`${WEBHOOKS_PATH}/${mode}/${endpointId}`}>Open {hiddenWords(description || url)}</a>
    ),
  },
]

/** The one time that the secret is seen. */
function MadeWebhook({ webhook, secret }: NonNullable<WebhooksPageProps['made']>) {
  return (
    <Notice kind="success" title="Here is its secret">
      <p>
        Please copy it now and keep it somewhere safe: it is not shown again. With it your server
        checks that an event came from us.
      </p>
      <CodeBlock label="The secret" text={secret} isBroken />
      <p>
        <a href={`${WEBHOOKS_PATH}/${webhook.mode}/${webhook.endpointId}`}>Send it a test event</a>
      </p>
    </Notice>
  )
}
