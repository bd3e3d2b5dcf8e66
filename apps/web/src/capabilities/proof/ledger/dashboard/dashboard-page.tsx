import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ImpactMetrics, ListFundedProjects } from '@understory/contracts/proof/ledger.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import { ChartTools } from '../../../../shell/chart-tools.tsx'
import { AccountLandscape } from '../account-landscape.tsx'
import { FundedProjects } from '../funded-projects.tsx'
import { ledgerMessage } from '../messages/messages.generated.ts'
import { NothingYet } from '../nothing-yet.tsx'
import type { ShownWelcome } from '../welcome/load-welcome.ts'
import { Welcome } from '../welcome/welcome.tsx'
import styles from './dashboard.module.css'
import { ALL_TIME, isSameWindow, type ReadWindow } from './date-window.ts'
import { EmailNotice } from './email-notice.tsx'
import { Equivalents } from './equivalents.tsx'
import { Highlights } from './highlights.tsx'
import { dashboardAddress, fileAddress, type Shown } from './impact-addresses.ts'
import { isNothing } from './purchases/parts-of-impact.ts'
import { PurchasesView } from './purchases/purchases-view.tsx'
import { RangeFilter } from './range-filter.tsx'
import { TimelineView } from './timeline-view.tsx'
import { WorkforceShare } from './workforce-share.tsx'

type Totals = ImpactMetrics['totals']
type Account = { uuid: string; kind: 'personal' | 'business'; name: string }

export type DashboardFacts = {
  readonly asked: ReadWindow
  readonly view: Shown['view']
  readonly chart: Shown['chart']
  readonly metrics: ImpactMetrics
  readonly projects: AnswerOf<typeof ListFundedProjects>['projects']
  readonly totalsOfAllTime: Totals
  readonly gaveAll: boolean
  readonly purchases: readonly Purchase[]
  readonly today: CalendarDate
  readonly account: Account
  readonly welcome: ShownWelcome | null
  readonly email: { readonly address: string; readonly isVerified: boolean }
  readonly verification: string | null
}

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
        {isNew ? (
          <NothingYet level="h1" kind={account.kind} gaveAll={facts.gaveAll} />
        ) : (
          <Impact {...facts} />
        )}
      </div>
    </>
  )
}

function Impact(facts: DashboardFacts) {
  const { asked, view, chart, metrics, account } = facts
  const shown: Shown = { window: asked.window, view, chart }
  return (
    <>
      <header className={styles.head}>
        <div>
          {account.kind === 'business' ? <p className="eyebrow">{account.name}</p> : null}
          <h1>{ledgerMessage('dashboard.whatYouFunded')}</h1>
        </div>
        <RangeFilter asked={asked} today={facts.today} shown={shown} />
      </header>
      {isNothing(metrics.totals) ? (
        <EmptyState
          title={ledgerMessage('dashboard.nothingCountsDates')}
          picture={spot('clearing')}
          action={
            <LinkButton href="/my-impact/dashboards/impact">
              {ledgerMessage('dashboard.showAllTime')}
            </LinkButton>
          }
        >
          {ledgerMessage('dashboard.fundedCountsOtherDays')}
        </EmptyState>
      ) : (
        <>
          <Highlights totals={metrics.totals} />
          <WorkforceShare workforce={metrics.workforce} />
          <Detail {...facts} shown={shown} />
          <Equivalents totals={metrics.totals} />
          {isSameWindow(asked.window, ALL_TIME) ? (
            <FundedProjects projects={facts.projects} today={facts.today} />
          ) : null}
        </>
      )}
    </>
  )
}

type DetailProps = DashboardFacts & { readonly shown: Shown }

/** Month by month in charts, or purchase by purchase. */
function Detail({ metrics, purchases, today, shown }: DetailProps) {
  const { window, view } = shown
  const tab = (of: Shown['view'], label: string) => ({
    href: dashboardAddress({ ...shown, view: of }),
    label,
    current: view === of,
  })
  return (
    <section
      className={styles.views}
      id="detail"
      aria-label={ledgerMessage('dashboard.yourImpactInDetail')}
    >
      <TabLinks
        label={ledgerMessage('dashboard.dashboardViews')}
        tabs={[
          tab('timeline', ledgerMessage('dashboard.timeline')),
          tab('purchases', ledgerMessage('dashboard.byPurchase')),
        ]}
      />
      {view === 'timeline' ? (
        <>
          <ChartTools {...toolsOf(shown)} />
          <TimelineView timeline={metrics.timeline} view={shown.chart} {...{ window, today }} />
        </>
      ) : (
        <PurchasesView purchases={purchases} window={window} metrics={metrics} />
      )}
    </section>
  )
}

function toolsOf(shown: Shown) {
  const way = (chart: Shown['chart'], label: string) => ({
    href: `${dashboardAddress({ ...shown, chart })}#detail`,
    label,
    current: shown.chart === chart,
  })
  return {
    views: [
      way('month', ledgerMessage('dashboard.byMonth')),
      way('total', ledgerMessage('dashboard.inTotal')),
    ],
    downloads: [
      { href: fileAddress(shown, 'csv'), label: ledgerMessage('dashboard.downloadCsv') },
      { href: fileAddress(shown, 'png'), label: ledgerMessage('dashboard.downloadPng') },
    ],
  }
}
