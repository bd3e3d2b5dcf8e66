import { lookupTable } from '../../language/lookup-table.ts'
import type { JudgedPart, StatusPart } from '../../site/status/judge-status.ts'

export type HealthFacts = {
  /** Null where the database does not answer. */
  readonly figures: {
    readonly unsettledOverHour: number
    readonly givenUp: number
    readonly parked: number
    readonly storesFailing: number
    readonly storeLagSeconds: number
    /** For how long what the product calls has failed; 0 where it works. */
    readonly failingSeconds: Readonly<Record<'log-copy' | 'files' | 'vehicle-registry', number>>
  } | null
  readonly parts: readonly JudgedPart[]
  /** What readiness finds wrong with this process, in its own sentences. */
  readonly findings: readonly { readonly check: string; readonly says: string }[]
}

/** What is wrong, since when where that is known, and which section of the runbook says what to do. */
export type HealthProblem = {
  readonly title: string
  readonly says: string
  readonly since: Date | null
  /** A heading of docs/runbooks/incidents.md, as an anchor. */
  readonly runbook: string
}

const STORE_LATE_SECONDS = 3 * 3_600
/** It is tried every minute. */
const LOG_COPY_LATE_SECONDS = 180
/** One call that failed is not yet a trouble; the next that works ends it. */
const CALLS_FAIL_SECONDS = 900

const OF_PART: Readonly<Record<StatusPart, Pick<HealthProblem, 'title' | 'says' | 'runbook'>>> = {
  site: { title: 'The site', says: 'It does not answer.', runbook: 'server-down' },
  database: {
    title: 'The database',
    says: 'It does not answer, or has no room for what is written.',
    runbook: 'database-down',
  },
  worker: {
    title: 'The worker',
    says: 'It has not been seen for two minutes: nothing is numbered, sent, read or signed.',
    runbook: 'worker-stuck',
  },
  queue: {
    title: 'The queue',
    says: 'A job has been due for too long.',
    runbook: 'worker-stuck',
  },
  log: {
    title: 'The public log',
    says: 'Nothing is signed; what is funded waits and is not lost.',
    runbook: 'log-halted',
  },
  payments: {
    title: 'Payments',
    says: 'The provider does not answer, or its events are not accepted.',
    runbook: 'provider-down',
  },
  email: {
    title: 'Email',
    says: 'The mail server does not accept what we send; emails are tried for three days.',
    runbook: 'mail-down',
  },
  backup: { title: 'The backup', says: 'The last one is too old.', runbook: 'backup-old' },
}

const RUNBOOK_OF_CHECK = lookupTable({
  database: 'database-down',
  schema: 'schema-of-another-version',
  writable: 'failover',
  room: 'database-full',
  clock: 'clock-off',
  selling: 'selling-stopped',
})

/** Everything that someone should look at, what is worst first. */
export function judgeHealth({ parts, figures, findings }: HealthFacts): HealthProblem[] {
  return [
    ...findings.map(({ check, says }) => ({
      title: 'This server',
      says: `${says.charAt(0).toUpperCase()}${says.slice(1)}.`,
      since: null,
      runbook: RUNBOOK_OF_CHECK[check] ?? 'server-down',
    })),
    ...parts
      .filter(({ state }) => state === 'trouble')
      .map(({ part, since }) => ({ ...OF_PART[part], since })),
    ...(figures ? problemsOfFigures(figures) : []),
  ]
}

function problemsOfFigures(figures: NonNullable<HealthFacts['figures']>): HealthProblem[] {
  const { unsettledOverHour, givenUp, parked, storesFailing, storeLagSeconds } = figures
  const logCopySeconds = figures.failingSeconds['log-copy']
  const filesSeconds = figures.failingSeconds.files
  const registrySeconds = figures.failingSeconds['vehicle-registry']
  const found: [boolean, Omit<HealthProblem, 'since'>][] = [
    [
      unsettledOverHour > 0,
      {
        title: 'Payments not settled',
        says: `${count(unsettledOverHour, 'payment was', 'payments were')} begun more than an hour ago, and neither paid nor given up.`,
        runbook: 'payments-unsettled',
      },
    ],
    [
      givenUp > 0,
      {
        title: 'Jobs given up',
        says: `${count(givenUp, 'job waits', 'jobs wait')} for a person to try again or to drop.`,
        runbook: 'jobs-given-up',
      },
    ],
    [
      parked > 0,
      {
        title: 'Deliveries of shops set aside',
        says: `${count(parked, 'delivery', 'deliveries')} could not be read.`,
        runbook: 'deliveries-parked',
      },
    ],
    [
      storesFailing > 0 && storeLagSeconds > STORE_LATE_SECONDS,
      {
        title: 'Shops not read',
        says: `${count(storesFailing, 'shop does', 'shops do')} not answer; the oldest was read ${Math.round(storeLagSeconds / 3_600)} hours ago.`,
        runbook: 'stores-not-read',
      },
    ],
    [
      logCopySeconds > LOG_COPY_LATE_SECONDS,
      {
        title: 'The copy of the public log',
        says: `Its store has taken nothing for ${minutes(logCopySeconds)}. Signing goes on, without a copy outside the database.`,
        runbook: 'log-not-copied',
      },
    ],
    [
      filesSeconds > CALLS_FAIL_SECONDS,
      {
        title: 'The file store',
        says: `No file has been stored or read for ${minutes(filesSeconds)}: evidence, pictures and documents fail.`,
        runbook: 'files-fail',
      },
    ],
    [
      registrySeconds > CALLS_FAIL_SECONDS,
      {
        title: 'The vehicle registry',
        says: `It has not answered for ${minutes(registrySeconds)}: vehicles are found by model or estimated, not by number.`,
        runbook: 'registry-down',
      },
    ],
  ]
  return found.flatMap(([isSo, problem]) => (isSo ? [{ ...problem, since: null }] : []))
}

const minutes = (seconds: number) => count(Math.round(seconds / 60), 'minute', 'minutes')

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
