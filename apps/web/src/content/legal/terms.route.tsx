import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/terms.route'
import { loadLegalText } from './load-legal-text.ts'
import { legalMessage } from './messages/messages.generated.ts'
import { PublishedText } from './published-text.tsx'
import { TermsTemplate } from './terms-template.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: legalMessage('terms.termsAndConditions'),
    description: legalMessage('terms.description'),
    path: '/terms-and-conditions',
  })

export const loader = ({ context }: Route.LoaderArgs) => loadLegalText(context, 'terms')

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { published } = loaderData
  return (
    <>
      <PageIntro title={legalMessage('terms.termsAndConditions')}>
        <p>{legalMessage('terms.buyReceiveSayAbout')}</p>
      </PageIntro>
      <div className="page page-end">
        {published ? <PublishedText {...published} /> : <TermsTemplate />}
      </div>
    </>
  )
}
