import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ApiKey, ApiKeyScopes, ForSpending, OF_SPENDING } from './api-keys.ts'

const Parameter = (most: number) => z.string().max(most).default('')

/** What an app sends a person with, as RFC 6749, 7636 and 8707 name it. */
const AppRequest = z.object({
  response_type: Parameter(40),
  client_id: Parameter(4_000),
  redirect_uri: Parameter(1_000),
  scope: Parameter(1_000),
  state: Parameter(2_000),
  code_challenge: Parameter(200),
  code_challenge_method: Parameter(40),
  resource: Parameter(300),
})
export type AppRequest = z.output<typeof AppRequest>

const Unknown = ['APP_UNKNOWN', 'APP_ADDRESS_UNKNOWN'] as const

export const ReadAppRequest = endpoint({
  method: 'GET',
  path: '/api/app-requests',
  summary: 'What an app asks a person for, or where to send them at once',
  query: AppRequest,
  answer: z.object({
    /** Where the request is answered without asking anyone; `null`: the person is asked. */
    redirectTo: z.string().nullable(),
    /** Where the app hears that the person said no. */
    deniedTo: z.string(),
    /** As it calls itself. Nobody checked it. */
    appName: z.string(),
    appHost: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    accountName: z.string(),
  }),
  refusals: [...Unknown],
})

export const ConnectApp = endpoint({
  method: 'POST',
  path: '/api/connected-apps',
  summary: 'Let an app in; the answer says where it hears so',
  body: z.strictObject({
    request: AppRequest,
    mode: z.enum(API_MODES).default('live'),
    scopes: ApiKeyScopes,
    ...ForSpending,
  }),
  status: 201,
  answer: z.object({ redirectTo: z.string() }),
  refusals: [...Unknown, 'APP_REQUEST_INVALID', 'TOO_MANY_APPS', ...OF_SPENDING],
})

const ConnectedApp = ApiKey.pick({
  name: true,
  mode: true,
  scopes: true,
  limits: true,
  createdBy: true,
  lastUsedAt: true,
}).extend({ appId: z.uuid(), host: z.string(), connectedAt: z.iso.datetime() })
export type ConnectedApp = z.output<typeof ConnectedApp>

export const ListConnectedApps = endpoint({
  method: 'GET',
  path: '/api/connected-apps',
  summary: 'Apps that were let in and still are, the newest first',
  answer: z.object({ apps: z.array(ConnectedApp) }),
})

export const DisconnectApp = endpoint({
  method: 'DELETE',
  path: '/api/connected-apps/{appId}',
  summary: 'End what an app may do: from then on it is refused',
  params: z.object({ appId: z.uuid() }),
  status: 204,
  refusals: ['APP_NOT_FOUND'],
})
