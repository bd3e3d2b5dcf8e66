import type { WebhookEndpoint } from '@understory/contracts/developers/webhooks.ts'
import { shownDate } from '../../../shell/shown-date.ts'

/** In a few words, how a webhook is doing. */
export function stateOfWebhook(webhook: WebhookEndpoint): string {
  const { isEnabled, disabledWhy, failingSince, waiting } = webhook
  if (disabledWhy === 'gone') return 'Off: it answered that it is gone'
  if (disabledWhy === 'failing') return 'Off: nothing arrived for five days'
  if (!isEnabled) return 'Off'
  if (failingSince) return `Failing since ${shownDate(failingSince)}, ${waiting} waiting`
  return waiting > 0 ? `On, ${waiting} on the way` : 'On'
}
