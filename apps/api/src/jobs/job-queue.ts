import type { Database, Tx } from '@understory/database/connect.ts'
import pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { workScope } from '../http/work-scope.ts'
import { listen } from './listen-for-jobs.ts'
import { NEWSLETTER_JOBS, type NewsletterJobs } from './newsletter-jobs.ts'
import type { RefundNotice, RefundPartNotice } from './refund-notices.ts'
import { repeat, type Step } from './repeat.ts'
import { SCHEDULES } from './schedules.ts'
import type { SubscriptionEmail } from './subscription-email.ts'
import { wakeWorkers } from './wake-workers.ts'

/** An email about a store that stopped; `at` distinguishes two of a kind. */
type StoreNotice = {
  storeId: string
  situation: 'needs-update' | 'disabled' | 'disconnected' | 'own-cap'
  at: string
}

/** The jobs that may be queued, with their payloads. */
export type Jobs = NewsletterJobs & {
  'send-receipt': { purchaseId: string }
  'send-cycle-receipt': { cycleId: string }
  'send-refund-notice': RefundNotice
  'send-refund-part-notice': RefundPartNotice
  'send-subscription-email': SubscriptionEmail
  'send-verification': { email: string; url: string; messageId: string }
  'send-password-reset': { email: string; url: string; messageId: string }
  'send-claim-link': { email: string; url: string; messageId: string }
  'send-email-confirmation': { email: string; url: string; messageId: string }
  /** `formerEmail`: the address that the event took from the user. */
  'send-security-notice': { entryId: number; formerEmail?: string }
  'send-deletion-notice': { email: string; messageId: string }
  'send-invitation': { invitationId: string; tokenHash: string; url: string }
  'send-gift': { giftId: string; attempt: number }
  'send-gift-notice': { giftId: string; counts: boolean; at: number }
  'deliver-gifts': Record<string, never>
  'send-payment-alert': { alertId: string }
  'send-lead': { leadId: string }
  'send-lead-answer': { leadId: string }
  'refund-second-subscription': { cycleId: string }
  'refund-second-cycle': { cycleId: string }
  'refund-payment': { paymentId: string }
  /** At the provider, with what is unpaid of it. */
  'end-subscription': { gatewayId: string }
  'forget-customer': { customerId: string; subscriptions?: string[]; payments?: string[] }
  'send-verification-question': { questionId: string }
  'send-footprint-decision': { verificationId: string } | { unlockId: string }
  'sweep-expired': Record<string, never>
  'delete-files': Record<string, never>
  'sweep-files': Record<string, never>
  'sweep-old-rows': Record<string, never>
  'keep-partitions': Record<string, never>
  'reconcile-payments': Record<string, never>
  'pull-store': { storeId: string }
  'read-store-order': { storeId: string; externalId: string; isRemoved?: boolean }
  'keep-webhooks': { storeId: string }
  'ask-store': { storeId: string; isSaidGone?: boolean; mustForget?: boolean }
  'check-webhooks': Record<string, never>
  'pull-due-stores': Record<string, never>
  'load-rates': Record<string, never>
  'check-app-plan': { storeId: string }
  'charge-usage': { storeId: string }
  'charge-due-stores': Record<string, never>
  'send-cap-warning': { planId: string; periodEnd: string }
  'send-store-notice': StoreNotice
  'send-large-order-alert': { storeId: string; externalId: string; messageId: string }
  'tell-of-stores': Record<string, never>
  'bill-stores': Record<string, never>
  'publish-open-data': Record<string, never>
  'allocate-supply': Record<string, never>
}
export type JobName = keyof Jobs

/** With the request that caused it, if one did. */
type Queued<Name extends JobName> = Jobs[Name] & { requestId?: string | undefined }

