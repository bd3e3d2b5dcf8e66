import { createHash } from 'node:crypto'
import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { numberInvoices } from '../../capabilities/commerce/payments/invoices/number-invoices.ts'
import { reconcileRefunds } from '../../capabilities/commerce/settlement/refunds/reconcile-refunds.ts'
import { reconcileSubscriptions } from '../../capabilities/commerce/subscriptions/reconcile-subscriptions.ts'
import { verifyLedger } from '../../capabilities/proof/ledger-check/verify-ledger.ts'
import type { Finding } from '../../ledger-rules/findings.ts'
import { type Customer, createCustomers, liveADay } from './customers.ts'
import { differencesFromProvider } from './differences-from-provider.ts'
import { differencesFromWishes } from './differences-from-wishes.ts'
import { failAnswers } from './fail-answers.ts'
import type { Planted } from './planted.ts'
import { Post } from './post.ts'
import { openWorld, SimulatedCrash, type World } from './world.ts'

export type Simulation = {
  readonly planted?: Planted
  /** How much more often something happens to a subscription than usual. */
  readonly haste?: number
  readonly seed: number
  readonly subscriptions: number
  readonly days: number
}

export type SimulationReport = {
  readonly events: number
  readonly crashes: number
  readonly cycles: Readonly<Record<string, number>>
  readonly refunds: number
  readonly statuses: Readonly<Record<string, number>>
  readonly breaches: readonly Finding[]
  /** Where our books and the provider's differ. */
  readonly differences: readonly string[]
  /** Of every row that matters; the same for the same seed. */
  readonly digest: string
}

const CRASHES = 0.01
/** Days without faults at the end, in which everything comes to rest. */
const REST_DAYS = 3

/**
 * Simulates subscriptions over many days: renewals on every day of the month, cards that fail and
 * recover, cancellations, changes; events that come twice, late, shuffled or never; and crashes in the
 * middle of what runs.
 */
export function simulate(
  databaseUrl: string,
  simulation: Simulation,
  onDay: (day: number) => void = () => {},
): Promise<SimulationReport> {
  return asPlatform(() => live(databaseUrl, simulation, onDay))
}

async function live(
  databaseUrl: string,
  { seed, subscriptions, days, planted = {}, haste = 1 }: Simulation,
  onDay: (day: number) => void,
): Promise<SimulationReport> {
  const world = await openWorld(databaseUrl, seed, planted)
  const customers = await createCustomers(world, { count: subscriptions, haste })
  const post = new Post(world)
  for (let day = 0; day < days; day += 1) {
    world.crashShare = CRASHES
    world.nextDay()
    failAnswers(world)
    for (const customer of customers) await liveADay(world, customer, day)
    await post.deliver()
    await reconcile(world)
    onDay(day)
  }
  world.crashShare = 0
  for (let day = 0; day < REST_DAYS; day += 1) {
    world.nextDay()
    await post.deliverAll()
    await reconcile(world)
  }
  const report = await reportOf(world, { post, customers })
  await world.close()
  return report
}

async function reconcile({ deps }: World): Promise<void> {
  try {
    await reconcileSubscriptions(deps)
    await asPlatform(() => reconcileRefunds(deps))
    await numberInvoices(deps)
  } catch (fault) {
    if (!(fault instanceof SimulatedCrash)) throw fault
  }
}

type Lived = { readonly post: Post; readonly customers: readonly Customer[] }

async function reportOf(world: World, { post, customers }: Lived): Promise<SimulationReport> {
  const { deps } = world
  const count = async (table: 'subscription' | 'subscription_cycle') => {
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from ${sql.table(table)} group by 1 order by 1`.execute(
      deps.db,
    )
    return Object.fromEntries(rows.map(({ status, count: many }) => [status, many]))
  }
  return {
    events: post.delivered,
    crashes: post.crashes,
    statuses: await count('subscription'),
    cycles: await count('subscription_cycle'),
    refunds: await countRefunds(world),
    breaches: (await verifyLedger(deps.db)).filter(({ breaches }) => breaches > 0),
    differences: [
      ...(await differencesOf(world)),
      ...(await differencesFromWishes(world, customers)),
      ...(await differencesFromProvider(world)),
    ],
    digest: await digestOf(world),
  }
}

async function countRefunds({ deps }: World): Promise<number> {
  const { refunds } = await deps.db
    .selectFrom('subscription_cycle')
    .select((eb) => eb.fn.count<number>('refunded_at').as('refunds'))
    .executeTakeFirstOrThrow()
  return Number(refunds)
}

/** Compares every invoice of the provider with our cycle. */
async function differencesOf({ deps }: World): Promise<string[]> {
  const subscriptions = await deps.db
    .selectFrom('subscription')
    .select(['id', 'gateway_id'])
    .where('gateway_id', 'is not', null)
    .orderBy('id')
    .execute()
  const differences: string[] = []
  for (const { id, gateway_id } of subscriptions) {
    const found = await deps.db
      .selectFrom('subscription_cycle')
      .select(['gateway_invoice_id', 'status', 'amount_minor', 'currency'])
      .where('subscription_id', '=', id)
      .execute()
    const ours = new Map(found.map((cycle) => [cycle.gateway_invoice_id, cycle]))
    for await (const invoice of deps.payments.listInvoices(gateway_id ?? '')) {
      const cycle = ours.get(invoice.id)
      // An invoice of nothing bills nothing, and is no cycle.
      const theirs = `${invoice.status} ${invoice.total.minor} ${invoice.total.currency}`
      const own = cycle && `${cycle.status} ${cycle.amount_minor} ${cycle.currency}`
      if (own !== theirs) differences.push(`${invoice.id}: ${own ?? 'unknown'}, there ${theirs}`)
      ours.delete(invoice.id)
    }
    differences.push(...[...ours.keys()].map((invoice) => `${invoice}: not at the provider`))
  }
  return [...differences, ...(await refundDifferencesOf(deps))]
}

/** Compares every full refund with the cycles we reversed. */
async function refundDifferencesOf(deps: World['deps']): Promise<string[]> {
  const found = await deps.db
    .selectFrom('subscription_cycle')
    .select('gateway_payment_id')
    .where('refunded_at', 'is not', null)
    .execute()
  const ours = new Set(found.map(({ gateway_payment_id }) => gateway_payment_id ?? 'unnamed'))
  const theirs = new Set<string>()
  for await (const refund of deps.payments.listRefunds(new Date(0)))
    if (refund.isWhole) theirs.add(refund.paymentId)
  return [...ours, ...theirs]
    .filter((payment) => !ours.has(payment) || !theirs.has(payment))
    .map((payment) => `${payment}: refunded on one side`)
}

const TABLES = {
  subscription: 'id',
  subscription_revision: 'subscription_id, revision',
  subscription_cycle: 'id',
  plan_quote: 'id',
  invoice: 'number',
  certificate: 'id',
  impact_ledger_entry: 'source_id, source_kind, impact, revision, part',
  impact_rollup_day: 'account_id, day, product, impact',
  impact_rollup_month: 'account_id, month, product, impact',
  impact_rollup_project: 'account_id, project_id, impact',
  impact_platform_total: 'shard, impact, project_id',
} as const

async function digestOf({ deps }: World): Promise<string> {
  const hash = createHash('sha256')
  for (const [table, order] of Object.entries(TABLES)) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - array['id', 'stored_at', 'last_entry_id'])::text as row from ${sql.table(table)} t order by ${sql.raw(order)}`.execute(
      deps.db,
    )
    for (const { row } of rows) hash.update(row)
  }
  return hash.digest('hex')
}
