import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/calculating.route'
import { businessMessage } from './messages/messages.generated.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: businessMessage('calculating.calculatingACarbonFootprint'),
    description: businessMessage('calculating.description'),
    path: '/solutions/business/calculating-a-carbon-footprint',
  })

const calculatingReasons = () =>
  [
    {
      title: businessMessage('calculating.beginWithAnEstimate'),
      text: businessMessage('calculating.sectorCountryTurnoverGive'),
    },
    {
      title: businessMessage('calculating.refineWhatIsLarge'),
      text: businessMessage('calculating.replaceEstimateCategoryCategory'),
    },
    {
      title: businessMessage('calculating.haveItVerified'),
      text: businessMessage('calculating.declareCheckedAgainstStandard'),
    },
  ] as const

const START = '/app/business/footprint'

export default function Calculating() {
  return (
    <SolutionsPage
      title={businessMessage('calculating.knowWhatYouEmit')}
      lead={businessMessage('calculating.lead')}
      picture="works"
      href={START}
      act={businessMessage('calculating.estimateAFootprint')}
      reasons={calculatingReasons()}
    >
      <section className="page section" aria-labelledby="how">
        <div className="prose">
          <h2 id="how">{businessMessage('calculating.howItIsComputed')}</h2>
          <p>{businessMessage('calculating.ghgProtocolCorporateStandard')}</p>
          <h3>{businessMessage('calculating.theFactors')}</h3>
          <p>{businessMessage('calculating.more13000Uk')}</p>
          <h3>{businessMessage('calculating.theEstimate')}</h3>
          <p>{businessMessage('calculating.eachSectorKnowPound')}</p>
          <h3>{businessMessage('calculating.howSureItIs')}</h3>
          <p>{businessMessage('calculating.meterReadingMoreCertain')}</p>
          <h3>{businessMessage('calculating.whatYouNeed')}</h3>
          <ul>
            <li>{businessMessage('calculating.estimateSectorCountryTurnover')}</li>
            <li>{businessMessage('calculating.scope1FuelGas')}</li>
            <li>{businessMessage('calculating.scope2ElectricityHeat')}</li>
            <li>{businessMessage('calculating.scope3BoughtDelivered')}</li>
          </ul>
          <p>
            <a href="/solutions/business/understand">
              {businessMessage('calculating.whatTheScopesAre')}
            </a>{' '}
            ·{' '}
            <a href="/solutions/business/reduce">
              {businessMessage('calculating.whereToCutFirst')}
            </a>
          </p>
        </div>
      </section>
    </SolutionsPage>
  )
}
