import { spot } from '@understory/pictures/spots/spots.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/intro.route'
import { HOUSEHOLD_PATH } from './household-path.ts'
import styles from './intro.module.css'
import { countryMeans, type IntroStep, narrowingRange } from './intro-figures.ts'
import { householdMessage, householdRich } from './messages/messages.generated.ts'
import { FiguresTable } from './result/figures-table.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: householdMessage('intro.carbonFootprintTwoMinutes'),
    description: householdMessage('intro.description'),
    path: '/solutions/personal/carbon-footprint',
  })

export function loader() {
  return { steps: narrowingRange(), countries: countryMeans() }
}

export default function HouseholdIntro({ loaderData: { steps, countries } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={householdMessage('intro.doesYearCome')} picture={spot('home')}>
        <p>{householdMessage('intro.sayWhereLiveFigure')}</p>
        <LinkButton look="action" href={HOUSEHOLD_PATH}>
          {householdMessage('intro.beginWithYourCountry')}
        </LinkButton>
      </PageIntro>
      <section className="page section" aria-labelledby="narrows">
        <div className={styles.split}>
          <div className="flow-16">
            <h2 id="narrows">{householdMessage('intro.figureSaysSure')}</h2>
            <p>
              {householdRich('intro.fourPeopleFiveSame', { emphasis: (words) => <em>{words}</em> })}
            </p>
            <p>{householdMessage('intro.questionLeaveOpenCounts')}</p>
          </div>
          <NarrowingRange steps={steps} />
        </div>
      </section>
      <section className="lichen section" aria-labelledby="countries">
        <div className={`page ${styles.split}`}>
          <div className="flow-16">
            <h2 id="countries">{householdMessage('intro.whereLiveMattersFirst')}</h2>
            <p>{householdMessage('intro.homesCarsPowerStations')}</p>
            <p>{householdMessage('intro.partNobodyDecidesAlone')}</p>
          </div>
          <BarRows caption={householdMessage('intro.caption')} rows={countries}>
            <p className="quiet">{householdMessage('intro.computedModelPage')}</p>
            <FiguresTable
              caption={householdMessage('intro.yearPersonCountryAlone')}
              title={householdMessage('intro.country')}
              rows={countries}
            />
          </BarRows>
        </div>
      </section>
      <section className="page section" aria-labelledby="then">
        <h2 id="then">{householdMessage('intro.andThen')}</h2>
        <ul className={styles.points}>
          <li>
            <h3>{householdMessage('intro.savesMostHome')}</h3>
            <p>{householdMessage('intro.fiveActionsComputedOwn')}</p>
          </li>
          <li>
            <h3>{householdMessage('intro.whatRemains')}</h3>
            <p>{householdMessage('intro.fundClimateProjectsOnce')}</p>
          </li>
          <li>
            <h3>{householdMessage('intro.nextYear')}</h3>
            <p>{householdMessage('intro.saveResultAccountSee')}</p>
          </li>
        </ul>
      </section>
      <section className="page section" aria-labelledby="method">
        <div className="prose flow-16">
          <h2 id="method">{householdMessage('intro.howItIsComputed')}</h2>
          <p>{householdMessage('intro.wholeLifeUseCo2e')}</p>
          <p>
            <a href={HOUSEHOLD_PATH}>{householdMessage('intro.beginWithYourCountry')}</a>
          </p>
        </div>
      </section>
    </>
  )
}

/** The same person, one answer after another. */
function NarrowingRange({ steps }: { readonly steps: readonly IntroStep[] }) {
  const most = Math.max(...steps.map(({ high }) => high), 1)
  return (
    <figure className={styles.narrowing}>
      <figcaption>{householdMessage('intro.familyThreeBritainAnswer')}</figcaption>
      <ol>
        {steps.map(({ what, low, high, range, total }) => (
          <li key={what}>
            <span className={styles.what}>{what}</span>
            <span className={styles.bar}>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  x={(low / most) * 100}
                  width={((high - low) / most) * 100}
                  y="1"
                  height="6"
                  rx="2"
                />
              </svg>
              <span className={styles.range}>{range}</span>
            </span>
            <span className={styles.total}>{householdMessage('intro.about', { total })}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
