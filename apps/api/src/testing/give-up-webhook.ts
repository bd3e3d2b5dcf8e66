import { CreateWebhook } from '@understory/contracts/developers/webhooks.ts'
import type { TestApi } from './start-test-api.ts'

/** A webhook as it is left once nothing has arrived for five days; its id. */
export async function giveUpWebhook(
  api: TestApi,
  owner: { readonly bearer: Readonly<Record<string, string>> },
): Promise<string> {
  const body = { url: 'https://hooks.example.com/secret-path' }
  const made = await api.call(CreateWebhook, { query: {}, body }, owner.bearer)
  const { endpointId } = made.data.webhook
  await api.deps.db
    .updateTable('webhook_endpoint')
    .set({ disabled_at: api.deps.clock(), disabled_why: 'failing' })
    .where('id', '=', endpointId)
    .execute()
  return endpointId
}
