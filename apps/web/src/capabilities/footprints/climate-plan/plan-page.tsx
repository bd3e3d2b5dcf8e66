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

const PLAN_PAGE_DONE = lookupTable({
  saved: 'That is saved.',
  removed: 'That is deleted.',
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
        <h1>Targets</h1>
        <p className="lead quiet">
          How far you mean to reduce, by when, and whether what you do leads there.
        </p>
      </header>
      {done && PLAN_PAGE_DONE[done] ? <Notice kind="success" title={PLAN_PAGE_DONE[done]} /> : null}
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
    <section className="flow-24" aria-label="Targets">
      {targets.length > 1 ? (
        <TabLinks
          label="Targets"
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
      <h2 id="base-year">Base year</h2>
      <p>
        {base && policy
          ? `The year from ${longMonth(policy.baseMonth)}: ${tonnesOf(base.originalGrams)}${
              base.recalculatedGrams === null
                ? ''
                : `, recalculated ${tonnesOf(base.recalculatedGrams)}`
            }. `
          : 'Buying a company or a better method makes later years incomparable with it. A policy, written before, says when it is calculated again. '}
        {base?.isDue ? <strong>A recalculation is due. </strong> : null}
        {policy || mayChange ? (
          <a href={BASE_YEAR}>{policy ? 'Policy and changes' : 'Write the policy'}</a>
        ) : null}
      </p>
    </section>
  )
}

function NoTarget({ mayChange }: Pick<PlanPageProps, 'mayChange'>) {
  return (
    <section className={`panel panel-lichen ${styles.first}`} aria-labelledby="first">
      <div className="flow-16">
        <h2 id="first">{mayChange ? 'Set your first target' : 'No target yet'}</h2>
        <p>
          Most companies begin with a near-term target: 42% less in ten years is 4.2% of the base
          year each year. A net-zero target says where it leads by 2050.
        </p>
        {mayChange ? (
          <p className="row-12">
            <LinkButton look="action" href={`${targetAddress('new')}?kind=near-term`}>
              Set a near-term target
            </LinkButton>
            <LinkButton href={`${targetAddress('new')}?kind=net-zero`}>
              Set a net-zero target
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
        title="Targets are for businesses"
        picture={works()}
        action={<LinkButton href="/my-impact/account/accounts">See my accounts</LinkButton>}
      >
        They begin with the footprint of a company.
      </EmptyState>
    </div>
  )
}
