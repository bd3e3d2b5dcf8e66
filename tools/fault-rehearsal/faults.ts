import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { nodeProcess } from '../crash-rehearsal/victims.ts'
import { freePort } from '../free-port.ts'
import type { FaultStage } from './stage.ts'

export type Fault = {
  readonly name: string
  /** Breaks something, and says how it is mended; null: this machine cannot have that fault. */
  readonly begin: (stage: FaultStage) => Promise<(() => Promise<void> | void) | null>
  /** How many purchases are tried meanwhile; one, where nothing is said. */
  readonly purchases?: number
  /** How long it lasts before an operator looks; half a minute, where nothing is said. */
  readonly lastsMs?: number
}

const RESTARTS_WITHIN_MS = 1_800
const SLOW_MS = 2_500
/** So often the worker reads the copy of the log before it signs. */
const COPY_READ_EVERY_MS = 61_000
const FILLED_BY = Buffer.alloc(1 << 20)

/** What can break around the product, one after another. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the database restarts, 1.8 s',
    purchases: 3,
    async begin({ rehearsal }) {
      const { postgres } = rehearsal.victims
      await postgres.kill()
      const back = sleep(RESTARTS_WITHIN_MS).then(() => postgres.start())
      return () => back
    },
  },
  { name: 'the database is silent', begin: async ({ lines }) => silence(lines.database) },
  { name: 'the replica is silent', begin: async ({ lines }) => silence(lines.replica) },
  { name: 'the disk of the database is full', purchases: 20, begin: fillVolume },
  { name: 'the schema is older than the program', begin: forgetLastMigration },
  {
    name: 'the worker is gone',
    async begin({ rehearsal }) {
      await rehearsal.victims.worker.kill()
      return () => rehearsal.victims.worker.start()
    },
  },
  {
    name: 'of two servers and two workers one of each is killed',
    purchases: 6,
    begin: killOneOfTwo,
  },
  { name: 'the mail server refuses', lastsMs: 60_000, begin: async ({ lines }) => cut(lines.mail) },
  {
    name: 'the payment provider is slow, 5 s',
    async begin({ lines }) {
      lines.provider.slow(SLOW_MS)
      return lines.provider.mend
    },
  },
  {
    name: 'the payment provider is silent',
    lastsMs: 70_000,
    begin: async ({ lines }) => silence(lines.provider),
  },
  {
    name: 'the payment provider answers 500',
    lastsMs: 60_000,
    async begin({ rehearsal }) {
      const fault = {
        method: 'POST',
        path: '/v1/payment_intents',
        fault: 'error',
        times: 3,
      } as const
      rehearsal.sandbox.control.failAnswers(fault)
      return () => {}
    },
  },
  {
    name: 'the webhook secret is wrong',
    purchases: 6,
    async begin({ rehearsal }) {
      const { control } = rehearsal.sandbox
      control.setWebhookTarget({ ...rehearsal.webhook, secret: 'whsec_of_somebody_else' })
      return () => control.setWebhookTarget(rehearsal.webhook)
    },
  },
  { name: 'the store of files cannot be written', lastsMs: 280_000, begin: takeFilesAway },
]

const silence = (line: FaultStage['lines']['mail']) => {
  line.silence()
  return line.mend
}

const cut = (line: FaultStage['lines']['mail']) => {
  line.cut()
  return line.mend
}

async function fillVolume({ volume }: FaultStage) {
  if (!volume) return null
  const ballast = join(volume, 'ballast')
  const file = openSync(ballast, 'w')
  try {
    for (;;) writeSync(file, FILLED_BY)
  } catch {
    // No room is left.
  } finally {
    closeSync(file)
  }
  return () => rmSync(ballast)
}

async function forgetLastMigration({ rehearsal: { databaseUrl } }: FaultStage) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'delete from schema_migration where name = (select max(name) from schema_migration) returning *',
  )
  return async () => {
    await client.query(
      'insert into schema_migration select * from json_populate_record(null::schema_migration, $1)',
      [JSON.stringify(rows[0])],
    )
    await client.end()
  }
}

/** The load balancer leads to the server that is left. */
async function killOneOfTwo({ rehearsal }: FaultStage) {
  const settings = { ...rehearsal.settings, WORKER_PORT: String(await freePort()) }
  const second = {
    server: nodeProcess('build/server.js', { ...settings, PORT: String(await freePort()) }),
    worker: nodeProcess('build/worker.js', settings),
  }
  await Promise.all([second.server.start(), second.worker.start()])
  await Promise.all([second.server.kill(), rehearsal.victims.worker.kill()])
  return async () => {
    await rehearsal.victims.worker.start()
    await second.worker.kill()
  }
}

async function takeFilesAway({ rehearsal: { files } }: FaultStage) {
  renameSync(files, `${files}.away`)
  writeFileSync(files, '')
  await sleep(COPY_READ_EVERY_MS)
  return () => {
    rmSync(files)
    renameSync(`${files}.away`, files)
  }
}
