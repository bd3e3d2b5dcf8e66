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
import { aboutMessage } from './messages/messages.generated.ts'
import styles from './our-philosophy.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: aboutMessage('ourPhilosophy.howItIsProved'),
    description: aboutMessage('ourPhilosophy.description'),
    path: '/our-philosophy',
    type: 'article',
  })

const PICTURE = strataScene()

const figures = () => [
  { what: aboutMessage('ourPhilosophy.plasticAsBottles'), ...bottlesOf(0) },
  { what: aboutMessage('ourPhilosophy.co2eAsKilometresDriven'), ...carKilometresOf(0) },
  { what: aboutMessage('ourPhilosophy.co2eSharePersonsYear'), ...ukPersonYearsOf(0) },
  { what: aboutMessage('ourPhilosophy.co2eTreesTakeOver'), ...lifetimeCaptureOf(0) },
]

const ourPhilosophyColumns = () => [
  {
    key: 'what',
    title: aboutMessage('ourPhilosophy.figure'),
    sentences: true,
    cell: (row: ReturnType<typeof figures>[number]) => row.what,
  },
  {
    key: 'method',
    title: aboutMessage('ourPhilosophy.workedOutAs'),
    sentences: true,
    cell: (row: ReturnType<typeof figures>[number]) => row.method,
  },
  {
    key: 'source',
    title: aboutMessage('ourPhilosophy.source'),
    sentences: true,
    cell: (row: ReturnType<typeof figures>[number]) => `${row.source} (${row.year})`,
  },
]

export default function OurPhilosophy() {
  return (
    <>
      <div className={styles.intro}>
        <PageIntro title={aboutMessage('ourPhilosophy.promiseWorthProof')}>
          <p>{aboutMessage('ourPhilosophy.understoryGrowsBeneathCanopy')}</p>
        </PageIntro>
      </div>
      <div className={`page ${styles.columns}`}>
        <div className="prose">
          <h2>{aboutMessage('ourPhilosophy.theLedgerOnlyGrows')}</h2>
          <p>{aboutMessage('ourPhilosophy.everyUnitPaidBecomes')}</p>
          <h2>{aboutMessage('ourPhilosophy.nothingRoundedFavour')}</h2>
          <p>{aboutMessage('ourPhilosophy.quantitiesStoredGramsThousandths')}</p>
          <h2>{aboutMessage('ourPhilosophy.sayFundedNoMore')}</h2>
          <p>{aboutMessage('ourPhilosophy.certificateSaysManyTrees')}</p>
          <h2>{aboutMessage('ourPhilosophy.reduceFirst')}</h2>
          <p>{aboutMessage('ourPhilosophy.tonneEmittedNeedsNo')}</p>
          <h2>{aboutMessage('ourPhilosophy.needTrust')}</h2>
          <p>{aboutMessage('ourPhilosophy.wholeUnderstoryOpenSource')}</p>
        </div>
        <div className={styles.picture}>
          <Picture shapes={PICTURE} {...STRATA} />
        </div>
      </div>
      <section className="page section stack-wide" aria-labelledby="figures">
        <h2 id="figures">{aboutMessage('ourPhilosophy.whereFiguresCome')}</h2>
        <DataTable
          caption={aboutMessage('ourPhilosophy.caption')}
          asCards
          columns={ourPhilosophyColumns()}
          rows={figures()}
          rowKey={({ what }) => what}
        />
      </section>
      <Roots />
      <section className="soil" aria-label={aboutMessage('ourPhilosophy.verify')}>
        <div className="page section">
          <VerifyForm />
        </div>
      </section>
    </>
  )
}
