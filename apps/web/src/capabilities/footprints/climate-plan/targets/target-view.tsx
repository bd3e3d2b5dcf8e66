import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { SBTI } from '@understory/domain/footprints/climate-plan/sbti.ts'
import {
  COVERAGE_WORDS,
  fiscalYear,
  KIND_WORDS,
  targetChart,
} from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import { PathChart } from '@understory/ui/charts/path-chart.tsx'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Downloads } from '../../../../shell/chart-tools.tsx'
import styles from '../plan.module.css'
import { PLAN, targetAddress } from '../plan-addresses.ts'
import { SbtiChecks } from './sbti-checks.tsx'
import { SbtiSmall } from './sbti-small.tsx'

/** One target: where it stands, its chart, and what the Science Based Targets initiative asks. */
type TargetViewProps = { readonly target: Target; readonly mayChange: boolean }

export function TargetView({ target, mayChange }: TargetViewProps) {
  const { kind, covers, reductionBasisPoints, targetYear, baseMonth, progress, notes } = target
  const by = fiscalYear(baseMonth, targetYear)
  return (
    <>
      <header className="flow-12">
        <p className="eyebrow">
          {KIND_WORDS[kind]} target, {COVERAGE_WORDS[covers].toLowerCase()}
        </p>
        <h2 className={styles.goal}>
          {formatPercent(reductionBasisPoints)} less by {by}
        </h2>
        {progress ? <Standing target={target} progress={progress} /> : null}
      </header>
      {notes.length > 0 ? (
        <Notice kind="info" title="Outside what we recommend">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      ) : null}
      {progress ? (
        <>
          <div className={`flow-24 ${styles.path}`}>
            <Chart target={target} progress={progress} />
            <Downloads downloads={filesOf(target)} />
            {mayChange ? <Change target={target} /> : null}
          </div>
          <div className={styles.panels}>
            {target.sbtiSmall.length > 0 ? <SbtiSmall checks={target.sbtiSmall} /> : null}
            <Sbti target={target} />
          </div>
        </>
      ) : (
        <Notice kind="warning" title="This target has no base-year footprint any more.">
          None begins in the year from {longMonth(baseMonth)} or before it.{' '}
          <a href="/app/business/footprint/estimate">Estimate one</a>
        </Notice>
      )}
      {progress || !mayChange ? null : <Change target={target} />}
    </>
  )
}

const filesOf = ({ targetId }: Target) => [
  { href: `${PLAN}.csv`, label: 'Download CSV' },
  { href: `${PLAN}.png?target=${targetId}`, label: 'Download PNG' },
]

function Change({ target }: { readonly target: Target }) {
  return (
    <p className="row-12">
      <LinkButton href={targetAddress(target.targetId)}>Change this target</LinkButton>
      <LinkButton href={targetAddress('new')}>Set another target</LinkButton>
    </p>
  )
}

type Shown = { readonly target: Target; readonly progress: NonNullable<Target['progress']> }

/** The gap, in words. */
function Standing({ target, progress }: Shown) {
  const { gap, last, base, overSaved } = progress
  const year = (of: number) => fiscalYear(target.baseMonth, of)
  return (
    <div className="flow-12">
      <p className={styles.gap}>
        {gap > 0
          ? `${tonnesOf(gap)} still to find: with the reductions planned, ${year(target.targetYear)} ends that far above the target.`
          : `On course: with the reductions planned, ${year(target.targetYear)} ends ${gap < 0 ? `${tonnesOf(gap)} below` : 'at'} the target.`}
      </p>
      {overSaved.map(({ scope, savedGrams, emittedGrams }) => (
        <p key={scope}>
          The reductions in scope {scope} add up to {tonnesOf(savedGrams)}, and it emits{' '}
          {tonnesOf(emittedGrams)}: no more than that counts.
        </p>
      ))}
      <p className="quiet">
        Base year {year(Number(target.baseMonth.slice(0, 4)))}: {tonnesOf(base.grams)},{' '}
        {STATUS_WORDS[base.status].toLowerCase()}, from the footprint of{' '}
        {longMonth(base.startMonth)}.
        {last.gap === 0
          ? ''
          : ` ${year(last.year)} lies ${tonnesOf(last.gap)} ${last.gap > 0 ? 'above' : 'below'} the path.`}
      </p>
    </div>
  )
}

function Chart({ target: { baseMonth }, progress }: Shown) {
  return <PathChart {...targetChart({ baseMonth, progress })} format={tonnesOf} />
}

function Sbti({ target: { sbti, progress } }: { readonly target: Target }) {
  const met = sbti.filter(({ isMet }) => isMet).length
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="sbti">
      <h2 id="sbti">What the SBTi asks</h2>
      <p>
        {met === sbti.length
          ? 'This target meets what the Science Based Targets initiative asks here.'
          : `This target meets ${met} of ${sbti.length} things that the Science Based Targets initiative asks.`}
      </p>
      <SbtiChecks checks={sbti} />
      {progress?.base.status === 'estimated' ? (
        <p className="quiet">
          The base year is an estimate. <a href="/my-impact/dashboards/footprint">Declare it</a>{' '}
          before you submit a target.
        </p>
      ) : null}
      <details className="more">
        <summary>Source and state</summary>
        <div className="flow-12">
          <p>
            <a href={SBTI.address}>{SBTI.title}</a>, as of {longMonth(SBTI.asOf)}. {SBTI.state}
          </p>
          <p>{SBTI.next}</p>
          <p>Offsets and credits never count towards a target.</p>
        </div>
      </details>
    </section>
  )
}
