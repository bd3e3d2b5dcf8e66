import { REFUSALS, type RefusalCode, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { data } from 'react-router'
import { refusalsOf } from '../../../../content/api-docs/open-api.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/refusal.route'
import { readDocument, refusalPath } from './read-document.ts'
import { RefusalPage } from './refusal-page.tsx'

/** To those who are signed in, too: it is made once for all, whatever they send. */
export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: params.code,
    description: loaderData?.says ?? apiKeysMessage('refusal.refusalApi'),
    path: refusalPath(params.code),
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const code = Object.keys(REFUSALS).find((each) => each === params.code) as RefusalCode | undefined
  if (!code) throw data(null, { status: 404 })
  const { api, settings } = context.get(requestContext)
  const { groups } = await readDocument(api, settings.origin)
  const calls = groups.flatMap((group) =>
    group.calls
      .filter(({ operation }) => refusalsOf(operation).some((each) => each.code === code))
      .map(({ operation }) => ({
        tag: group.name,
        operationId: operation.operationId,
        summary: operation.summary,
      })),
  )
  const all = groups.reduce((count, group) => count + group.calls.length, 0)
  return {
    code,
    status: statusOf(code),
    says: REFUSALS[code][1],
    calls,
    isOfAll: calls.length === all,
  }
}

export default function RefusalRoute({ loaderData }: Route.ComponentProps) {
  return <RefusalPage {...loaderData} />
}
