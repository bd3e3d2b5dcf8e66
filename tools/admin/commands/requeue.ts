import type { Database } from '@understory/database/connect.ts'
import {
  dropGivenUpJobs,
  listGivenUpJobs,
  retryGivenUpJobs,
} from '../../../apps/api/src/capabilities/staff/given-up-jobs/public.ts'
import { LINK_LIFETIMES } from '../../../apps/api/src/from-manifests/link-lifetimes.ts'
import { Refused } from '../../../apps/api/src/http/refuse.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'

const depsOn = (db: Database) => ({
  db,
  clock: () => new Date(),
  linkLifetimes: LINK_LIFETIMES,
})

/** What was given up and waits for a person, oldest first. */
export async function listWaiting(queue?: string): Promise<void> {
  const { jobs, hasMore } = await onDatabase((db) =>
    listGivenUpJobs(depsOn(db), { queue: queue ?? null }),
  )
  for (const job of jobs) {
    const about = job.about.map(({ name, value }) => `${name} ${value}`).join(', ')
    const ended = job.isOutOfDate ? '; its link has ended: drop it' : ''
    console.log(`${job.jobId}  ${job.givenUpAt}  ${job.queue}  ${about}`)
    console.log(`  ${job.attempts} attempts, the last: ${job.lastError}${ended}`)
  }
  say(`${jobs.length}${hasMore ? ' and more' : ''} wait`)
}

export type WhichJobs = {
  readonly ids: readonly string[]
  readonly queue?: string
  readonly reason: string
}

/** Queued as if they were new. */
export async function retry(which: WhichJobs): Promise<void> {
  const done = await onDatabase(async (db) =>
    retryGivenUpJobs(depsOn(db), await settled(db, which)),
  )
  if (done instanceof Refused) throw new Error(sentenceOf(done))
  say(`queued again: ${done.retried}`)
  if (done.outOfDate > 0) say(`left, because their links have ended: ${done.outOfDate}`)
}

/** Nothing does them any more. */
export async function drop(which: WhichJobs): Promise<void> {
  const done = await onDatabase(async (db) => dropGivenUpJobs(depsOn(db), await settled(db, which)))
  if (done instanceof Refused) throw new Error(sentenceOf(done))
  say(`dropped: ${done.dropped}`)
}

const SENTENCES: Readonly<Record<string, string>> = {
  GIVEN_UP_JOB_NOT_FOUND:
    'none of these jobs waits; understory-admin requeue list has those that do.',
  JOB_OUT_OF_DATE: 'the links in them have ended: drop them with understory-admin requeue drop.',
}

const sentenceOf = ({ refusal }: Refused) => SENTENCES[refusal.code] ?? refusal.message

const JOB_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Those that are named, or all of a queue that the list shows. */
async function settled(db: Database, { ids, queue, reason }: WhichJobs) {
  if ((ids.length === 0) === (queue === undefined))
    throw new Error('name jobs, or a queue with --queue.')
  const bad = ids.find((id) => !JOB_ID.test(id))
  if (bad !== undefined)
    throw new Error(`${bad} is no job; understory-admin requeue list has their numbers.`)
  if (reason.trim().length < 3)
    throw new Error('--reason needs a few words: it goes into the audit.')
  const jobIds = queue
    ? (await listGivenUpJobs(depsOn(db), { queue })).jobs.map(({ jobId }) => jobId)
    : ids
  return { staffId: null, jobIds, reason: reason.trim() }
}
