import { createCitusDatabase, createPlainDatabase } from '../../../tools/citus/citus-database.ts'
import {
  type CitusServers,
  startCitusServers,
  whyNoCitus,
} from '../../../tools/citus/citus-servers.ts'
import { say } from '../../../tools/start/say.ts'
import { median } from '../../interleave.ts'
import type { Figure, Measure } from '../../measure.ts'
import {
  cpuOfPostgres,
  STORES_STAGE_CONCURRENCY,
  type Stage,
  withStoreServerOn,
} from '../../stores/stage.ts'

const CITUS_INTAKE_PAIRS = 5
const CITUS_INTAKE_COUNT = 8_000
/** One for each core of the workers. */
const SHARDS = 2
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_buffers=512MB']

/** Where the order side is spread over two workers, against one of the same servers that has both sides. */
export const citusIntake: Measure = {
  id: 'citus-intake',
  what: 'Orders of stores acknowledged per second with their tables on two workers of Citus, against one PostgreSQL',
  unit: 'orders/s',
  goal: { ratio: 0.5, is: 'at least' },
  async run() {
    const missing = whyNoCitus()
    if (missing) {
      say(`citus-intake is left out: ${missing}`)
      return []
    }
    const servers = await startCitusServers(2, DURABLE)
    try {
      return [await compareCitusIntake(servers)]
    } finally {
      await servers.stop()
    }
  },
}

async function compareCitusIntake({ ports, pids }: CitusServers): Promise<Figure> {
  const [coordinator = 0] = ports
  const plain = await createPlainDatabase(coordinator)
  const spread = await createCitusDatabase(ports, { shards: SHARDS })
  const settings = {
    DATABASE_POOLING: 'transaction',
    DATABASE_TENANT_URL: spread.tenantUrl,
  }
  return withStoreServerOn(plain, (reference) =>
    withStoreServerOn({ url: spread.url, settings }, (ours) => inTurns(ours, reference, pids())),
  )
}

async function inTurns(ours: Stage, reference: Stage, pids: readonly number[]): Promise<Figure> {
  const pairs: { ours: number; reference: number }[] = []
  const cpu = { ours: [0, 0, 0], reference: [0, 0, 0] }
  async function rateOf(which: 'ours' | 'reference'): Promise<number> {
    const before = pids.map(cpuOfPostgres)
    const { seconds } = await (which === 'ours' ? ours : reference).send({
      count: CITUS_INTAKE_COUNT,
    })
    pids.forEach((pid, at) => {
      cpu[which][at] = (cpu[which][at] ?? 0) + cpuOfPostgres(pid) - (before[at] ?? 0)
    })
    return CITUS_INTAKE_COUNT / seconds
  }
  await rateOf('reference')
  await rateOf('ours')
  cpu.ours = [0, 0, 0]
  cpu.reference = [0, 0, 0]
  for (let pair = 0; pair < CITUS_INTAKE_PAIRS; pair += 1)
    pairs.push({ reference: await rateOf('reference'), ours: await rateOf('ours') })
  const micros = (seconds = 0) =>
    Math.round((seconds * 1e6) / (CITUS_INTAKE_PAIRS * CITUS_INTAKE_COUNT))
  const [coordinator, ...workers] = cpu.ours
  const onWorkers = workers.reduce((sum, seconds) => sum + seconds, 0)
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    reference: median(pairs.map((pair) => pair.reference)),
    ratio: median(pairs.map((pair) => pair.ours / pair.reference)),
    note: `${STORES_STAGE_CONCURRENCY} at once, ${SHARDS} shards; CPU-µs of PostgreSQL an order: ${micros(coordinator)} at the coordinator, ${micros(onWorkers)} on the workers; ${micros(cpu.reference[0])} on one server`,
  }
}
