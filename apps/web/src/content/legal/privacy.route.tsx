import { useRouteLoaderData } from 'react-router'
import { requestContext } from '../../http/request-context.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { CookieChoices } from '../../shell/consent/cookie-choices.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/privacy.route'
import { loadLegalText } from './load-legal-text.ts'
import { legalMessage } from './messages/messages.generated.ts'
import { OutsideServices } from './outside-services.tsx'
import { PrivacyTemplate } from './privacy-template.tsx'
import { PublishedText } from './published-text.tsx'
import { RetentionTable } from './retention-table.tsx'
import { StoredInBrowser } from './stored-in-browser.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: legalMessage('privacy.privacy'),
    description: legalMessage('privacy.description'),
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
      <PageIntro title={legalMessage('privacy.privacy')}>
        <p>{legalMessage('privacy.keepJobNeedsSay')}</p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          {privacy.published ? <PublishedText {...privacy.published} /> : <PrivacyTemplate />}
          <h2 id="retention">{legalMessage('privacy.longKept')}</h2>
          <RetentionTable lines={loaderData.retention} />
          <h2 id="recipients">{legalMessage('privacy.elseReceivesAny')}</h2>
          <ul>
            {loaderData.recipients.map(({ name, gets }) => (
              <li key={name}>
                <strong>{name}</strong>: {gets}.
              </li>
            ))}
          </ul>
          <h2 id="cookies">{legalMessage('privacy.storedBrowser')}</h2>
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
