import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import type { FootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import type { ReportPeriod } from '@understory/domain/footprints/documents/report-period.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { ChartView } from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import { works } from '@understory/pictures/buildings/works.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { MatchingAccount } from '../../../../shell/account-fit/account-fit-notice.tsx'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { LatestIntensity } from '../../climate-plan/public.ts'
import { type WaitingApprovals, WaitingForApproval } from '../approvals/waiting-for-approval.tsx'
import { DocumentsLink } from '../documents-link.tsx'
import { fourOfFive, nineteenOfTwenty, RangeBar } from '../estimate/range-bar.tsx'
import { figuresInWords, ScopeFigures } from '../estimate/scope-figures.tsx'
import { EvidenceLink } from '../evidence/evidence-link.tsx'
import { inventoryAddress } from '../inventory/inventory-address.ts'
import { DeclaredByMarket } from '../inventory/market/by-market.tsx'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
import { countedFigures, declaredRange } from './counted-figures.ts'
import { CoveragePart } from './coverage-part.tsx'
import styles from './footprint-dashboard-page.module.css'
import { FootprintGraph } from './footprint-graph.tsx'
import { FootprintHistory } from './footprint-history.tsx'
import { NewEstimate } from './new-estimate.tsx'
import { NewerMethod } from './newer-method.tsx'
import { VerificationPart, type Verifying } from './verification-part.tsx'

export type FootprintDashboardProps = {
  readonly kind: 'personal' | 'business'
  /** Whether this person may change anything. */
  readonly mayChange: boolean
  readonly footprints: readonly Footprint[]
  readonly coverage: FootprintCoverage
  readonly figures: readonly IntensityFigure[]
  readonly period: ReportPeriod
  readonly chart: ChartView
  readonly thisMonth: Month
  /** The footprint whose verification is shown: the active one, unless another is asked for. */
  readonly chosen: string | null
  readonly verifying: Verifying
  /** Lines of the inventory of the active footprint that other factors fit better now. */
  readonly outdated: number
  /** What a second person has to approve. */
  readonly approvals: WaitingApprovals | null
  /** What was done just now. */
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const ESTIMATE = '/app/business/footprint/estimate'
const DASHBOARD = '/my-impact/dashboards/footprint'

export function FootprintDashboardPage(props: FootprintDashboardProps) {
  const { kind, mayChange, footprints, done, refused, verifying } = props
  if (kind === 'personal') return <ForBusinesses />
  if (footprints.length === 0) return <NothingYet done={done} />
  const active = footprints.find(({ isActive }) => isActive)
  const chosen = footprints.find(({ footprintId }) => footprintId === props.chosen)
  return (
    <div className={`page page-end page-top-close ${styles.page}`}>
      <header className="flow-12">
        <h1>{companyFootprintsMessage('footprintDashboard.footprint')}</h1>
        <p className="lead quiet">
          {companyFootprintsMessage('footprintDashboard.companyEmitsFundShown')}
        </p>
      </header>
      <FootprintDashboardPageDone done={done} />
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {props.approvals ? <WaitingForApproval approvals={props.approvals} /> : null}
      {active ? <NewerMethod footprint={active} outdated={props.outdated} /> : null}
      {active ? <ActiveFootprint {...props} footprint={active} /> : <NoneActive />}
      <div className={styles.pairs}>
        <FootprintGraph {...props} funded={props.coverage.months} />
        <CoveragePart years={props.coverage.years} />
        {chosen ? (
          <VerificationPart
            footprint={chosen}
            mayChange={mayChange}
            verifying={verifying}
            refused={refused}
          />
        ) : null}
        <LatestIntensity figures={props.figures} />
      </div>
      <FootprintHistory footprints={footprints} mayChange={mayChange} />
    </div>
  )
}

type ActiveProps = {
  readonly footprint: Footprint
  readonly thisMonth: Month
  readonly mayChange: boolean
}

function ActiveFootprint({ footprint, thisMonth, mayChange }: ActiveProps) {
  const { companyName, startMonth, status, declared, co2eGrams } = footprint
  const figures = countedFigures(footprint)
  const { total } = figuresInWords(figures)
  return (
    <AccountSection
      id="active"
      title={companyFootprintsMessage('footprintDashboard.aboutCo2eYear', { companyName, total })}
    >
      <div className={styles.active}>
        <div className={styles.range}>
          <p className="quiet">
            {companyFootprintsMessage('footprintDashboard.fromAnInventoryFrom', {
              statusWords: STATUS_WORDS[status],
              hasDeclared: declared ? 'yes' : 'other',
              longMonth: longMonth(startMonth),
            })}{' '}
            <EvidenceLink footprint={footprint} />
          </p>
          {figures.total > 0 ? (
            <RangeBar
              {...figures.range}
              value={figures.total}
              caption={declared ? nineteenOfTwenty(declaredRange(declared)) : fourOfFive}
            />
          ) : null}
          <CompletenessSentences declared={declared} />
        </div>
        <div className={styles.scopes}>
          <ScopeFigures estimate={figures} />
          <DeclaredByMarket declared={declared} />
        </div>
        <div className="row-12">
          {mayChange && co2eGrams > 0 ? (
            <LinkButton look="action" href="/app/business/footprint/one-time/setup">
              {companyFootprintsMessage('footprintDashboard.offsetThisFootprint')}
            </LinkButton>
          ) : null}
          <Refine footprint={footprint} mayChange={mayChange} />
          <DocumentsLink footprintId={footprint.footprintId} />
          {mayChange ? <NewEstimate footprint={footprint} thisMonth={thisMonth} /> : null}
        </div>
      </div>
    </AccountSection>
  )
}

/** How complete what was declared is; the range stands beneath its bar. */
function CompletenessSentences({ declared }: Pick<Footprint, 'declared'>) {
  const { sentences = [], usualPurchases = null } = declared?.completeness ?? {}
  const others = sentences.filter(
    (sentence) =>
      !sentence.startsWith(companyFootprintsMessage('footprintDashboard.nineteenTimesOfTwenty')),
  )
  return [...others, ...(usualPurchases ? [usualPurchases] : [])].map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ))
}

