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
import { climatePlanMessage, climatePlanRich } from '../messages/messages.generated.ts'
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
          {climatePlanMessage('targetView.target', {
            kindWords: KIND_WORDS[kind],
            coverageWords: COVERAGE_WORDS[covers].toLowerCase(),
          })}
        </p>
        <h2 className={styles.goal}>
          {climatePlanMessage('targetView.lessBy', {
            percent: formatPercent(reductionBasisPoints),
            by,
          })}
        </h2>
        {progress ? <Standing target={target} progress={progress} /> : null}
      </header>
      {notes.length > 0 ? (
        <Notice kind="info" title={climatePlanMessage('targetView.outsideWhatWeRecommend')}>
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
        <Notice kind="warning" title={climatePlanMessage('targetView.targetNoBaseYear')}>
          {climatePlanRich('targetView.noneBeginsYearBefore', {
            longMonth: longMonth(baseMonth),
            link: (words) => <a href="/app/business/footprint/estimate">{words}</a>,
          })}
        </Notice>
      )}
      {progress || !mayChange ? null : <Change target={target} />}
    </>
  )
}

const filesOf = ({ targetId }: Target) => [
  { href: `${PLAN}.csv`, label: climatePlanMessage('targetView.downloadCsv') },
  { href: `${PLAN}.png?target=${targetId}`, label: climatePlanMessage('targetView.downloadPng') },
]

function Change({ target }: { readonly target: Target }) {
  return (
    <p className="row-12">
      <LinkButton href={targetAddress(target.targetId)}>
        {climatePlanMessage('targetView.changeThisTarget')}
      </LinkButton>
      <LinkButton href={targetAddress('new')}>
        {climatePlanMessage('targetView.setAnotherTarget')}
      </LinkButton>
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
          ? climatePlanMessage('targetView.stillFindReductionsPlanned', {
              tonnesOf: tonnesOf(gap),
              year: year(target.targetYear),
            })
          : climatePlanMessage('targetView.courseReductionsPlannedEnds', {
              year: year(target.targetYear),
              tonnesOf: gap < 0 ? tonnesOf(gap) : '',
              hasGap: gap < 0 ? 'yes' : 'other',
            })}
      </p>
      {overSaved.map(({ scope, savedGrams, emittedGrams }) => (
        <p key={scope}>
          {climatePlanMessage('targetView.reductionsScopeAddUp', {
            scope: String(scope),
            tonnesOf: tonnesOf(savedGrams),
            tonnesOf2: tonnesOf(emittedGrams),
          })}
        </p>
      ))}
      <p className="quiet">
        {climatePlanMessage('targetView.baseYearFootprint', {
          year: year(Number(target.baseMonth.slice(0, 4))),
          tonnesOf: tonnesOf(base.grams),
          statusWords: STATUS_WORDS[base.status].toLowerCase(),
          longMonth: longMonth(base.startMonth),
        })}
        {last.gap === 0
          ? ''
          : climatePlanMessage('targetView.liesAboveThePath', {
              year: year(last.year),
              tonnesOf: tonnesOf(last.gap),
              hasGap: last.gap > 0 ? 'yes' : 'other',
            })}
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
      <h2 id="sbti">{climatePlanMessage('targetView.whatTheSbtiAsks')}</h2>
      <p>
        {met === sbti.length
          ? climatePlanMessage('targetView.targetMeetsScienceBased')
          : climatePlanMessage('targetView.targetMeetsThingsScience', {
              met: String(met),
              count: sbti.length,
            })}
      </p>
      <SbtiChecks checks={sbti} />
      {progress?.base.status === 'estimated' ? (
        <p className="quiet">
          {climatePlanRich('targetView.baseYearEstimateDeclare', {
            link: (words) => <a href="/my-impact/dashboards/footprint">{words}</a>,
          })}
        </p>
      ) : null}
      <details className="more">
        <summary>{climatePlanMessage('targetView.sourceAndState')}</summary>
        <div className="flow-12">
          <p>
            {climatePlanRich('targetView.asOf', {
              link: (words) => <a href={SBTI.address}>{words}</a>,
              title: SBTI.title,
              longMonth: longMonth(SBTI.asOf),
              state: SBTI.state,
            })}
          </p>
          <p>{SBTI.next}</p>
          <p>{climatePlanMessage('targetView.offsetsCreditsNeverCount')}</p>
        </div>
      </details>
    </section>
  )
}
