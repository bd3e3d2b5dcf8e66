import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/terms.route'
import { loadLegalText } from './load-legal-text.ts'
import { PublishedText } from './published-text.tsx'
import { TermsTemplate } from './terms-template.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms and conditions',
    description: 'What you buy, what you receive and what you may say about it.',
    path: '/terms-and-conditions',
  })

export const loader = ({ context }: Route.LoaderArgs) => loadLegalText(context, 'terms')

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { published } = loaderData
  return (
    <>
      <PageIntro title="Terms and conditions">
        <p>What you buy, what you receive, and what you may say about it.</p>
      </PageIntro>
      <div className="page page-end">
        {published ? <PublishedText {...published} /> : <TermsTemplate />}
      </div>
    </>
  )
}
