import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/business-confirmation.route'
import { leadsMessage, leadsRich } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: leadsMessage('next.page'),
    description: leadsMessage('next.description'),
    path: '/business/confirmation',
    robots: 'noindex',
  })

export default function BusinessConfirmation() {
  return (
    <>
      <PageIntro title={leadsMessage('next.title')} picture={spot('letter')}>
        <p>{leadsRich('next.lead', { link: (words) => <a href="/contact-us">{words}</a> })}</p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          <h2>{leadsMessage('next.helps.title')}</h2>
          <p>{leadsMessage('next.helps')}</p>
          <p>
            <LinkButton look="action" href="/app/business/footprint">
              {leadsMessage('next.estimate')}
            </LinkButton>
          </p>
        </div>
      </div>
    </>
  )
}
