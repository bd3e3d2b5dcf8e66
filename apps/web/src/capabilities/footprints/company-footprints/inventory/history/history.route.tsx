import { ListLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { historyAddress } from '../inventory-address.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/history.route'
import { HistoryPage } from './history-page.tsx'
import { historyCursor, historyQuery } from './history-query.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('history.historyOfTheInventory'),
    description: companyFootprintsMessage('history.description'),
    path: historyAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const asked = new URL(request.url).searchParams
  const query = historyQuery(asked)
  const answer = await api(ListLineEvents, { params, query: { ...query, ...historyCursor(asked) } })
  if (!answer.ok) throw noInventory(answer.status)
  return { footprintId: params.footprintId, history: answer.data, query }
}

export default function HistoryRoute({ loaderData }: Route.ComponentProps) {
  return <HistoryPage {...loaderData} />
}
