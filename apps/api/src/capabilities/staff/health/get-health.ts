import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetHealth } from '@understory/contracts/staff/health.ts'
import { keysOf } from '@understory/domain/language/keys-of.ts'
import { judgeStatus } from '@understory/domain/site/status/judge-status.ts'
import type { SeenPart } from '@understory/domain/site/status/seen-part.ts'
import {
  HEALTH_FIGURES,
  type HealthFigure,
  type HealthSample,
  hoursOf,
} from '@understory/domain/staff/health/health-figures.ts'
import { judgeHealth } from '@understory/domain/staff/health/judge-health.ts'
import type { Deps } from '../../../deps.ts'
import { lookAt } from '../../../http/serve/health.ts'
import { type DatabaseFigures, readDatabaseFigures } from '../../../signals/database-facts.ts'
import {
  createDatabaseState,
  createHealthChecks,
  knownSchema,
} from '../../../signals/health-checks.ts'
import { VERSION } from '../../../signals/version.ts'
import { within } from '../../../signals/within.ts'
import { readFacts } from '../../site/status/public.ts'
import { figuresNow } from './figures-now.ts'
import { runbookParts } from './runbook-parts.ts'

type HealthDeps = Pick<
  Deps,
  'askDatabase' | 'clock' | 'config' | 'db' | 'log' | 'lookAtDatabase' | 'selling'
>

const PATIENCE_MS = 2_500
const DAY_MS = 86_400_000

/** Looks at everything at once, and answers in time whatever does not. */
export function createHealth(deps: HealthDeps): () => Promise<AnswerOf<typeof GetHealth>> {
  const checks = createHealthChecks(deps)
  const state = createDatabaseState(deps)
  const startedAt = new Date(Date.now() - process.uptime() * 1_000)
  return async () => {
    const orNull = <T>(work: Promise<T>): Promise<T | null> =>
      within(PATIENCE_MS, work).catch((err: unknown) => {
        deps.log.warn({ err }, 'the health page has no answer of the database')
        return null
      })
    const [found, facts, figures, samples, now, known, runbook] = await Promise.all([
      lookAt(checks),
      orNull(readFacts(deps)),
      orNull(readDatabaseFigures(deps.db)),
      orNull(readSamples(deps)),
      orNull(state()),
      knownSchema(),
      runbookParts(),
    ])
    const checkedAt = deps.clock()
    const parts = judgeStatus({ siteStartedAt: startedAt, database: facts }, checkedAt)
    const findings = found.flatMap(({ name, finding }) =>
      finding ? [{ check: name, says: finding.says }] : [],
    )
    const problems = judgeHealth({ parts, findings, figures: figures && judgedFigures(figures) })
    const current = figures && figuresNow(figures)
    return {
      checkedAt: checkedAt.toISOString(),
      version: VERSION,
      schema: now?.schema ?? null,
      knownSchema: known,
      problems: problems.map(({ since, ...problem }) => ({
        ...problem,
        since: since?.toISOString() ?? null,
        todo: runbook.get(problem.runbook) ?? null,
      })),
      parts: parts.map(({ since, seenAt, ...part }) => ({
        ...part,
        since: since?.toISOString() ?? null,
        seenAt: seenAt?.toISOString() ?? null,
      })),
      queues: figures && queuesOf(figures),
      figures: keysOf(HEALTH_FIGURES).map((figure) => ({
        figure,
        value: current?.[figure] ?? null,
        hours: hoursOf(samples ?? [], figure, checkedAt).map(({ from, most }) => ({
          from: from.toISOString(),
          most,
        })),
      })),
    }
  }
}

const judgedFigures = ({ unsettled, givenUp, failing, single }: DatabaseFigures) => ({
  unsettledOverHour: unsettled['under-25h'] + unsettled['over-25h'],
  givenUp: givenUp.reduce((sum, { count }) => sum + count, 0),
  parked: single.parked,
  storesFailing: single.stores_failing,
  storeLagSeconds: single.store_lag_seconds,
  failingSeconds: {
    'log-copy': secondsOf(failing, 'log-copy'),
    files: secondsOf(failing, 'files'),
    'vehicle-registry': secondsOf(failing, 'vehicle-registry'),
  },
})

const secondsOf = (failing: DatabaseFigures['failing'], part: SeenPart): number =>
  failing.find((each) => each.part === part)?.seconds ?? 0

/** Those in which something waits, is tried again or was given up. */
function queuesOf({ queues, givenUp }: DatabaseFigures) {
  const lost = new Map(givenUp.map(({ queue, count }) => [queue, count]))
  return queues
    .map((queue) => ({ ...queue, givenUp: lost.get(queue.queue) ?? 0 }))
    .filter(({ waiting, toRetry, givenUp }) => waiting + toRetry + givenUp > 0)
}

async function readSamples({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<HealthSample[]> {
  const rows = await db
    .selectFrom('health_sample')
    .selectAll()
    .where('at', '>', new Date(clock().getTime() - DAY_MS))
    .execute()
  const isFigure = (name: string): name is HealthFigure => Object.hasOwn(HEALTH_FIGURES, name)
  return rows.flatMap(({ figure, ...row }) => (isFigure(figure) ? [{ ...row, figure }] : []))
}
