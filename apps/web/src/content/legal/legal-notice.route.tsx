import { data } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/legal-notice.route'
import { loadLegalText } from './load-legal-text.ts'
import { legalMessage } from './messages/messages.generated.ts'
import { PublishedText } from './published-text.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: legalMessage('legalNotice.legalNotice'),
    description: legalMessage('legalNotice.description'),
    path: '/legal-notice',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { published } = await loadLegalText(context, 'legal-notice')
  if (!published) throw data(null, { status: 404 })
  return published
}

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={legalMessage('legalNotice.legalNotice')}>
        <p>{legalMessage('legalNotice.runsSiteReach')}</p>
      </PageIntro>
      <div className="page page-end">
        <PublishedText {...loaderData} />
      </div>
    </>
  )
}
