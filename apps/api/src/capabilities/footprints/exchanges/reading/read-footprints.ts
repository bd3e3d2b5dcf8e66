import type { Tx } from '@understory/database/connect.ts'
import { nextRetryAt } from '@understory/domain/footprints/exchanges/next-retry-at.ts'
import type { PactPeerAccess } from '@understory/ports/footprints/pact-peer.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { unseal } from '../../../../signing/seal.ts'
import { type ReadStep, readStep, type WantedFootprints } from './read-step.ts'
import { storeReceived } from './received-records.ts'

type ReadingDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'pactPeer'>

const READ_AT_ONCE = 4
/** A step signs in, and asks for a page or for a few footprints; whoever took longer is gone. */
const READING_LEASE_MS = 5 * 60_000
/** A list that goes on for longer leads nowhere. */
const MOST_STEPS = 400
const IDS_OF_SPREAD = 2 ** 32
/** The same again would not help before someone changes something. */
const LASTING = new Set(['sign-in', 'no-version-3', 'refused', 'unreadable', 'too-many'])

export type DueReading = {
  readonly id: string
  readonly account_id: string
  readonly exchange_id: string
  readonly wanted: WantedFootprints
  readonly attempts: number
  readonly steps: number
  readonly next_page: string | null
  readonly created_at: Date
  readonly callback_base: string
  readonly callback_auth_base: string | null
  readonly callback_client_id: string
  readonly sealed_callback_secret: string
}

/** Reads a step of what is due at partners' servers, one of each partner; a worker does it every second. */
export async function readFootprints(deps: ReadingDeps): Promise<void> {
  const due = await claimReadings(deps)
  await Promise.all(due.map((reading) => takeStep(deps, reading)))
}

async function claimReadings({ db, clock }: ReadingDeps): Promise<readonly DueReading[]> {
  const now = clock()
  const leased = new Date(now.getTime() + READING_LEASE_MS)
  const { rows } = await sql<DueReading>`
    with due as (
      select r.id from exchange_reading r join exchange e on e.id = r.exchange_id
      where r.state = 'waiting' and r.next_at <= ${now} and e.callback_base is not null
        and e.ended_at is null and e.paused_at is null
        and not exists (select from exchange_reading o
          where o.exchange_id = r.exchange_id and o.state = 'waiting'
            and (o.created_at, o.id) < (r.created_at, r.id)
            and (o.next_at <= ${now} or o.last_problem is null))
      order by r.next_at limit ${READ_AT_ONCE} for update of r skip locked
    )
    update exchange_reading r set next_at = ${leased}, attempts = r.attempts + 1
    from due, exchange e
    where r.id = due.id and e.id = r.exchange_id
    returning r.id, r.account_id, r.exchange_id, r.wanted, r.attempts, r.steps, r.next_page, r.created_at,
      e.callback_base, e.callback_auth_base, e.callback_client_id, e.sealed_callback_secret`.execute(
    db,
  )
  return rows
}

async function takeStep(deps: ReadingDeps, reading: DueReading): Promise<void> {
  const step = await readStep(deps, accessOf(deps, reading), reading)
  await transact(deps.db, (tx) => keepStep(tx, deps, { reading, step }))
}

const accessOf = ({ config }: ReadingDeps, reading: DueReading): PactPeerAccess => ({
  base: reading.callback_base,
  authBase: reading.callback_auth_base,
  clientId: reading.callback_client_id,
  clientSecret: unseal(config.APP_SECRET, 'exchange-secrets', reading.sealed_callback_secret),
})

type KeptStep = { readonly reading: DueReading; readonly step: ReadStep }

/** What a step gave, and where the next begins, or nothing of both. A step that another worker took since is left to it. */
async function keepStep(tx: Tx, deps: ReadingDeps, { reading, step }: KeptStep): Promise<void> {
  const held = await tx
    .selectFrom('exchange_reading')
    .select('id')
    .where('id', '=', reading.id)
    .where('state', '=', 'waiting')
    .where('steps', '=', reading.steps)
    .where('attempts', '=', reading.attempts)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return
  if ('problem' in step) return failStep(tx, reading, step.problem)
  const { exchange_id: exchangeId, account_id: accountId } = reading
  const known = { exchangeId, accountId, documents: step.footprints }
  const stored = await storeReceived(tx, deps, known)
  if (!stored || reading.steps + 1 >= MOST_STEPS) return failStep(tx, reading, 'too-many')
  await tx
    .updateTable('exchange_reading')
    .set(({ eb }) => ({
      state: step.isLast ? 'done' : 'waiting',
      attempts: 0,
      steps: reading.steps + 1,
      next_page: step.next,
      next_at: deps.clock(),
      last_problem: null,
      found: eb('found', '+', stored.found),
      added: eb('added', '+', stored.added),
      skipped: eb('skipped', '+', stored.skipped),
    }))
    .where('id', '=', reading.id)
    .execute()
}

type ReadingProblem = Extract<ReadStep, { problem: unknown }>['problem'] | 'too-many'

/** Links to pages end after a while, so a list begins again. */
async function failStep(tx: Tx, reading: DueReading, problem: ReadingProblem): Promise<void> {
  const { id, attempts, created_at: createdAt } = reading
  const spread = Number.parseInt(id.slice(0, 8), 16) / IDS_OF_SPREAD
  const next = LASTING.has(problem) ? null : nextRetryAt(createdAt, { attempts, spread })
  await tx
    .updateTable('exchange_reading')
    .set({
      state: next ? 'waiting' : 'given-up',
      last_problem: problem,
      ...(next ? { next_at: next, next_page: null } : {}),
    })
    .where('id', '=', id)
    .execute()
}
