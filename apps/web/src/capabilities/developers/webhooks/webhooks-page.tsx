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
import { webhooksMessage, webhooksRich } from './messages/messages.generated.ts'
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

const lead = () => webhooksMessage('webhooks.callServerThingsHappen')

export function WebhooksPage(props: WebhooksPageProps) {
  const { mode, removed, mayManage, webhooks, events, made, answer } = props
  if (!mayManage) {
    return (
      <AccountPage title={webhooksMessage('webhooks.webhooks')} lead={lead()}>
        <Notice kind="info" title={webhooksMessage('webhooks.ownersAdminsAccountManage')}>
          <p>
            {webhooksRich('webhooks.workGuideDevelopers', {
              link: (words) => <a href="/developers/webhooks">{words}</a>,
            })}
          </p>
        </Notice>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={webhooksMessage('webhooks.webhooks')} lead={lead()}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {removed && !answer ? (
        <PageToast id="removed" kind="success" body={webhooksMessage('webhooks.body')} />
      ) : null}
      {made ? <MadeWebhook {...made} /> : null}
      <ModeLinks mode={mode} />
      <AccountSection
        id="webhooks"
        title={
          mode === 'test'
            ? webhooksMessage('webhooks.webhooksTestAccount')
            : webhooksMessage('webhooks.yourWebhooks')
        }
      >
        {webhooks.length > 0 ? (
          <DataTable
            caption={webhooksMessage('webhooks.caption')}
            columns={webhookColumns()}
            rows={webhooks}
            rowKey={({ endpointId }) => endpointId}
            asCards
          />
        ) : (
          <p>
            {webhooksRich('webhooks.noneYetGuideDevelopers', {
              link: (words) => <a href="/developers/webhooks">{words}</a>,
            })}
          </p>
        )}
      </AccountSection>
      <AccountSection id="new" title={webhooksMessage('webhooks.addAWebhook')}>
        <form method="post" noValidate className="flow-24">
          <input type="hidden" name="mode" value={mode} />
          <WebhookFields answer={answer} />
          <div>
            <Button type="submit" look="action">
              {webhooksMessage('webhooks.addTheWebhook')}
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
      {mode === 'test'
        ? webhooksRich('webhooks.belongTestAccountNothing', {
            link: (words) => <a href={WEBHOOKS_PATH}>{words}</a>,
          })
        : webhooksRich('webhooks.tryingThingsOutTest', {
            link: (words) => <a href={`${WEBHOOKS_PATH}?of=test`}>{words}</a>,
          })}
    </p>
  )
}

const webhookColumns = (): readonly Column<WebhookEndpoint>[] => [
  {
    key: 'address',
    title: webhooksMessage('webhooks.address'),
    cell: ({ url, description }) => (
      <div>
        <strong>{description || new URL(url).host}</strong>
        <span className="subline">
          <code>{url}</code>
        </span>
      </div>
    ),
  },
  { key: 'state', title: webhooksMessage('webhooks.state'), cell: stateOfWebhook },
  {
    key: 'types',
    title: webhooksMessage('webhooks.events'),
    cell: ({ types }) =>
      types.length === 0 ? (
        webhooksMessage('webhooks.allExceptSingleOrders')
      ) : (
        <code>{types.join(', ')}</code>
      ),
  },
  {
    key: 'open',
    title: hiddenWords(webhooksMessage('webhooks.open')),
    cell: ({ mode, endpointId, description, url }) => (
      <a href={`${WEBHOOKS_PATH}/${mode}/${endpointId}`}>
        {webhooksMessage('webhooks.open')} {hiddenWords(description || url)}
      </a>
    ),
  },
]

/** The one time that the secret is seen. */
function MadeWebhook({ webhook, secret }: NonNullable<WebhooksPageProps['made']>) {
  return (
    <Notice kind="success" title={webhooksMessage('webhooks.hereIsItsSecret')}>
      <p>{webhooksMessage('webhooks.pleaseCopyNowKeep')}</p>
      <CodeBlock label={webhooksMessage('webhooks.theSecret')} text={secret} isBroken />
      <p>
        <a href={`${WEBHOOKS_PATH}/${webhook.mode}/${webhook.endpointId}`}>
          {webhooksMessage('webhooks.sendTestEvent')}
        </a>
      </p>
    </Notice>
  )
}
