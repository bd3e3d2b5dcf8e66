import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/business-confirmation.route'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'What happens with a request',
    description: 'What happens next, and what helps us to help you.',
    path: '/business/confirmation',
    robots: 'noindex',
  })

export default function BusinessConfirmation() {
  return (
    <>
      <PageIntro title="What happens next" picture={spot('letter')}>
        <p>
          Someone reads and answers every request, usually within two working days. An email
          confirms that yours has arrived; if you don’t get one, please{' '}
          <a href="/contact-us">write to us</a>.
        </p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          <h2>What helps us to help you</h2>
          <p>
            A first estimate of what your business emits takes two minutes, costs nothing, and gives
            us something to talk about: your sector, your turnover and the country are enough.
          </p>
          <p>
            <LinkButton look="action" href="/app/business/footprint">
              Estimate a footprint
            </LinkButton>
          </p>
        </div>
      </div>
    </>
  )
}
