import type { EventRenderer } from '../../../event-renderer.ts'
import { endpointForPrograms, findEndpoint } from './endpoints/endpoint-records.ts'

/** What an event about a webhook says of it; one that was removed meanwhile has its id alone. */
export const renderWebhookEvent: EventRenderer = async ({ db }, { accountId, mode, subject }) => {
  const { endpointId = '' } = subject
  const endpoint = await findEndpoint(db, { accountId, mode, endpointId })
  const gone = { id: endpointId, object: 'webhook_endpoint' }
  return { data: endpoint ? endpointForPrograms(endpoint) : gone }
}
