import type { Context } from 'hono'
import type { ObjectKind } from '../core/kinds.ts'
import type { World } from '../core/world.ts'
import type { ParamReader } from '../wire/param-reader.ts'
import { missingResource, RequestRefused } from '../wire/refusals.ts'
import type { Route } from './routes.ts'

export type KeyKind = 'secret' | 'publishable'
export type SecretKeyState = { isExpired: boolean }

/** Which of our two local keys came with the request; any other key is refused, and one that was ended. */
export function keyKind(authorization: string | undefined, secretKey: SecretKeyState): KeyKind {
  const key = bearerOrBasic(authorization ?? '')
  if (key.startsWith('sk_test_local_')) {
    if (secretKey.isExpired) throw expired(key)
    return 'secret'
  }
  if (key.startsWith('pk_test_local_')) return 'publishable'
  throw new RequestRefused(401, {
    type: 'invalid_request_error',
    message:
      'The payments sandbox accepts only keys that begin with sk_test_local_ or pk_test_local_.',
  })
}

function expired(key: string): RequestRefused {
  return new RequestRefused(401, {
    type: 'invalid_request_error',
    code: 'api_key_expired',
    message: `Expired API Key provided: ${'*'.repeat(20)}${key.slice(-4)}`,
  })
}

function bearerOrBasic(authorization: string): string {
  const [scheme, value = ''] = authorization.split(' ')
  if (scheme?.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64').toString().split(':', 1)[0] ?? ''
}

/** The publishable key may only do what a browser needs, to the intent whose secret it holds. */
export function checkBrowserAccess(
  world: World,
  route: Route,
  call: { ids: readonly string[]; params: ParamReader },
): void {
  if (route.access !== 'browser')
    throw new RequestRefused(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key.',
    })
  const [id] = call.ids
  if (id === undefined) return
  const clientSecret = call.params.required('client_secret')
  const kind: ObjectKind = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
  const intent = world.find(kind, id)
  if (intent === null || !('client_secret' in intent) || intent.client_secret !== clientSecret)
    throw missingResource(kind, id, 'intent')
}

const OURS_ALONE = ['metadata', 'customer', 'latest_charge', 'receipt_email'] as const

/** What a browser is shown of an object: nothing that only our server should know. */
export function browserView(body: unknown): unknown {
  if (body === null || typeof body !== 'object') return body
  const shown: Record<string, unknown> = { ...body }
  for (const member of OURS_ALONE) delete shown[member]
  if ('error' in shown && shown.error !== null && typeof shown.error === 'object') {
    const error: Record<string, unknown> = { ...shown.error }
    for (const member of ['payment_intent', 'setup_intent'])
      if (member in error) error[member] = browserView(error[member])
    shown.error = error
  }
  return shown
}

/** Any page may call: what protects an intent is its client secret, not the page's origin. */
export function allowAnyOrigin(c: Context): void {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-allow-methods', 'GET, POST')
  c.header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
  c.header('access-control-max-age', '600')
}
