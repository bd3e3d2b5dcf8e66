import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { joinAs, userIdOf, withFreshToken } from '../../apps/api/src/testing/people/people.ts'
import { type Buyer, join as joinBuyer } from '../crash-rehearsal/buyers.ts'
import { lineTo, type NetworkLine } from '../crash-rehearsal/network-line.ts'
import { type Rehearsal, startRehearsal } from '../crash-rehearsal/rehearsal.ts'
import { postgresProcess } from '../crash-rehearsal/victims.ts'
import { DATA } from '../folders.ts'
import { freePort } from '../free-port.ts'
import { ensureTenantLogin, urlAs } from '../postgres/tenant-login.ts'

const TENANT = { name: 'understory_web', password: 'of rehearsals only' }

/** Enough for the database of a rehearsal, and filled within a second. */
const VOLUME = '400m'

export type FaultStage = {
  readonly rehearsal: Rehearsal
  /** The network between the product and what it depends on. */
  readonly lines: Record<'database' | 'replica' | 'mail' | 'provider', NetworkLine>
  readonly buyer: Buyer
  /** A member of staff who looks at the console's health page. */
  readonly operator: Buyer
  readonly workerOrigin: string
  /** Where the database is, if it is a volume of its own that can be filled. */
  readonly volume: string | null
  close(): Promise<void>
}

/** The product on a network and on a volume that can be broken. */
export async function openFaultStage(): Promise<FaultStage> {
  const folder = join(DATA, 'faults')
  const volume = mountVolume(folder)
  const postgres = await postgresProcess(join(folder, 'postgres'))
  const portOf = (url: string) => () => Number(new URL(url).port)
  const [database, replica] = [
    await lineTo(portOf(postgres.url)),
    await lineTo(portOf(postgres.url)),
  ]
  const through = ({ port }: NetworkLine) => {
    const url = new URL(postgres.url)
    url.port = String(port)
    return url.href
  }
  let [mailPort, providerPort] = [0, 0]
  const [mail, provider] = [await lineTo(() => mailPort), await lineTo(() => providerPort)]
  const workerPort = await freePort()
  const rehearsal = await startRehearsal(
    'faults',
    diceFrom('faults'),
    postgres,
    async (sandbox) => {
      await ensureTenantLogin(postgres.url, TENANT)
      mailPort = sandbox.smtpPort
      providerPort = sandbox.port
      return {
        DATABASE_URL: through(database),
        DATABASE_TENANT_URL: urlAs(through(database), TENANT),
        // A replica that is the primary itself.
        DATABASE_REPLICA_URL: urlAs(through(replica), TENANT),
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        SANDBOX_URL: `http://127.0.0.1:${provider.port}`,
        WORKER_PORT: String(workerPort),
        STAFF_DOMAINS: 'understory.example',
      }
    },
  )
  rehearsal.sandbox.control.setWebhookTarget(rehearsal.webhook)
  const lines = { database, replica, mail, provider }
  return {
    rehearsal,
    lines,
    buyer: await joinBuyer(rehearsal),
    operator: await joinOperator(rehearsal),
    workerOrigin: `http://127.0.0.1:${workerPort}`,
    volume,
    async close() {
      await rehearsal.close()
      await Promise.all(Object.values(lines).map((line) => line.close()))
      if (volume) execFileSync('umount', ['--lazy', volume])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Only an administrator of the machine mounts one. */
function mountVolume(folder: string): string | null {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${VOLUME}`, 'understory', folder], {
      stdio: 'pipe',
    })
    return folder
  } catch {
    return null
  }
}

async function joinOperator(rehearsal: Rehearsal): Promise<Buyer> {
  const person = await joinAs(rehearsal, 'personal')
  const userId = await userIdOf(rehearsal, person)
  const now = new Date()
  await rehearsal.db
    .insertInto('staff_member')
    .values({ user_id: userId, email: person.email, claims: ['operator'], checked_at: now })
    .execute()
  await rehearsal.db
    .updateTable('sign_in_session')
    .set({ signed_in_with: 'google-staff', second_factor_at: now, created_at: now })
    .where('user_id', '=', userId)
    .execute()
  return { person: await withFreshToken(rehearsal, person) }
}
