import type { WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import { webhooksMessage } from './messages/messages.generated.ts'

/** In a few words, how a webhook is doing. */
export function stateOfWebhook(webhook: WebhookEndpoint): string {
  const { isEnabled, disabledWhy, failingSince, waiting } = webhook
  if (disabledWhy === 'gone') return webhooksMessage('webhookState.offAnsweredGone')
  if (disabledWhy === 'failing') return webhooksMessage('webhookState.offNothingArrivedFive')
  if (!isEnabled) return webhooksMessage('webhookState.off')
  if (failingSince)
    return webhooksMessage('webhookState.failingSinceWaiting', {
      date: shownDate(failingSince),
      waiting: String(waiting),
    })
  return waiting > 0
    ? webhooksMessage('webhookState.onOnWay', { waiting: String(waiting) })
    : webhooksMessage('webhookState.on')
}
