export const STATUS_PARTS = [
  'site',
  'database',
  'worker',
  'queue',
  'log',
  'payments',
  'email',
  'backup',
] as const
export type StatusPart = (typeof STATUS_PARTS)[number]

/** `unknown`: nothing was seen that would say so; the page says that, and nothing kinder. */
export type PartState = 'works' | 'trouble' | 'unknown'
export type JudgedPart = {
  readonly part: StatusPart
  readonly state: PartState
  /** Since when it has been in this state, where that is known. */
  readonly since: Date | null
  /** When it was last seen to work. */
  readonly seenAt: Date | null
}

/** When a service was last seen to work by a real call, and since when calls fail. */
export type Sighting = { readonly okAt: Date | null; readonly failingSince: Date | null }

export type StatusFacts = {
  readonly siteStartedAt: Date
  /** Null where the database does not answer; then nothing below it is known. */
  readonly database: DatabaseFacts | null
}
export type DatabaseFacts = {
  readonly startedAt: Date
  /** Whether it has room for what is written. */
  readonly room: Sighting
  readonly worker: Sighting
  /** When a delivery of a store came in for a month that the worker had not prepared. */
  readonly deliveryWithoutMonthAt: Date | null
  readonly payments: Sighting
  /** What the payments provider sends us of its own accord. */
  readonly paymentEvents: {
    /** When one was last accepted. */
    readonly acceptedAt: Date | null
    /** The last invoice for which an event should have come by now. */
    readonly invoicedAt: Date | null
  }
  readonly email: Sighting
  /** The job that has been due for longest. */
  readonly oldestJobAt: Date | null
  readonly log: {
    readonly checkpointAt: Date | null
    readonly haltedAt: Date | null
    /** The entry of the ledger that has waited for longest to be published. */
    readonly oldestEntryAt: Date | null
  }
  readonly backupAt: Date | null
}

/** The worker notes every quarter of a minute that it runs. */
export const WORKER_SILENT_MS = 2 * 60_000
const QUEUE_LATE_MS = 10 * 60_000
const LOG_LATE_MS = 10 * 60_000
/** An event comes within seconds of its payment. */
export const EVENT_LATE_MS = 10 * 60_000
const BACKUP_OLD_MS = 2 * 86_400_000

export function judgeStatus({ siteStartedAt, database }: StatusFacts, now: Date): JudgedPart[] {
  const site: JudgedPart = { part: 'site', state: 'works', since: siteStartedAt, seenAt: now }
  if (!database) {
    return STATUS_PARTS.map((part) => {
      if (part === 'site') return site
      const state = part === 'database' ? 'trouble' : 'unknown'
      return { part, state, since: null, seenAt: null }
    })
  }
  return [
    site,
    judgeDatabase(database, now),
    judgeWorker(database, now),
    judgeLate('queue', database.oldestJobAt, { now, most: QUEUE_LATE_MS }),
    judgeLog(database.log, now),
    judgePayments(database),
    judgeService('email', database.email),
    judgeBackup(database.backupAt, now),
  ]
}

function judgeDatabase({ startedAt, room }: DatabaseFacts, now: Date): JudgedPart {
  return room.failingSince
    ? { part: 'database', state: 'trouble', since: room.failingSince, seenAt: now }
    : { part: 'database', state: 'works', since: startedAt, seenAt: now }
}

/** They are in trouble, too, where money comes and no event about it is accepted: its secret may be wrong. */
function judgePayments({ payments, paymentEvents }: DatabaseFacts): JudgedPart {
  const { acceptedAt, invoicedAt } = paymentEvents
  const isMissing =
    invoicedAt !== null && (acceptedAt === null || isOlder(acceptedAt, invoicedAt, EVENT_LATE_MS))
  return isMissing && !payments.failingSince
    ? { part: 'payments', state: 'trouble', since: invoicedAt, seenAt: payments.okAt }
    : judgeService('payments', payments)
}

const isOlder = (at: Date, now: Date, milliseconds: number) =>
  now.getTime() - at.getTime() > milliseconds

/** It may run and be in trouble: what it is to prepare once a day is missing. */
function judgeWorker(facts: DatabaseFacts, now: Date): JudgedPart {
  const { okAt } = facts.worker
  const since = facts.deliveryWithoutMonthAt
  if (since) return { part: 'worker', state: 'trouble', since, seenAt: okAt }
  if (!okAt) return { part: 'worker', state: 'unknown', since: null, seenAt: null }
  const isSilent = isOlder(okAt, now, WORKER_SILENT_MS)
  return {
    part: 'worker',
    state: isSilent ? 'trouble' : 'works',
    since: isSilent ? okAt : null,
    seenAt: okAt,
  }
}

type Lateness = { readonly now: Date; readonly most: number }

function judgeLate(part: StatusPart, oldest: Date | null, { now, most }: Lateness): JudgedPart {
  const isLate = oldest !== null && isOlder(oldest, now, most)
  return {
    part,
    state: isLate ? 'trouble' : 'works',
    since: isLate ? oldest : null,
    seenAt: isLate ? null : now,
  }
}

function judgeLog(
  { checkpointAt, haltedAt, oldestEntryAt }: DatabaseFacts['log'],
  now: Date,
): JudgedPart {
  const seenAt = checkpointAt
  if (haltedAt) return { part: 'log', state: 'trouble', since: haltedAt, seenAt }
  if (!checkpointAt) return { part: 'log', state: 'unknown', since: null, seenAt }
  return { ...judgeLate('log', oldestEntryAt, { now, most: LOG_LATE_MS }), seenAt }
}

function judgeService(part: StatusPart, { okAt, failingSince }: Sighting): JudgedPart {
  if (failingSince) return { part, state: 'trouble', since: failingSince, seenAt: okAt }
  return { part, state: okAt ? 'works' : 'unknown', since: null, seenAt: okAt }
}

function judgeBackup(at: Date | null, now: Date): JudgedPart {
  if (!at) return { part: 'backup', state: 'unknown', since: null, seenAt: null }
  const state = isOlder(at, now, BACKUP_OLD_MS) ? 'trouble' : 'works'
  return { part: 'backup', state, since: null, seenAt: at }
}

/** Of the whole: the site and what people are waiting for. A backup is the operator's, and unknown is no trouble. */
export function overallState(parts: readonly JudgedPart[]): PartState {
  const stateOf = (part: StatusPart) => parts.find((each) => each.part === part)?.state
  if (parts.some(({ state }) => state === 'trouble')) return 'trouble'
  return stateOf('worker') === 'unknown' ? 'unknown' : 'works'
}
