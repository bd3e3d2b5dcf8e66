import {
  bottlesOf,
  carKilometresOf,
  lifetimeCaptureOf,
  ukPersonYearsOf,
} from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { STRATA, strataScene } from '@understory/pictures/scenes/strata-scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { VerifyForm } from '../../capabilities/proof/certificates/public.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Roots } from '../../shell/site-frame/roots.tsx'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/our-philosophy.route'
import styles from './our-philosophy.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'How it is proved',
    description: 'An append-only ledger, certificates anyone can verify, and figures with sources.',
    path: '/our-philosophy',
    type: 'article',
  })

const PICTURE = strataScene()

const FIGURES = [
  { what: 'Plastic as bottles', ...bottlesOf(0) },
  { what: 'CO2e as kilometres driven', ...carKilometresOf(0) },
  { what: "CO2e as a share of one person's year in the UK", ...ukPersonYearsOf(0) },
  { what: 'CO2e trees may take in over their lives', ...lifetimeCaptureOf(0) },
]

const OUR_PHILOSOPHY_COLUMNS = [
  {
    key: 'what',
    title: 'Figure',
    sentences: true,
    cell: (row: (typeof FIGURES)[number]) => row.what,
  },
  {
    key: 'method',
    title: 'Worked out as',
    sentences: true,
    cell: (row: (typeof FIGURES)[number]) => row.method,
  },
  {
    key: 'source',
    title: 'Source',
    sentences: true,
    cell: (row: (typeof FIGURES)[number]) => `${row.source} (${row.year})`,
  },
]

export default function OurPhilosophy() {
  return (
    <>
      <div className={styles.intro}>
        <PageIntro title="A promise is worth its proof">
          <p>
            The understory is what grows beneath the canopy. It is also where you look to find out
            whether a forest is healthy. We built everything here so that you can look.
          </p>
        </PageIntro>
      </div>
      <div className={`page ${styles.columns}`}>
        <div className="prose">
          <h2>The ledger only grows</h2>
          <p>
            Every unit that is paid for becomes a line: which impact, how much, which project, which
            purchase, which month, and at which version of the price. The database itself refuses to
            change or delete a line. If one is wrong, a second line reverses it, and both stay.
          </p>
          <h2>Nothing is rounded in our favour</h2>
          <p>
            Quantities are stored in grams and thousandths of a tree. They are shown rounded down,
            never up: 0.999 of a tree reads 0.99, because there is not a whole tree yet. Spread over
            months, the parts add up to the whole, to the gram.
          </p>
          <h2>We say what was funded, and no more</h2>
          <p>
            A certificate says how many trees, how much CO2e and how much plastic were funded, by
            whom and when. It does not say that anyone or anything is neutral or positive because of
            it. Trees are not counted as CO2e, and what they may take in over decades stays a
            projection.
          </p>
          <h2>Reduce first</h2>
          <p>
            A tonne not emitted needs no ledger. Funding others is for what remains today, not a
            licence for tomorrow.
          </p>
          <h2>You need not trust us</h2>
          <p>
            The whole of Understory is open source. You can read the rules that price and count, run
            the tests that check them, or run a site of your own.
          </p>
        </div>
        <div className={styles.picture}>
          <Picture shapes={PICTURE} {...STRATA} />
        </div>
      </div>
      <section className="page section stack-wide" aria-labelledby="figures">
        <h2 id="figures">Where our figures come from</h2>
        <DataTable
          caption="Figures, methods and sources"
          asCards
          columns={OUR_PHILOSOPHY_COLUMNS}
          rows={FIGURES}
          rowKey={({ what }) => what}
        />
      </section>
      <Roots />
      <section className="soil" aria-label="Verify">
        <div className="page section">
          <VerifyForm />
        </div>
      </section>
    </>
  )
}
