import { randomUUID } from 'node:crypto'
import { CreateApiKey } from '@understory/contracts/developers/api-keys.ts'
import { CreateWebhook } from '@understory/contracts/developers/webhooks.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES, type ApiScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { TestApi } from '../start-test-api.ts'
import { newApp } from './apps.ts'
import type { TestPerson } from './people.ts'

/** A key of a person's account, made as they would make it. */
export async function makeApiKey(
  api: TestApi,
  person: TestPerson,
  scopes?: readonly ApiScope[],
  mode: ApiMode = 'live',
) {
  const body = { name: 'Bookkeeping', mode, scopes: [...(scopes ?? allScopesOf(mode))] }
  const made = await api.call(CreateApiKey, { body }, person.bearer)
  if (!made.data) throw new Error(`no key: ${JSON.stringify(made)}`)
  return made.data
}

const allScopesOf = (mode: ApiMode) =>
  API_SCOPES.filter((scope) => mode === 'test' || scope !== 'purchases:write')

/** A webhook of a person's account, to where nobody is. */
export async function addWebhook(api: TestApi, person: TestPerson): Promise<string> {
  const call = { body: { url: 'https://example.org/hooks' } }
  const made = await api.call(CreateWebhook, call, person.bearer)
  return made.data.webhook.endpointId
}

/** A call of the public API. */
export function callPublicApi(
  api: Pick<TestApi, 'send'>,
  path: string,
  { key, method, body, headers = {}, ip }: CallPublicApi = {},
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const init = { method: method ?? (body === undefined ? 'GET' : 'POST'), ...sent }
  const request = new Request(`http://understory.test${path}`, init)
  if (body !== undefined) request.headers.set('content-type', 'application/json')
  if (init.method !== 'GET') request.headers.set('idempotency-key', randomUUID())
  if (key) request.headers.set('authorization', `Bearer ${key}`)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return api.send(request, ip)
}

type CallPublicApi = {
  readonly key?: string
  /** Without one: POST where there is a body. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

/** What stands in the address of the page where an app asks to be let in. */
export const queryOfApp = async (api: Pick<TestApi, 'send'>): Promise<string> =>
  String(new URLSearchParams((await newApp(api)).request))
