import {
  ChangeApiKey,
  CreateApiKey,
  ListApiKeys,
  RevokeApiKey,
  RotateApiKey,
} from '@understory/contracts/developers/api-keys.ts'
import {
  DisconnectApp,
  ListConnectedApps,
} from '@understory/contracts/developers/connected-apps.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import {
  API_KEY_LIVES,
  SECRET_OVERLAPS,
} from '@understory/domain/developers/api-keys/api-key-limits.ts'
import type { ApiMode } from '@understory/domain/developers/api-keys/api-mode.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, redirect } from 'react-router'
import type { Api } from '../../../http/api-client.ts'
import { type PostedForm, readForm } from '../../../http/posted-form.ts'
import { requestContext } from '../../../http/request-context.ts'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/api-keys.route'
import { ApiKeysPage } from './api-keys-page.tsx'
import { API_KEYS_PATH } from './api-keys-path.ts'
import { limitsIn } from './limits-in-form.ts'
import { apiKeysMessage } from './messages/messages.generated.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('apiKeys.apiKeys'),
    description: apiKeysMessage('apiKeys.description'),
    path: API_KEYS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  const { searchParams } = new URL(request.url)
  const shared = {
    origin: context.get(requestContext).settings.origin,
    saved: searchParams.has('saved'),
  }
  if (!mayDo(role, 'manage-api-keys') || user.impersonation) {
    return { ...shared, mayManage: false, keys: [], apps: [] }
  }
  const [keys, apps] = await Promise.all([api(ListApiKeys, {}), api(ListConnectedApps, {})])
  if (!keys.ok) throw data(null, { status: keys.status })
  if (!apps.ok) throw data(null, { status: apps.status })
  return { ...shared, mayManage: true, keys: keys.data.keys, apps: apps.data.apps }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const params = { keyId: form.text('keyId') }
  switch (form.text('intent')) {
    case 'create':
      return create(api, form)
    case 'change':
      return change(api, form)
    case 'rotate': {
      const seconds = Number(form.text('overlap'))
      const overlapSeconds = SECRET_OVERLAPS.find((each) => each === seconds)
      const answer = await api(RotateApiKey, { params, body: { overlapSeconds } })
      return answer.ok ? { made: answer.data } : refused(form, answer)
    }
    case 'revoke': {
      const answer = await api(RevokeApiKey, { params })
      return answer.ok ? saved() : refused(form, answer)
    }
    case 'disconnect': {
      const answer = await api(DisconnectApp, { params: { appId: form.text('appId') } })
      return answer.ok ? saved() : refused(form, answer)
    }
    default:
      throw data(null, { status: 400 })
  }
}

async function create(api: Api, form: PostedForm) {
  const mode = form.text('mode') === 'test' ? ('test' as const) : ('live' as const)
  const days = Number(form.text('expires'))
  const expiresInDays = API_KEY_LIVES.find((each) => each === days) ?? null
  const body = { ...whatItMay(form, mode), mode, expiresInDays }
  const problems = form.problems()
  if (problems) return data(problems, { status: 400 })
  const answer = await api(CreateApiKey, { body })
  return answer.ok ? { made: answer.data } : refused(form, answer)
}

async function change(api: Api, form: PostedForm) {
  // The form of a test key has no limits.
  const body = whatItMay(form, form.has('limitCurrency') ? 'live' : 'test')
  const problems = form.problems()
  if (problems) return data(problems, { status: 400 })
  const answer = await api(ChangeApiKey, { params: { keyId: form.text('keyId') }, body })
  return answer.ok ? saved() : refused(form, answer)
}

const whatItMay = (form: PostedForm, mode: ApiMode) => ({
  name: form.text('name'),
  scopes: API_SCOPES.filter((scope) => form.has(`may-${scope}`)),
  limits: mode === 'live' && form.has('may-purchases:write') ? limitsIn(form) : null,
  currentPassword: form.text('currentPassword') || undefined,
  allowedNetworks: form
    .text('networks')
    .split(/[\s,]+/)
    .filter(Boolean),
})

const saved = () => redirect(`${API_KEYS_PATH}?saved`, 303)

type RefusedAnswer = { readonly status: number; readonly refusal: Refusal }

/** A problem of one network stands beside the field of all of them, and one of a limit beside its amount. */
function refused(form: PostedForm, { status, refusal }: RefusedAnswer) {
  const problems = refusal.problems?.map(({ field, message }) => ({
    field: field.startsWith('allowedNetworks') ? 'networks' : field.replace(/^limits\./, ''),
    message,
  }))
  return data(form.refused({ ...refusal, ...(problems && { problems }) }), { status })
}

export default function ApiKeysRoute({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null
  const answer = actionData && 'code' in actionData ? actionData : undefined
  return <ApiKeysPage {...loaderData} made={made} answer={answer} />
}
