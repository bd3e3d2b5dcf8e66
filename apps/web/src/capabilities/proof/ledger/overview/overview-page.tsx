import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { HouseholdResult } from '@understory/contracts/footprints/household.ts'
import type { ImpactMetrics, ListFundedProjects } from '@understory/contracts/proof/ledger.ts'
import { fundedFigures } from '@understory/domain/proof/ledger/figures/funded-figures.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AccountLandscape } from '../account-landscape.tsx'
import { FundedProjects } from '../funded-projects.tsx'
import { ledgerMessage } from '../messages/messages.generated.ts'
import { NothingYet } from '../nothing-yet.tsx'
import type { ShownWelcome } from '../welcome/load-welcome.ts'
import { Welcome } from '../welcome/welcome.tsx'
import type { Step } from './four-steps.ts'
import { FourStepsPart } from './four-steps-part.tsx'
import { HouseholdPart } from './household-part.tsx'
import type { LatestEvent } from './latest-events.ts'
import type { NextStep } from './next-steps.ts'
import styles from './overview.module.css'

type Project = AnswerOf<typeof ListFundedProjects>['projects'][number]
type Account = {
  readonly uuid: string
  readonly kind: 'personal' | 'business'
  readonly name: string
}

type OverviewPageProps = {
  readonly account: Account
  readonly firstname: string | null
  readonly welcome: ShownWelcome | null
  readonly totals: ImpactMetrics['totals']
  /** Of a company; a person has none. */
  readonly steps: readonly Step[]
  /** Of a person: the newest result; `null`: there is none yet. */
  readonly household?: HouseholdResult | null | undefined
  readonly gaveAll: boolean
  readonly projects: readonly Project[]
  readonly next: readonly NextStep[]
  readonly latest: readonly LatestEvent[]
  readonly today: string
}

/** What there is, what happens next, and the proof: the first page of those signed in. */
export function OverviewPage(props: OverviewPageProps) {
  const { account, firstname, welcome, totals, projects, next, latest } = props
  const isNew = totals.milliTrees + totals.co2eGrams + totals.plasticGrams === 0
  return (
    <div
      className={`page page-end page-top-close ${styles.page}`}
      data-metrics={JSON.stringify(totals)}
    >
      <header>
        <h1>{firstname ? ledgerMessage('overview.hello', { firstname }) : account.name}</h1>
        {account.kind === 'business' && firstname ? (
          <p className="lead quiet">{account.name}</p>
        ) : null}
      </header>
      <div className={styles.land}>
        <div className={styles.forest}>
          <AccountLandscape
            account={account}
            totals={totals}
            projects={projects}
            width={1200}
            height={300}
          />
        </div>
        {isNew ? null : <Totals totals={totals} />}
      </div>
      {welcome ? <Welcome welcome={welcome} /> : null}
      {props.household === undefined ? null : <HouseholdPart newest={props.household} />}
      {isNew ? <NothingYet kind={account.kind} gaveAll={props.gaveAll} /> : null}
      {props.steps.length > 0 ? <FourStepsPart steps={props.steps} /> : null}
      <div className={styles.halves}>
        {isNew && next.length === 0 ? null : <Next steps={next} kind={account.kind} />}
        {isNew && latest.length === 0 ? null : <Latest events={latest} />}
      </div>
      {projects.length > 0 ? <FundedProjects projects={projects} today={props.today} /> : null}
    </div>
  )
}

const OVERVIEW_FUNDED = {
  trees: ' funded',
  co2e: ' of CO2e funded',
  plastic: ' of plastic removal',
} as const

/** On the ground that the forest stands on. */
function Totals({ totals }: { readonly totals: ImpactMetrics['totals'] }) {
  return (
    <section className={`soil ${styles.totals}`} aria-label={ledgerMessage('overview.fundedSoFar')}>
      {fundedFigures(totals).map(({ impact, value, unit }) => (
        <Stat
          key={impact}
          impact={impact}
          value={value}
          unit={`${unit}${OVERVIEW_FUNDED[impact]}`}
        />
      ))}
      <p>
        <a href="/my-impact/dashboards/impact">{ledgerMessage('overview.monthByMonth')}</a>
      </p>
    </section>
  )
}

const PLANS = {
  personal: '/solutions/personal/subscriptions',
  business: '/solutions/business/earth-positive-workforce',
} as const

type NextProps = { readonly steps: readonly NextStep[]; readonly kind: Account['kind'] }

function Next({ steps, kind }: NextProps) {
  return (
    <section className="panel flow-16" aria-labelledby="next">
      <h2 id="next">{ledgerMessage('overview.whatIsNext')}</h2>
      {steps.length === 0 ? (
        <>
          <p className="quiet">{ledgerMessage('overview.nothingWaitsNoPayment')}</p>
          <p className="row-links">
            <a href={PLANS[kind]}>{ledgerMessage('overview.seeThePlans')}</a>
            {kind === 'personal' ? (
              <a href="/app/personal/vehicle/identify">
                {ledgerMessage('overview.measureAVehicle')}
              </a>
            ) : null}
          </p>
        </>
      ) : (
        <ul className="lined-rows">
          {steps.map(({ title, detail, href, action, isWaiting }) => (
            <li key={title + detail} className={isWaiting ? styles.waiting : undefined}>
              <div>
                <p className={styles.title}>{title}</p>
                <p className="quiet">{detail}</p>
              </div>
              <a href={href} aria-label={`${action}: ${title}`}>
                {action}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Latest({ events }: { readonly events: readonly LatestEvent[] }) {
  return (
    <section className="panel flow-16" aria-labelledby="latest">
      <h2 id="latest">{ledgerMessage('overview.latelyWithProof')}</h2>
      {events.length === 0 ? (
        <p className="quiet">{ledgerMessage('overview.nextThingFundStand')}</p>
      ) : (
        <>
          <ul className="lined-rows">
            {events.map(({ id, at, title, detail, certificateId }) => (
              <li key={id}>
                <div>
                  <p className={styles.title}>{title}</p>
                  <p className="quiet">
                    {shownDate(at)} · {detail}
                  </p>
                </div>
                {certificateId ? (
                  <a
                    href={`/verify/${certificateId}`}
                    aria-label={ledgerMessage('overview.proofOf', { title })}
                  >
                    {ledgerMessage('overview.proof')}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
          <p>
            <a href="/my-impact/manage/instant">{ledgerMessage('overview.allPurchases')}</a>
          </p>
        </>
      )}
    </section>
  )
}
