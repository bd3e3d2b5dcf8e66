import { useRouteLoaderData } from 'react-router'
import { requestContext } from '../../http/request-context.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { CookieChoices } from '../../shell/consent/cookie-choices.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/privacy.route'
import { loadLegalText } from './load-legal-text.ts'
import { OutsideServices } from './outside-services.tsx'
import { PrivacyTemplate } from './privacy-template.tsx'
import { PublishedText } from './published-text.tsx'
import { RetentionTable } from './retention-table.tsx'
import { StoredInBrowser } from './stored-in-browser.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy',
    description: 'What is stored about you, why, for how long, and the cookies used.',
    path: '/privacy-policy',
  })

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { recipients, retention } = context.get(requestContext).settings
  const [privacy, cookies] = await Promise.all([
    loadLegalText(context, 'privacy'),
    loadLegalText(context, 'cookies'),
  ])
  return { recipients, retention, privacy, cookies }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  const { privacy, cookies } = loaderData
  return (
    <>
      <PageIntro title="Privacy">
        <p>
          We keep what the job needs, say why, and load nothing from anyone else unless you agree.
        </p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          {privacy.published ? <PublishedText {...privacy.published} /> : <PrivacyTemplate />}
          <h2 id="retention">How long it is kept</h2>
          <RetentionTable lines={loaderData.retention} />
          <h2 id="recipients">Who else receives any of it</h2>
          <ul>
            {loaderData.recipients.map(({ name, gets }) => (
              <li key={name}>
                <strong>{name}</strong>: {gets}.
              </li>
            ))}
          </ul>
          <h2 id="cookies">What is stored in your browser</h2>
          {cookies.published ? <PublishedText {...cookies.published} /> : null}
          <StoredInBrowser services={shell?.outside.services ?? []} />
          <CookieChoices
            returnTo="/privacy-policy#cookies"
            analytics={shell?.consent === true}
            outside={shell?.outside}
          />
          <OutsideServices outside={shell?.outside} />
        </div>
      </div>
    </>
  )
}
