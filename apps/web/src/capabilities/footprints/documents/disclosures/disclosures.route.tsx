import { GetFrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { data } from 'react-router'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/disclosures.route'
import { disclosuresAddress } from './disclosures-address.ts'
import { DisclosuresPage } from './disclosures-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: documentsMessage('disclosures.disclosures'),
    description: documentsMessage('disclosures.description'),
    path: disclosuresAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answers = await Promise.all(
    FRAMEWORKS.map((standard) => api(GetFrameworkDisclosure, { params: { ...params, standard } })),
  )
  const disclosures = answers.map((answer) => {
    if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
    return answer.data
  })
  return { footprintId: params.footprintId, disclosures }
}

export default function DisclosuresRoute({ loaderData }: Route.ComponentProps) {
  return <DisclosuresPage {...loaderData} />
}
