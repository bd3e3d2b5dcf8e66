import type { BaseYear } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { type CalendarDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import {
  COVERAGE_WORDS,
  KIND_WORDS,
} from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { works } from '@understory/pictures/buildings/works.ts'
import { SPOT_HEIGHT, SPOT_WIDTH, spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { TabLinks } from '@understory/ui/navigation/tab-links.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { OnlyLooking } from '../../../shell/account-fit/only-looking.tsx'
import { ActionList } from './actions/action-list.tsx'
import { IntensityList } from './intensity/intensity-list.tsx'
import { climatePlanMessage } from './messages/messages.generated.ts'
import { NoFootprint } from './no-footprint.tsx'
import styles from './plan.module.css'
import { BASE_YEAR, PLAN, targetAddress } from './plan-addresses.ts'
import { TargetView } from './targets/target-view.tsx'

type PlanPageProps = {
  readonly kind: 'personal' | 'business'
  readonly mayChange: boolean
  readonly targets: readonly Target[]
  readonly actions: readonly PlannedAction[]
  readonly figures: readonly IntensityFigure[]
  readonly hasFootprint: boolean
  readonly baseYear: BaseYear | null
  readonly chosen: string | null
  readonly done: string | null
  readonly today: CalendarDate
}

const planPageDone = () =>
  lookupTable({
    saved: climatePlanMessage('plan.thatIsSaved'),
    removed: climatePlanMessage('plan.thatIsDeleted'),
  })

/** Targets with their path, what is done about them, and emissions per unit. */
export function PlanPage({
  kind,
  mayChange,
  targets,
  actions,
  figures,
  hasFootprint,
  baseYear,
  chosen,
  done,
  today,
}: PlanPageProps) {
  if (kind === 'personal') return <ForBusinesses />
  if (!hasFootprint && targets.length === 0) return <NoFootprint />
  return (
    <div className={`page page-end page-top-close ${styles.page}`}>
      <header className="flow-12">
        <h1>{climatePlanMessage('plan.targets')}</h1>
        <p className="lead quiet">{climatePlanMessage('plan.farMeanReduceWhen')}</p>
      </header>
      {done && planPageDone()[done] ? <Notice kind="success" title={planPageDone()[done]} /> : null}
      <Targets {...{ targets, chosen, mayChange }} />
      <BaseYearLine baseYear={baseYear} mayChange={mayChange} />
      <ActionList actions={actions} mayChange={mayChange} today={today} />
      <IntensityList figures={figures} mayChange={mayChange} />
    </div>
  )
}

type TargetsProps = Pick<PlanPageProps, 'targets' | 'chosen' | 'mayChange'>

function Targets({ targets, chosen, mayChange }: TargetsProps) {
  const current = targets.find(({ targetId }) => targetId === chosen) ?? targets[0]
  if (!current) return <NoTarget mayChange={mayChange} />
  return (
    <section className="flow-24" aria-label={climatePlanMessage('plan.targets')}>
      {targets.length > 1 ? (
        <TabLinks
          label={climatePlanMessage('plan.targets')}
          tabs={targets.map((target) => ({
            href: `${PLAN}?target=${target.targetId}`,
            label: `${KIND_WORDS[target.kind]}, ${COVERAGE_WORDS[target.covers].toLowerCase()}`,
            current: target === current,
          }))}
        />
      ) : null}
      <TargetView target={current} mayChange={mayChange} />
    </section>
  )
}

/** Both figures of the base year, and where its policy stands. */
function BaseYearLine({ baseYear, mayChange }: Pick<PlanPageProps, 'baseYear' | 'mayChange'>) {
  const { base, policy } = baseYear ?? {}
  return (
    <section className="part prose-width" aria-labelledby="base-year">
      <h2 id="base-year">{climatePlanMessage('plan.baseYear')}</h2>
      <p>
        {base && policy
          ? climatePlanMessage('plan.theYearFrom', {
              longMonth: longMonth(policy.baseMonth),
              tonnesOf: tonnesOf(base.originalGrams),
              tonnesOf2: base.recalculatedGrams === null ? '' : tonnesOf(base.recalculatedGrams),
              noRecalculatedGrams: base.recalculatedGrams === null ? 'yes' : 'other',
            })
          : climatePlanMessage('plan.buyingCompanyBetterMethod')}
        {base?.isDue ? <strong>{climatePlanMessage('plan.aRecalculationIsDue')} </strong> : null}
        {policy || mayChange ? (
          <a href={BASE_YEAR}>
            {policy
              ? climatePlanMessage('plan.policyAndChanges')
              : climatePlanMessage('plan.writeThePolicy')}
          </a>
        ) : null}
      </p>
    </section>
  )
}

function NoTarget({ mayChange }: Pick<PlanPageProps, 'mayChange'>) {
  return (
    <section className={`panel panel-lichen ${styles.first}`} aria-labelledby="first">
      <div className="flow-16">
        <h2 id="first">
          {mayChange
            ? climatePlanMessage('plan.setYourFirstTarget')
            : climatePlanMessage('plan.noTargetYet')}
        </h2>
        <p>{climatePlanMessage('plan.mostCompaniesBeginNear')}</p>
        {mayChange ? (
          <p className="row-12">
            <LinkButton look="action" href={`${targetAddress('new')}?kind=near-term`}>
              {climatePlanMessage('plan.setNearTermTarget')}
            </LinkButton>
            <LinkButton href={`${targetAddress('new')}?kind=net-zero`}>
              {climatePlanMessage('plan.setNetZeroTarget')}
            </LinkButton>
          </p>
        ) : (
          <OnlyLooking />
        )}
      </div>
      <Picture shapes={spot('target')} width={SPOT_WIDTH} height={SPOT_HEIGHT} />
    </section>
  )
}

function ForBusinesses() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={climatePlanMessage('plan.targetsAreForBusinesses')}
        picture={works()}
        action={
          <LinkButton href="/my-impact/account/accounts">
            {climatePlanMessage('plan.seeMyAccounts')}
          </LinkButton>
        }
      >
        {climatePlanMessage('plan.beginFootprintCompany')}
      </EmptyState>
    </div>
  )
}
