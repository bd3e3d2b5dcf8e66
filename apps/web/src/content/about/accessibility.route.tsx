import { requestContext } from '../../http/request-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/accessibility.route'
import { aboutMessage, aboutRich } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: aboutMessage('accessibility.accessibility'),
    description: aboutMessage('accessibility.description'),
    path: '/accessibility',
  })

export function loader({ context }: Route.LoaderArgs) {
  return { support: context.get(requestContext).settings.supportEmail }
}

export default function Accessibility({ loaderData: { support } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={aboutMessage('accessibility.accessibility')}>
        <p>{aboutMessage('accessibility.everyoneShouldAbleMeasure')}</p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          <h2>{aboutMessage('accessibility.whatWeAimAt')}</h2>
          <p>{aboutMessage('accessibility.webContentAccessibilityGuidelines')}</p>
          <h2>{aboutMessage('accessibility.whatIsDone')}</h2>
          <ul>
            <li>{aboutMessage('accessibility.everyFormWorksWithout')}</li>
            <li>{aboutMessage('accessibility.everyChartFiguresTable')}</li>
            <li>{aboutMessage('accessibility.textKeepsContrastLeast')}</li>
            <li>{aboutMessage('accessibility.nothingMovesWhereSystem')}</li>
            <li>{aboutMessage('accessibility.pagesReflow320Pixels')}</li>
            <li>
              {aboutRich('accessibility.ctrlKKMac', {
                link: (words) => <a href="/search">{words}</a>,
              })}
            </li>
          </ul>
          <h2>{aboutMessage('accessibility.howItIsTested')}</h2>
          <p>{aboutMessage('accessibility.eachChangeSoftwareBrowser')}</p>
          <h2>{aboutMessage('accessibility.knowMissing')}</h2>
          <ul>
            <li>{aboutMessage('accessibility.noAuditPeopleUse')}</li>
            <li>{aboutMessage('accessibility.paymentFormPaymentProviders')}</li>
            <li>{aboutMessage('accessibility.siteEnglishOnly')}</li>
          </ul>
          <h2>{aboutMessage('accessibility.somethingKeepsOut')}</h2>
          <p>
            {aboutRich('accessibility.writeSayWantedDo', {
              link: (words) => <a href="/contact-us?topic=help">{words}</a>,
              link2: (words) => <a href={`mailto:${support}`}>{words}</a>,
              support,
            })}
          </p>
        </div>
      </div>
    </>
  )
}
