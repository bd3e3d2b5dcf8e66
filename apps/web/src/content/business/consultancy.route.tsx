import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/consultancy.route'
import { businessMessage, businessRich } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: businessMessage('consultancy.adviceWayNetZero'),
    description: businessMessage('consultancy.description'),
    path: '/solutions/business/net-zero-consultancy',
  })

const consultancyReasons = () =>
  [
    {
      title: businessMessage('consultancy.measureWhatMatters'),
      text: businessMessage('consultancy.estimateFindsLargeParts'),
    },
    {
      title: businessMessage('consultancy.aTargetThatHolds'),
      text: businessMessage('consultancy.baseYearBoundaryPath'),
    },
    {
      title: businessMessage('consultancy.planNamesDates'),
      text: businessMessage('consultancy.eachActionSavesCosts'),
    },
  ] as const

const ASK = '/contact-us?topic=consultancy'

export default function Consultancy() {
  return (
    <SolutionsPage
      title={businessMessage('consultancy.someonePlan')}
      lead={businessMessage('consultancy.lead')}
      picture="advice"
      href={ASK}
      act={businessMessage('consultancy.askForAdvice')}
      reasons={consultancyReasons()}
    >
      <section className="page section" aria-labelledby="covers">
        <div className="prose">
          <h2 id="covers">{businessMessage('consultancy.whatYouCanExpect')}</h2>
          <p>{businessMessage('consultancy.tellWantKnowSend')}</p>
          <h3>{businessMessage('consultancy.whatNetZeroMeans')}</h3>
          <p>{businessMessage('consultancy.cuttingEmissionsAcrossWhole')}</p>
          <h3>{businessMessage('consultancy.adviceDoesDo')}</h3>
          <p>
            {businessRich('consultancy.doesVerifyFootprintPeople', {
              link: (words) => <a href="/app/business/footprint/verify/one-time/setup">{words}</a>,
            })}
          </p>
          <h3>{businessMessage('consultancy.doWithout')}</h3>
          <p>
            {businessRich('consultancy.estimateTakesTwoMinutes', {
              link: (words) => <a href="/app/business/footprint">{words}</a>,
              link2: (words) => <a href="/solutions/business/understand">{words}</a>,
              link3: (words) => <a href="/solutions/business/reduce">{words}</a>,
            })}
          </p>
        </div>
      </section>
    </SolutionsPage>
  )
}
