import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { SolutionsPage } from '../solutions/solutions-page.tsx'
import type { Route } from './+types/reduce.route'
import { measures, type ScopeNumber } from './measures.ts'
import { businessMessage } from './messages/messages.generated.ts'
import styles from './scopes.module.css'

const REDUCE_PATH = '/solutions/business/reduce'
const NUMBERS = [1, 2, 3] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: businessMessage('reduce.reduceWhatYouEmit'),
    description: businessMessage('reduce.description'),
    path: REDUCE_PATH,
  })

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('scope')
  const scope: ScopeNumber = NUMBERS.find((number) => String(number) === asked) ?? 1
  return { scope }
}

const reduceReasons = () =>
  [
    {
      title: businessMessage('reduce.theLargePartsFirst'),
      text: businessMessage('reduce.twoThreeCategoriesMake'),
    },
    {
      title: businessMessage('reduce.useLessThenCleaner'),
      text: businessMessage('reduce.doNeedCostsNothing'),
    },
    {
      title: businessMessage('reduce.countMeasured'),
      text: businessMessage('reduce.savingDifferenceBetweenTwo'),
    },
  ] as const

const leads = (): Readonly<Record<ScopeNumber, string>> => ({
  1: businessMessage('reduce.burnYourselfYoursChange'),
  2: businessMessage('reduce.manyCountriesElectricityGetting'),
  3: businessMessage('reduce.decideThroughBuyDesign'),
})

export default function Reduce({ loaderData: { scope } }: Route.ComponentProps) {
  return (
    <SolutionsPage
      title={businessMessage('reduce.cutFirst')}
      lead={businessMessage('reduce.lead')}
      picture="wind"
      href="/app/business/footprint"
      act={businessMessage('reduce.findYourLargeParts')}
      reasons={reduceReasons()}
    >
      <section className="page section flow-24" aria-labelledby="measures">
        <h2 id="measures">{businessMessage('reduce.whereToCutFirst')}</h2>
        <TabLinks
          label={businessMessage('reduce.scopes')}
          tabs={NUMBERS.map((number) => ({
            href: `${REDUCE_PATH}?scope=${number}#measures`,
            label: businessMessage('reduce.scope', { number: String(number) }),
            current: number === scope,
          }))}
        />
        <p className="lead">{leads()[scope]}</p>
        <ul className={styles.measures}>
          {measures()[scope].map(({ title, text, watch }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="quiet">{watch}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/my-impact/dashboards/targets">{businessMessage('reduce.putIntoPlan')}</a> ·{' '}
          <a href="/solutions/business/net-zero-consultancy">
            {businessMessage('reduce.planItWithSomeone')}
          </a>
        </p>
      </section>
    </SolutionsPage>
  )
}
