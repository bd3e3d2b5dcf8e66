import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ImpactMetrics, ListFundedProjects } from '@understory/contracts/impact.ts'
import type { Purchase } from '@understory/contracts/offsetting.ts'
import type { CalendarDate } from '@understory/domain/quantity/calendar.ts'
import { spot } from '@understory/pictures/spots.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { EmptyState } from '@understory/ui/empty-state.tsx'
import { TabLinks } from '@understory/ui/tab-links.tsx'
import { AccountLandscape } from '../../shell/account-landscape.tsx'
import type { ShownWelcome } from '../../shell/messages/load-welcome.ts'
import { Welcome } from '../../shell/messages/welcome.tsx'
import styles from './dashboard.module.css'
import { type ReadWindow, windowQuery } from './date-window.ts'
import { EmailNotice } from './email-notice.tsx'
import { Equivalents } from './equivalents.tsx'
import { Highlights } from './highlights.tsx'
import { PurchasesView } from './purchases-view.tsx'
import { RangeFilter } from './range-filter.tsx'
import { TimelineView } from './timeline-view.tsx'
import { WorkforceShare } from './workforce-share.tsx'

type Totals = ImpactMetrics['totals']
type Account = { uuid: string; kind: 'personal' | 'business'; name: string }

export type DashboardFacts = {
  readonly asked: ReadWindow
  readonly view: 'timeline' | 'purchases'
  readonly metrics: ImpactMetrics
  readonly projects: AnswerOf<typeof ListFundedProjects>['projects']
  readonly totalsOfAllTime: Totals
  readonly purchases: readonly Purchase[]
  readonly today: CalendarDate
  readonly account: Account
  readonly welcome: ShownWelcome | null
  readonly email: { readonly address: string; readonly isVerified: boolean }
  readonly verification: string | null
}

const isNothing = ({ milliTrees, co2eGrams, plasticGrams }: Totals) =>
  milliTrees + co2eGrams + plasticGrams === 0

export function DashboardPage(facts: DashboardFacts) {
  const { account, projects, totalsOfAllTime } = facts
  const isNew = isNothing(totalsOfAllTime)
  return (
    <>
      {isNew ? null : (
        <div className={styles.picture}>
          <AccountLandscape
            account={account}
            totals={totalsOfAllTime}
            projects={projects}
            width={1440}
            height={340}
          />
        </div>
      )}
      <div className={`page page-end ${styles.page}`}>
        <EmailNotice email={facts.email} outcome={facts.verification} />
        {facts.welcome ? <Welcome welcome={facts.welcome} /> : null}
        {isNew ? <NothingYet kind={account.kind} /> : <Impact {...facts} />}
      </div>
    </>
  )
}

function NothingYet({ kind }: { readonly kind: Account['kind'] }) {
  return (
    <EmptyState
      title="Your ground is ready"
      level="h1"
      picture={spot('seed')}
      action={
        <LinkButton look="action" href={`/app/${kind}/instant/one-time/setup`}>
          Fund your first trees
        </LinkButton>
      }
    >
      Nothing stands here yet. What you fund appears on this page as soon as it is paid, with the
      certificate and the ledger entries behind it.
    </EmptyState>
  )
}

function Impact({ asked, view, metrics, purchases, today, account }: DashboardFacts) {
  const { window } = asked
  return (
    <>
      <header className={styles.head}>
        <div>
          {account.kind === 'business' ? (
            <p className={`eyebrow ${styles.name}`}>{account.name}</p>
          ) : null}
          <h1>What you funded</h1>
        </div>
        <RangeFilter asked={asked} today={today} view={view} />
      </header>
      {isNothing(metrics.totals) ? (
        <EmptyState
          title="Nothing counts for these dates"
          picture={spot('clearing')}
          action={<LinkButton href="/my-impact/dashboards/impact">Show all time</LinkButton>}
        >
          What you funded counts for other days. A purchase counts for the dates on its certificate.
        </EmptyState>
      ) : (
        <>
          <Highlights totals={metrics.totals} />
          <WorkforceShare workforce={metrics.workforce} />
          <section className={styles.views} aria-label="Your impact in detail">
            <TabLinks
              label="Dashboard views"
              tabs={[
                { href: hrefOf(window), label: 'Timeline', current: view === 'timeline' },
                {
                  href: hrefOf(window, { view: 'purchases' }),
                  label: 'By purchase',
                  current: view === 'purchases',
                },
              ]}
            />
            {view === 'timeline' ? (
              <TimelineView
                timeline={metrics.timeline}
                csvHref={`/my-impact/dashboards/impact.csv${windowQuery(window)}`}
                {...{ window, today }}
              />
            ) : (
              <PurchasesView purchases={purchases} window={window} />
            )}
          </section>
          <Equivalents totals={metrics.totals} />
        </>
      )}
    </>
  )
}

const hrefOf = (...parts: Parameters<typeof windowQuery>) =>
  `/my-impact/dashboards/impact${windowQuery(...parts)}`
