import type { Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import type { HealthCheck } from '../http/serve/health.ts'
import { createCheckGauges } from './check-gauges.ts'
import { createDatabaseGauges } from './database-gauges.ts'
import { createDatabaseState, createHealthChecks } from './health-checks.ts'

type SignalsDeps = Pick<
  Deps,
  'askDatabase' | 'config' | 'db' | 'log' | 'lookAtDatabase' | 'replica' | 'selling' | 'vitals'
>

/** What a process says of itself and of the installation, beside its requests. */
export type Signals = {
  readonly checks: readonly HealthCheck[]
  readonly registries: readonly Registry[]
  /** Before they are read. */
  readonly refresh: () => Promise<void>
}

export function createSignals(deps: SignalsDeps): Signals {
  const checks = createHealthChecks(deps)
  const sources = [createCheckGauges(checks, createDatabaseState(deps)), createDatabaseGauges(deps)]
  return {
    checks,
    registries: [deps.vitals.registry, ...sources.map(({ registry }) => registry)],
    async refresh() {
      await Promise.all(sources.map(({ refresh }) => refresh()))
    },
  }
}
