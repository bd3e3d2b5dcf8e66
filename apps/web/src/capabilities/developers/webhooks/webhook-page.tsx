import type { WebhookAttempt, WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
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
        <Notice kind="success" title="Here is its new secret">
          <p>
            Please copy it now: it is not shown again. Until tomorrow, events are signed with the
            old one, too.
          </p>
          <CodeBlock label="The secret" text={secret} isBroken />
        </Notice>
      ) : null}
      <AccountSection id="attempts" title="What was sent">
        <form method="post" className="flow-16">
          <p>
            <Button type="submit" name="intent" value="test" disabled={!isEnabled}>
              Send a test event
            </Button>
          </p>
          {givenUp > 0 ? (
            <p>
              {givenUp === 1 ? 'One event was' : `${givenUp} events were`} given up after ten
              attempts.{' '}
              <Button type="submit" look="link" name="intent" value="replay" disabled={!isEnabled}>
                Send {givenUp === 1 ? 'it' : 'them'} again
              </Button>
            </p>
          ) : null}
        </form>
        <WebhookAttempts attempts={attempts} maySend={isEnabled} />
      </AccountSection>
      <AccountSection id="change" title="Change it">
        <form method="post" noValidate className="flow-24">
          <WebhookFields webhook={webhook} answer={changed} />
          <div>
            <Button type="submit" look="action" name="intent" value="change">
              Save
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
      <AccountSection id="secret" title="Secret">
        <p className="quiet">
          {oldSecretUntil
            ? `The old secret signs, too, until ${shownDate(oldSecretUntil)}.`
            : 'A new secret signs at once, and the old one beside it for another day.'}
        </p>
        <form method="post">
          <div>
            <Button type="submit" name="intent" value="rotate">
              Give it a new secret
            </Button>
          </div>
        </form>
      </AccountSection>
      <AccountSection id="end" title={isEnabled ? 'Switch it off' : 'Switch it on'}>
        <p className="quiet">
          {isEnabled
            ? 'What happens while it is off is sent once it is on again.'
            : 'It then gets what happened while it was off, oldest first.'}
        </p>
        <form method="post" className="flow-16">
          <div>
            <Button type="submit" name="intent" value={isEnabled ? 'off' : 'on'}>
              {isEnabled ? 'Switch it off' : 'Switch it on'}
            </Button>
          </div>
          <div>
            <Button type="submit" name="intent" value="remove">
              Remove it
            </Button>
          </div>
        </form>
      </AccountSection>
    </>
  )
}