/** Bills and kilometres in the place of averages. */
function Refine({
  footprint: { footprintId, isRefined },
  mayChange,
}: Omit<ActiveProps, 'thisMonth'>) {
  const address = inventoryAddress(footprintId)
  if (isRefined)
    return (
      <LinkButton href={address}>
        {companyFootprintsMessage('footprintDashboard.openTheInventory')}
      </LinkButton>
    )
  if (!mayChange) return null
  return (
    <form method="post" action={address}>
      <input type="hidden" name="approach" value="operationalControl" />
      <Button type="submit" name="intent" value="start">
        {companyFootprintsMessage('footprintDashboard.refineOwnFigures')}
      </Button>
    </form>
  )
}

function NoneActive() {
  return (
    <Notice
      kind="info"
      title={companyFootprintsMessage('footprintDashboard.noFootprintCountsMonth')}
    >
      {companyFootprintsRich('footprintDashboard.firstBeginsLaterMake', {
        link: (words) => <a href={ESTIMATE}>{words}</a>,
      })}
    </Notice>
  )
}

const footprintDashboardPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    save: companyFootprintsMessage('footprintDashboard.theEstimateIsSaved'),
    remove: companyFootprintsMessage('footprintDashboard.theEstimateIsDeleted'),
    verify: companyFootprintsMessage('footprintDashboard.footprintHandedOverLocked'),
    unlock: companyFootprintsMessage('footprintDashboard.yourRequestIsSent'),
  })

function FootprintDashboardPageDone({ done }: { readonly done: string | null }) {
  const title = done === null ? undefined : footprintDashboardPageDone()[done]
  return title ? <Notice kind="success" title={title} /> : null
}

function NothingYet({ done }: { readonly done: string | null }) {
  return (
    <div className="page page-end page-top">
      <FootprintDashboardPageDone done={done} />
      <EmptyState
        level="h1"
        title={companyFootprintsMessage('footprintDashboard.noFootprintYet')}
        picture={works()}
        action={
          <LinkButton look="action" href={ESTIMATE}>
            {companyFootprintsMessage('footprintDashboard.estimateOurFootprint')}
          </LinkButton>
        }
      >
        {companyFootprintsMessage('footprintDashboard.sectorTurnoverCountryGive')}
      </EmptyState>
    </div>
  )
}

function ForBusinesses() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={companyFootprintsMessage('footprintDashboard.footprintsAreForBusinesses')}
        picture={works()}
        action={<MatchingAccount needed="business" next={DASHBOARD} />}
      >
        {companyFootprintsMessage('footprintDashboard.mustCreateBusinessAccount')}
      </EmptyState>
    </div>
  )
}
