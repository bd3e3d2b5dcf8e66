import type { WebhookAttempt, WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { webhooksMessage } from './messages/messages.generated.ts'
import { WebhookAttempts } from './webhook-attempts.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { stateOfWebhook } from './webhook-state.ts'

type WebhookPageProps = {
  readonly webhook: WebhookEndpoint
  readonly attempts: readonly WebhookAttempt[]
  readonly done: string | null
  /** The new secret, this once. */
  readonly secret: string | null
  readonly answer: FormAnswer | undefined
}

export function WebhookPage({ webhook, attempts, done, secret, answer }: WebhookPageProps) {
  const { url, description, isEnabled, givenUp } = webhook
  const changed = answer?.values.intent === 'change' ? answer : undefined
  return (
    <AccountPage title={description || new URL(url).host} lead={stateOfWebhook(webhook)}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {done && !answer && !secret ? <PageToast id="done" kind="success" body={done} /> : null}
      {secret ? (
        <Notice kind="success" title={webhooksMessage('webhook.newSecret')}>
          <p>{webhooksMessage('webhook.pleaseCopyNowShown')}</p>
          <CodeBlock label={webhooksMessage('webhook.theSecret')} text={secret} isBroken />
        </Notice>
      ) : null}
      <AccountSection id="attempts" title={webhooksMessage('webhook.whatWasSent')}>
        <form method="post" className="flow-16">
          <p>
            <Button type="submit" name="intent" value="test" disabled={!isEnabled}>
              {webhooksMessage('webhook.sendATestEvent')}
            </Button>
          </p>
          {givenUp > 0 ? (
            <p>
              {webhooksMessage('webhook.eventGivenUpAfter', {
                givenUp: givenUp === 1 ? '' : String(givenUp),
                oneGivenUp: givenUp === 1 ? 'yes' : 'other',
              })}{' '}
              <Button type="submit" look="link" name="intent" value="replay" disabled={!isEnabled}>
                {webhooksMessage('webhook.sendItAgain', { givenUp })}
              </Button>
            </p>
          ) : null}
        </form>
        <WebhookAttempts attempts={attempts} maySend={isEnabled} />
      </AccountSection>
      <AccountSection id="change" title={webhooksMessage('webhook.changeIt')}>
        <form method="post" noValidate className="flow-24">
          <WebhookFields webhook={webhook} answer={changed} />
          <div>
            <Button type="submit" look="action" name="intent" value="change">
              {webhooksMessage('webhook.save')}
            </Button>
          </div>
        </form>
      </AccountSection>
      <SecretAndEnd webhook={webhook} />
    </AccountPage>
  )
}

function SecretAndEnd({
  webhook: { isEnabled, oldSecretUntil },
}: {
  readonly webhook: WebhookEndpoint
}) {
  return (
    <>
      <AccountSection id="secret" title={webhooksMessage('webhook.secret')}>
        <p className="quiet">
          {oldSecretUntil
            ? webhooksMessage('webhook.oldSecretSignsToo', { date: shownDate(oldSecretUntil) })
            : webhooksMessage('webhook.newSecretSignsOnce')}
        </p>
        <form method="post">
          <div>
            <Button type="submit" name="intent" value="rotate">
              {webhooksMessage('webhook.giveNewSecret')}
            </Button>
          </div>
        </form>
      </AccountSection>
      <AccountSection
        id="end"
        title={
          isEnabled ? webhooksMessage('webhook.switchItOff') : webhooksMessage('webhook.switchItOn')
        }
      >
        <p className="quiet">
          {isEnabled
            ? webhooksMessage('webhook.happensWhileOffSent')
            : webhooksMessage('webhook.getsHappenedWhileOff')}
        </p>
        <form method="post" className="flow-16">
          <div>
            <Button type="submit" name="intent" value={isEnabled ? 'off' : 'on'}>
              {isEnabled
                ? webhooksMessage('webhook.switchItOff')
                : webhooksMessage('webhook.switchItOn')}
            </Button>
          </div>
          <div>
            <Button type="submit" name="intent" value="remove">
              {webhooksMessage('webhook.removeIt')}
            </Button>
          </div>
        </form>
      </AccountSection>
    </>
  )
}
