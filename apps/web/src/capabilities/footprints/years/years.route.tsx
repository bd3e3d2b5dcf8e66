import { GetFootprintYears } from '@understory/contracts/footprints/years.ts'
import { data } from 'react-router'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/years.route'
import { yearsMessage } from './messages/messages.generated.ts'
import { YEARS, yearsChoice } from './years-address.ts'
import { YearsPage } from './years-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: yearsMessage('years.yearsSideBySide'),
    description: yearsMessage('years.description'),
    path: YEARS,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(GetFootprintYears, { query: yearsChoice(request) })
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

export default function YearsRoute({ loaderData }: Route.ComponentProps) {
  return <YearsPage years={loaderData} />
}
