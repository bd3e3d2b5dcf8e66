import {
  ChangeWebhook,
  CreateWebhook,
  DeleteWebhook,
  ReplayEvents,
  RotateWebhookSecret,
  TestWebhook,
} from '@understory/contracts/developers/webhooks.ts'
import type { TestPerson } from '../../people/people.ts'
import type { TestApi } from '../../start-test-api.ts'
import { all, type Promised, some } from '../promises.ts'

const BODY = { url: 'https://example.org/hooks' }

async function webhookOf(api: TestApi, person: TestPerson) {
  const made = await api.call(CreateWebhook, { body: BODY }, person.bearer)
  return { endpointId: made.data.webhook.endpointId }
}

export const OF_WEBHOOKS: readonly Promised[] = [
  all(CreateWebhook, ({ person }) => ({ by: person.bearer, body: BODY })),
  all(ChangeWebhook, async ({ api, person }) => ({
    by: person.bearer,
    params: await webhookOf(api, person),
    body: { isEnabled: false },
  })),
  all(RotateWebhookSecret, async ({ api, person }) => ({
    by: person.bearer,
    params: await webhookOf(api, person),
  })),
  all(TestWebhook, async ({ api, person }) => ({
    by: person.bearer,
    params: await webhookOf(api, person),
  })),
  all(ReplayEvents, async ({ api, person }) => ({
    by: person.bearer,
    params: await webhookOf(api, person),
    body: { eventId: null },
  })),
  some(DeleteWebhook, ['WEBHOOK_NOT_FOUND'], async ({ api, person }) => ({
    by: person.bearer,
    params: await webhookOf(api, person),
  })),
]