type QueueOptions = {
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  heartbeatSeconds: number
}
// After this long a killed worker counts as gone, and its jobs go to another one.
const HEARTBEAT = { heartbeatSeconds: 15 }
const SUPERVISE_EVERY_SECONDS = 10
const EMAIL_OPTIONS = { retryLimit: 8, retryDelay: 5, retryBackoff: true, ...HEARTBEAT }
const QUEUES: Record<JobName, QueueOptions> = {
  ...NEWSLETTER_JOBS,
  'send-receipt': { retryLimit: 12, retryDelay: 5, retryBackoff: true, ...HEARTBEAT },
  'send-cycle-receipt': { retryLimit: 12, retryDelay: 5, retryBackoff: true, ...HEARTBEAT },
  'send-refund-notice': EMAIL_OPTIONS,
  'send-refund-part-notice': EMAIL_OPTIONS,
  'send-subscription-email': EMAIL_OPTIONS,
  'send-verification': EMAIL_OPTIONS,
  'send-password-reset': EMAIL_OPTIONS,
  'send-claim-link': EMAIL_OPTIONS,
  'send-email-confirmation': EMAIL_OPTIONS,
  'send-deletion-notice': EMAIL_OPTIONS,
  'send-security-notice': EMAIL_OPTIONS,
  'send-invitation': EMAIL_OPTIONS,
  'send-gift': EMAIL_OPTIONS,
  'send-gift-notice': EMAIL_OPTIONS,
  'deliver-gifts': { retryLimit: 3, retryDelay: 5, retryBackoff: true, ...HEARTBEAT },
  'send-payment-alert': EMAIL_OPTIONS,
  'send-lead': EMAIL_OPTIONS,
  'send-lead-answer': EMAIL_OPTIONS,
  'refund-second-subscription': { ...EMAIL_OPTIONS, retryLimit: 20 },
  'refund-second-cycle': { ...EMAIL_OPTIONS, retryLimit: 20 },
  'refund-payment': { ...EMAIL_OPTIONS, retryLimit: 20 },
  'end-subscription': { ...EMAIL_OPTIONS, retryLimit: 20 },
  'forget-customer': { ...EMAIL_OPTIONS, retryLimit: 20 },
  'send-verification-question': EMAIL_OPTIONS,
  'send-footprint-decision': EMAIL_OPTIONS,
  'sweep-expired': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'delete-files': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'sweep-files': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'keep-partitions': { retryLimit: 8, retryDelay: 60, retryBackoff: true, ...HEARTBEAT },
  'sweep-old-rows': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'reconcile-payments': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'pull-store': { retryLimit: 2, retryDelay: 10, retryBackoff: true, ...HEARTBEAT },
  'read-store-order': { retryLimit: 8, retryDelay: 5, retryBackoff: true, ...HEARTBEAT },
  'keep-webhooks': { retryLimit: 6, retryDelay: 10, retryBackoff: true, ...HEARTBEAT },
  'ask-store': { retryLimit: 8, retryDelay: 10, retryBackoff: true, ...HEARTBEAT },
  'check-webhooks': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'load-rates': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'check-app-plan': { retryLimit: 8, retryDelay: 5, retryBackoff: true, ...HEARTBEAT },
  'charge-usage': { retryLimit: 8, retryDelay: 10, retryBackoff: true, ...HEARTBEAT },
  'charge-due-stores': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'send-cap-warning': EMAIL_OPTIONS,
  'send-store-notice': EMAIL_OPTIONS,
  'send-large-order-alert': EMAIL_OPTIONS,
  'tell-of-stores': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'bill-stores': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'pull-due-stores': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'allocate-supply': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
  'publish-open-data': { retryLimit: 0, retryDelay: 0, retryBackoff: false, ...HEARTBEAT },
}

export type JobHandlers = { [Name in JobName]: (job: Jobs[Name]) => Promise<void> }

export type JobQueue = {
  /** Queues within the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Name extends JobName>(
    tx: Tx | Database,
    name: Name,
    job: Jobs[Name],
    /** Not to be done before then. */
    how?: { readonly afterSeconds: number },
  ): Promise<void>
  /** The same for many of one kind, in one statement. Urgent ones are done before those that wait. */
  enqueueAll<Name extends JobName>(
    tx: Tx | Database,
    name: Name,
    jobs: readonly Jobs[Name][],
    how?: { readonly isUrgent: boolean },
  ): Promise<void>
  /** Works off jobs, and runs the periodic steps. */
  work(handlers: JobHandlers, steps: readonly Step[]): Promise<void>
  close(): Promise<void>
}

/** The queue's own tables; run with the migrations, before any process sends or works. */
export async function prepareJobQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
  await letTenantsQueue(connectionString)
}

/** A tenant's transaction may queue jobs, and reads none. */
async function letTenantsQueue(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`
      grant usage on schema pgboss to understory_tenant;
      grant select on pgboss.queue to understory_tenant;
      do $$ declare name regclass; begin
        for name in select 'pgboss.job'::regclass union
          select inhrelid::regclass from pg_inherits where inhparent = 'pgboss.job'::regclass
        loop
          execute format('grant insert, select (id) on %s to understory_tenant', name);
        end loop;
      end $$`)
  } finally {
    await client.end()
  }
}

export async function openJobQueue(options: {
  connectionString: string
  log: Logger
  /** A worker also fetches, retries and schedules; a web process only sends. */
  isWorker: boolean
}): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    max: options.isWorker ? 4 : 2,
    migrate: false,
    supervise: options.isWorker,
    superviseIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    schedule: options.isWorker,
  })
  boss.on('error', (error) => options.log.warn({ error: error.message }, 'job queue'))
  await boss.start()
  const stops: (() => Promise<void>)[] = []
  return {
    async enqueue(tx, name, job, { afterSeconds } = { afterSeconds: 0 }) {
      const queued: Queued<typeof name> = { ...job, requestId: workScope.getStore()?.requestId }
      await boss.send(name, queued, { db: fromKysely(tx), startAfter: afterSeconds })
    },
    async enqueueAll(tx, name, jobs, { isUrgent } = { isUrgent: false }) {
      if (jobs.length === 0) return
      const requestId = workScope.getStore()?.requestId
      const queued = jobs.map((job): { data: Queued<typeof name>; priority: number } => ({
        data: { ...job, requestId },
        priority: isUrgent ? 1 : 0,
      }))
      await boss.insert(name, queued, { db: fromKysely(tx) })
    },
    async work(handlers, steps) {
      const { log } = options
      const workers = new Map<string, readonly string[]>()
      for (const name of Object.keys(handlers) as JobName[]) {
        const handle = handlers[name] as never
        workers.set(name, await listen<Queued<typeof name>>({ boss, log }, name, handle))
      }
      for (const step of [...steps, wakeWorkers(boss, workers)]) stops.push(repeat(step, log))
      for (const [name, cron] of SCHEDULES) await boss.schedule(name, cron, {})
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
