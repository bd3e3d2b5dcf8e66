import type { HealthFigure } from '@understory/domain/staff/health/health-figures.ts'
import type { DatabaseFigures } from '../../../signals/database-facts.ts'

/** The figures that are drawn, of what the database holds now. */
export function figuresNow({
  queues,
  givenUp,
  unsettled,
  single,
}: DatabaseFigures): Record<HealthFigure, number> {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    'jobs-waiting': sum(queues.map(({ waiting }) => waiting)),
    'oldest-job': Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
    'payments-unsettled': sum(Object.values(unsettled)),
    'log-waiting': single.log_waiting,
    'deliveries-waiting': single.deferred,
    'store-lag': single.store_lag_seconds,
    'given-up': sum(givenUp.map(({ count }) => count)),
  }
}
