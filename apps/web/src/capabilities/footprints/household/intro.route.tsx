import { spot } from '@understory/pictures/spots/spots.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PageIntro } from '../../../content/page-intro.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/intro.route'
import { HOUSEHOLD_PATH } from './household-path.ts'
import styles from './intro.module.css'
import { countryMeans, type IntroStep, narrowingRange } from './intro-figures.ts'
import { FiguresTable } from './result/figures-table.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your carbon footprint, in two minutes',
    description:
      'What a year of you and your home emits, in 62 countries: a figure after the first answer, its range, what you could do, and what remains.',
    path: '/solutions/personal/carbon-footprint',
  })

export function loader() {
  return { steps: narrowingRange(), countries: countryMeans() }
}

export default function HouseholdIntro({ loaderData: { steps, countries } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title="What does a year of you come to?" picture={spot('home')}>
        <p>
          Say where you live, and you have a figure. Answer what you like: each answer makes it more
          yours. Two minutes, no account, nothing stored.
        </p>
        <LinkButton look="action" href={HOUSEHOLD_PATH}>
          Begin with your country
        </LinkButton>
      </PageIntro>
      <section className="page section" aria-labelledby="narrows">
        <div className={styles.split}>
          <div className="flow-16">
            <h2 id="narrows">A figure that says how sure it is</h2>
            <p>
              Four people in five with the same answers lie within the range. We ask next what would
              narrow <em>yours</em> most: for a frequent flyer that is not the light bulbs.
            </p>
            <p>
              A question that you leave open counts as what is usual in your country, never as
              nothing.
            </p>
          </div>
          <NarrowingRange steps={steps} />
        </div>
      </section>
      <section className="lichen section" aria-labelledby="countries">
        <div className={`page ${styles.split}`}>
          <div className="flow-16">
            <h2 id="countries">Where you live matters first</h2>
            <p>
              Homes, cars, power stations and plates differ. Each of 62 countries has data of its
              own, and what its people consume adds up to the country’s own account.
            </p>
            <p>
              Part of it nobody decides alone: hospitals, schools, roads, the state. It stands
              apart, and no advice pretends otherwise.
            </p>
          </div>
          <BarRows caption="A year of one person, by the country alone, in CO2e" rows={countries}>
            <p className="quiet">Computed by the model of this page.</p>
            <FiguresTable
              caption="A year of one person, by the country alone"
              title="Country"
              rows={countries}
            />
          </BarRows>
        </div>
      </section>
      <section className="page section" aria-labelledby="then">
        <h2 id="then">And then?</h2>
        <ul className={styles.points}>
          <li>
            <h3>What saves most in your home</h3>
            <p>
              Five actions, computed with your own answers. If you rent, we say what only your
              landlord can do.
            </p>
          </li>
          <li>
            <h3>What remains</h3>
            <p>
              You can fund climate projects with it, once or every month. It is a contribution: your
              footprint stays what it is.
            </p>
          </li>
          <li>
            <h3>Next year</h3>
            <p>
              Save the result in your account, and see the next one beside it, each with the model
              that computed it.
            </p>
          </li>
        </ul>
      </section>
      <section className="page section" aria-labelledby="method">
        <div className="prose flow-16">
          <h2 id="method">How it is computed</h2>
          <p>
            The whole life of what you use, in CO2e by its warming over a hundred years, with what
            flights do besides their CO2. Electricity counts as the grid makes it; a green tariff is
            shown beside it. National accounts are those of Eurostat, Defra and the Global Carbon
            Budget; fuels, transport and flights use the factors of DESNZ for 2025; homes follow the
            energy balances of each country. Where a country has no account of its consumption, the
            page says “rough”.
          </p>
          <p>
            <a href={HOUSEHOLD_PATH}>Begin with your country</a>
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
      <figcaption>
        A family of three in Britain, answer by answer: where four in five lie
      </figcaption>
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
            <span className={styles.total}>about {total}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
