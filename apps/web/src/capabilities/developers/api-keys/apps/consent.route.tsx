import {
  type AppRequest,
  ConnectApp,
  ReadAppRequest,
} from '@understory/contracts/developers/connected-apps.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { limitsIn } from '../limits-in-form.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/consent.route'
import { ConsentPage } from './consent-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: apiKeysMessage('consent.connectAnApp'),
    description: apiKeysMessage('consent.description'),
    path: '/oauth/authorize',
    robots: 'noindex',
  })

/** Where the app is told at once, the browser goes on by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const target = actionHeaders.get('refresh') ?? loaderHeaders.get('refresh')
  return new Headers(target === null ? [] : [['refresh', target]])
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, role, user } = await requireAccount(request, context)
  if (!mayDo(role, 'manage-api-keys') || user.impersonation)
    return data({ state: 'may-not' } as const)
  const answer = await api(ReadAppRequest, { query: requestIn(request) })
  if (!answer.ok) {
    const { message } = answer.refusal
    return data({ state: 'unknown', message } as const, { status: answer.status })
  }
  const { redirectTo } = answer.data
  if (redirectTo !== null) return onwards(redirectTo)
  return data({ state: 'asked', ...answer.data } as const)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const query = requestIn(request)
  if (form.text('intent') !== 'connect') {
    const asked = await api(ReadAppRequest, { query })
    if (!asked.ok) throw data(null, { status: asked.status })
    return onwards(asked.data.deniedTo)
  }
  const mode = form.text('mode') === 'test' ? ('test' as const) : ('live' as const)
  const scopes = API_SCOPES.filter((scope) => form.has(`may-${scope}`))
  const buys = mode === 'live' && scopes.includes('purchases:write')
  const limits = buys ? limitsIn(form) : null
  const problems = form.problems()
  if (problems) return data(problems, { status: 400 })
  const currentPassword = form.text('currentPassword') || undefined
  const body = { request: query, mode, scopes, limits, currentPassword }
  const answer = await api(ConnectApp, { body })
  if (answer.ok) return onwards(answer.data.redirectTo)
  return data(form.refused(answer.refusal), { status: answer.status })
}

const onwards = (redirectTo: string) =>
  data({ state: 'done', redirectTo } as const, { headers: { refresh: `0; url=${redirectTo}` } })

const NAMES = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'resource',
] as const

/** One that is given twice counts as none, so that nobody is shown one and gets the other. */
function requestIn({ url }: Request): AppRequest {
  const { searchParams } = new URL(url)
  const given = NAMES.map((name) => {
    const values = searchParams.getAll(name)
    return [name, values.length === 1 ? (values[0] ?? '') : '']
  })
  return Object.fromEntries(given) as AppRequest
}

export default function ConsentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = actionData && 'redirectTo' in actionData
  const answer = actionData && 'code' in actionData ? actionData : undefined
  return <ConsentPage request={isDone ? actionData : loaderData} answer={answer} />
}
