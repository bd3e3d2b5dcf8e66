import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  COVERAGE_WORDS,
  fiscalYear,
  KIND_WORDS,
  targetChart,
} from '@understory/domain/footprints/climate-plan/target-chart.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { formatPercent } from '@understory/domain/quantity/format.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { accountName } from '../../people/accounts/public.ts'
import { climatePlanMessage } from './messages/messages.generated.ts'
import { listTargetRows } from './target-records.ts'

type DrawTargetChartDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'documents'>

/** The chart of a target as a picture, from the same figures and by the same rule as its page. */
export async function drawTargetChart(
  deps: DrawTargetChartDeps,
  accountId: string,
  targetId: string,
): Promise<Uint8Array | Refused> {
  const now = deps.clock()
  const targets = await listTargetRows(deps.db, { accountId, now })
  const target = targets.find((each) => each.targetId === targetId)
  if (!target) return refuse('TARGET_NOT_FOUND')
  const { kind, covers, reductionBasisPoints, targetYear, baseMonth, progress } = target
  if (!progress) return refuse('BASE_FOOTPRINT_REQUIRED')
  const chart = targetChart({ baseMonth, progress })
  const by = fiscalYear(baseMonth, targetYear)
  return deps.documents.chartImage({
    title: climatePlanMessage('draw-target-chart.title', {
      percent: formatPercent(reductionBasisPoints),
      by,
    }),
    accountName: await accountName(deps.db, accountId),
    period: `${KIND_WORDS[kind].toLowerCase()} target, ${COVERAGE_WORDS[covers].toLowerCase()}`,
    charts: [{ ...chart, shape: 'path', write: tonnesOf }],
    note: climatePlanMessage('draw-target-chart.note'),
    source: climatePlanMessage('draw-target-chart.source', {
      host: new URL(deps.config.origin).host,
      now: longDate(dayOf(now)),
    }),
  })
}
