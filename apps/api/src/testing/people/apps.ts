import { hash, randomBytes } from 'node:crypto'
import {
  type AppRequest,
  ConnectApp,
  ListConnectedApps,
} from '@understory/contracts/developers/connected-apps.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import type { ApiScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import type { TestApi } from '../start-test-api.ts'
import type { TestPerson } from './people.ts'

const APPS_ORIGIN = 'http://understory.test'

type SendApi = Pick<TestApi, 'send'>

export const APP_ADDRESS = 'https://app.example/callback'

/** What an app sends to `/oauth/…`. */
export async function askAsApp(
  api: SendApi,
  path: 'token' | 'revoke' | 'register',
  sent: Readonly<Record<string, unknown>>,
) {
  const isForm = path !== 'register'
  const body = isForm
    ? new URLSearchParams(sent as Record<string, string>).toString()
    : JSON.stringify(sent)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const answer = await api.send(new Request(`${APPS_ORIGIN}/oauth/${path}`, init))
  return { status: answer.status, said: (await answer.json()) as Record<string, string> }
}

/** An app that registered, with a request of its own and the secret behind it. */
export async function newApp(api: SendApi, redirectUri = APP_ADDRESS) {
  const { said } = await askAsApp(api, 'register', {
    client_name: 'Reports for trees',
    redirect_uris: [redirectUri],
  })
  const verifier = randomBytes(32).toString('base64url')
  const request: AppRequest = {
    response_type: 'code',
    client_id: said.client_id ?? '',
    redirect_uri: redirectUri,
    scope: '',
    state: 'where-we-were',
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    resource: `${APPS_ORIGIN}/mcp`,
  }
  return { request, verifier }
}

type Letting = {
  readonly scopes?: readonly ApiScope[]
  readonly mode?: ApiMode
}

/** The code that an app gets whom a person lets in. */
export async function letIn(
  api: TestApi,
  person: TestPerson,
  request: AppRequest,
  { scopes = ['account:read', 'impact:read'], mode = 'test' }: Letting = {},
): Promise<string> {
  const body = { request, scopes: [...scopes], mode }
  const { data } = await api.call(ConnectApp, { body }, person.bearer)
  return new URL(data.redirectTo).searchParams.get('code') ?? ''
}

export type TestApp = Awaited<ReturnType<typeof newApp>>

/** How an app asks for its first tokens. */
export const codeForm = ({ request, verifier }: TestApp, code: string) => ({
  grant_type: 'authorization_code',
  code,
  client_id: request.client_id,
  redirect_uri: request.redirect_uri,
  code_verifier: verifier,
  resource: request.resource,
})

/** An app that is let in and has its tokens. */
export async function connectedApp(api: TestApi, person: TestPerson, letting?: Letting) {
  const app = await newApp(api)
  const code = await letIn(api, person, app.request, letting)
  const { said } = await askAsApp(api, 'token', codeForm(app, code))
  return {
    ...app,
    code,
    accessToken: said.access_token ?? '',
    refreshToken: said.refresh_token ?? '',
  }
}

/** The newest app of an account, by its id. */
export async function onlyApp({ call }: Pick<TestApi, 'call'>, person: TestPerson) {
  const { data } = await call(ListConnectedApps, {}, person.bearer)
  return data.apps[0]?.appId ?? ''
}
