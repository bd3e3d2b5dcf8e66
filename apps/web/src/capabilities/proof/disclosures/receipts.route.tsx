import { ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import { data } from 'react-router'
import { ask } from '../../../content/public-facts.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/receipts.route'
import { disclosuresMessage } from './messages/messages.generated.ts'
import { ReceiptsPage } from './receipts-page.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData
      ? disclosuresMessage('receipts.receipts2', { name: loaderData.name })
      : disclosuresMessage('receipts.receipts'),
    description: disclosuresMessage('receipts.description'),
    path: loaderData ? `/projects/${loaderData.projectId}/receipts` : '/projects',
  })

export async function loader({ context, params }: Route.LoaderArgs) {
  const body = await ask(context, `/api/projects/${encodeURIComponent(params.projectId)}/payments`)
  const payments = ListProjectPayments.answer.safeParse(body).data
  if (!payments) throw data(null, { status: 404 })
  return payments
}

export default function ReceiptsRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptsPage {...loaderData} />
}
