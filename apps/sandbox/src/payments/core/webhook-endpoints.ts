import type { ParamReader } from '../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../wire/refusals.ts'
import type { WebhookEndpoint } from './kinds.ts'
import { ok, type SandboxAnswer, type World } from './world.ts'

export function createWebhookEndpoint(world: World, params: ParamReader): SandboxAnswer {
  const url = params.required('url')
  const listed = params.list('enabled_events')
  const description = params.text('description') ?? null
  const metadata = params.metadata()
  const version = params.text('api_version') ?? null
  params.done()
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw invalidRequest('url_invalid', 'Not a valid URL', 'url')
  const endpoint: WebhookEndpoint = {
    id: `we_${world.newToken(24)}`,
    object: 'webhook_endpoint',
    api_version: version,
    application: null,
    created: world.now,
    description,
    enabled_events: listed.length === 0 ? ['*'] : listed,
    livemode: false,
    metadata,
    secret: `whsec_${world.newToken(32)}`,
    status: 'enabled',
    url,
  }
  world.put('webhook_endpoint', endpoint)
  return ok(endpoint)
}

export function deleteWebhookEndpoint(world: World, id: string): SandboxAnswer {
  if (world.find('webhook_endpoint', id) === null) throw missingResource('webhook_endpoint', id)
  world.remove('webhook_endpoint', id)
  return ok({ id, object: 'webhook_endpoint', deleted: true })
}
