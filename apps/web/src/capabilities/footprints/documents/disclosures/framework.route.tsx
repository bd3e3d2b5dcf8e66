import { GetFrameworkDisclosure } from '@understory/contracts/footprints/framework-disclosures.ts'
import { FRAMEWORKS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'
import { FRAMEWORK_WORDS } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-words.ts'
import { data } from 'react-router'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/framework.route'
import { frameworkAddress } from './disclosures-address.ts'
import { FrameworkPage } from './framework-page.tsx'

const frameworkOf = (named: string | undefined) => FRAMEWORKS.find((each) => each === named)

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const standard = frameworkOf(params.standard)
  return pageMeta(matches, {
    title: standard ? FRAMEWORK_WORDS[standard].name : documentsMessage('framework.disclosures'),
    description: standard ? FRAMEWORK_WORDS[standard].says : '',
    path: frameworkAddress(params.footprintId ?? '', params.standard ?? ''),
    robots: 'noindex',
  })
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const standard = frameworkOf(params.standard)
  if (!standard) throw data(null, { status: 404 })
  const { footprintId } = params
  const answer = await api(GetFrameworkDisclosure, { params: { footprintId, standard } })
  if (!answer.ok) throw data(null, { status: answer.status === 400 ? 404 : answer.status })
  return { footprintId, disclosure: answer.data }
}

export default function FrameworkRoute({ loaderData }: Route.ComponentProps) {
  return <FrameworkPage {...loaderData} />
}
