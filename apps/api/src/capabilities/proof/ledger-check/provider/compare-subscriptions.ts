import type { Database } from '@understory/database/connect.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { PaymentGateway } from '@understory/ports/payments/payment-gateway.ts'
import type { GatewaySubscription } from '@understory/ports/payments/subscription-gateway.ts'
import type { Breach, Finding } from '../../../../ledger-rules/findings.ts'

type Gateway = Pick<PaymentGateway, 'findSubscription' | 'listSubscriptions'>

const OVER = ['canceled', 'never-paid']

/** The provider bills of each subscription what was agreed here, until when it was agreed. Only reads. */
export async function compareSubscriptions(
  db: Database,
  gateway: Gateway,
  { since }: { readonly since: Date },
): Promise<Finding> {
  const breaches: Breach[] = []
  const rows = await running(db)
  for (const row of rows) {
    const reported = await gateway.findSubscription(row.gateway_id ?? '')
    const detail = differenceOf(row, reported)
    if (detail) breaches.push({ subject: row.id, detail })
  }
  breaches.push(...(await unknownHere(db, gateway, since)))
  return {
    id: 'subscriptions-equal-provider',
    rule: 'every subscription bills at the provider what was agreed here, and none is unknown here',
    breaches: breaches.length,
    examples: breaches.slice(0, 5),
  }
}

function running(db: Database) {
  return db
    .selectFrom('subscription as s')
    .innerJoin('subscription_revision as r', (join) =>
      join.onRef('r.subscription_id', '=', 's.id').onRef('r.revision', '=', 's.revision'),
    )
    .innerJoin('plan_quote as q', 'q.id', 'r.quote_id')
    .select(['s.id', 's.product', 's.gateway_id', 's.revision', 's.ends_with_period'])
    .select(['q.total_minor', 'q.currency'])
    .where('s.activated_at', 'is not', null)
    .where('s.ended_at', 'is', null)
    .orderBy('s.id')
    .execute()
}

type CompareSubscriptionsRow = Awaited<ReturnType<typeof running>>[number]

function differenceOf(
  row: CompareSubscriptionsRow,
  reported: GatewaySubscription | null,
): string | null {
  if (!reported) return `no ${row.gateway_id} there`
  if (OVER.includes(reported.state)) return `runs here, ${reported.state} there`
  if (isUsage(row.product)) return null
  if (reported.revision !== row.revision)
    return `revision ${reported.revision} there, ${row.revision} here`
  const { total } = reported
  if (total?.minor !== row.total_minor || total.currency !== row.currency)
    return `bills ${total?.minor} ${total?.currency} there, ${row.total_minor} ${row.currency} here`
  return reported.endsWithPeriod === row.ends_with_period
    ? null
    : `${reported.endsWithPeriod ? 'ends' : 'goes on'} there, not here`
}

async function unknownHere(db: Database, gateway: Gateway, since: Date): Promise<Breach[]> {
  const breaches: Breach[] = []
  try {
    for await (const { id, subscriptionId, state } of gateway.listSubscriptions(since)) {
      if (!subscriptionId || state === 'incomplete' || OVER.includes(state)) continue
      const known = await db
        .selectFrom('subscription')
        .select('id')
        .where('gateway_id', '=', id)
        .executeTakeFirst()
      if (!known) breaches.push({ subject: id, detail: `${state} there, unknown here` })
    }
  } catch (fault) {
    breaches.push({ subject: 'subscriptions', detail: `not read to the end: ${String(fault)}` })
  }
  return breaches
}
