import { Gauge, Registry } from 'prom-client'
import { type HealthCheck, lookAt } from '../http/serve/health.ts'
import { type DatabaseState, knownSchema } from './health-checks.ts'
import { VERSION } from './version.ts'
import { within } from './within.ts'

/** What readiness finds, the clock, and which version runs on which schema, as figures. */
export function createCheckGauges(
  checks: readonly HealthCheck[],
  state: () => Promise<DatabaseState>,
) {
  const registry = new Registry()
  const registers = [registry]
  const ok = new Gauge({
    name: 'understory_check_ok',
    help: 'Whether what readiness looks at is well',
    labelNames: ['check'],
    registers,
  })
  const clock = new Gauge({
    name: 'understory_clock_difference_seconds',
    help: 'How far the clock of the database is ahead of that of this process',
    registers,
  })
  const build = new Gauge({
    name: 'understory_build_info',
    help: 'The version that runs, the schema that it knows, and that of the database',
    labelNames: ['version', 'knows_schema', 'schema'],
    registers,
  })
  return {
    registry,
    async refresh() {
      const [found, known, now] = await Promise.all([
        lookAt(checks),
        knownSchema(),
        within(1_000, state()).catch(() => null),
      ])
      for (const { name, finding } of found) ok.set({ check: name }, finding ? 0 : 1)
      build.reset()
      build.set({ version: VERSION, knows_schema: known, schema: now?.schema ?? 'unknown' }, 1)
      if (now) clock.set(now.clockAheadMs / 1_000)
    },
  }
}
