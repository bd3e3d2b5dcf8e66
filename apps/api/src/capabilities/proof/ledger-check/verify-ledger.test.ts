import { EnterImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { ReverseLot, SetCover } from '@understory/contracts/proof/supply.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../database/transact.ts'
import { LEDGER_RULES } from '../../../from-manifests/ledger-rules.ts'
import { give } from '../../../testing/commerce/gifts.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { subscribe } from '../../../testing/commerce/subscriptions.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { billThroughShopify } from '../../../testing/stores/shopify.ts'
import { billOneOrder, bringIn } from '../../../testing/stores/store-bills.ts'
import { aLot, enterLot, projectOf } from '../../../testing/supply.ts'
import { issueStoreBills, settleBill } from '../../stores/bills/public.ts'
import { compareWithProvider } from './provider/compare-with-provider.ts'
import { runCheck, verifyLedger } from './verify-ledger.ts'

let api: TestApi
let other: string
beforeAll(async () => {
  api = await startTestApi()
  const ada = await joinAs(api, 'personal')
  const shop = await joinAs(api, 'business')
  other = shop.accountId
  await payAndCredit(shop)
  const spread = { startMonth: '2026-01', months: 3 }
  for (const choice of [{ milliTrees: 10_000, spread }, { co2eGrams: 2_000_000 }]) {
    const { quoteId } = await quote(api, choice)
    await askOutcome(api, ada, (await payFor(api, ada, quoteId)).paymentId)
  }
  await give(api, ada)
  await enterOffer(ada.accountId)
  const subscribed = await subscribe(api, ada)
  await askOutcome(api, ada, subscribed.paymentId)
  await payFor(
    api,
    ada,
    (await quote(api, { milliTrees: 5_000 })).quoteId,
    'pm_card_chargeDeclined',
  )
  await billThroughShopify(api, await joinAs(api, 'business'))
  await buyAhead()
})
afterAll(() => api.close())

/** A store with a paid bill, of which something was refunded since, on an invoice of its plan. */
async function payAndCredit(shop: TestPerson): Promise<void> {
  const { accountId, storeId, billId } = await billOneOrder(api, shop)
  const { db } = api.deps
  const at = new Date(api.deps.clock().getTime() - 3_600_000)
  const cycleId = await plantCycle(accountId, 2_500)
  await transact(db, async (tx) => {
    await tx.updateTable('store_bill_charge').set({ cycle_id: cycleId }).execute()
    await settleBill(tx, api.deps, { accountId, billId, paidAt: api.deps.clock() })
  })
  const refund = { returned: 1_000, updatedAt: api.deps.clock() }
  await bringIn(api, { accountId, storeId }, { id: 'only', at, minor: 5_000, ...refund })
  const issueAt = new Date(api.deps.clock().getTime() + 1_000)
  await transact(db, (tx) =>
    issueStoreBills(tx, api.deps, {
      accountId,
      storeId,
      chargedBy: 'card',
      issueAt,
      cycleFrom: at,
      budgetMinor: null,
    }),
  )
}

async function plantCycle(accountId: string, minor: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with q as (insert into plan_quote select gen_random_uuid(), 'business-ecommerce-recurring', 'month',
        'GBP', '2026-1', 'usage', '[]', 0, now(), now() returning id),
      s as (insert into subscription (id, account_id, quote_id, product, currency, status,
          billing_interval, created_at, activated_at)
        select gen_random_uuid(), ${accountId}::uuid, q.id, 'business-ecommerce-recurring', 'GBP', 'active',
          'month', now(), now() from q returning id, quote_id),
      r as (insert into subscription_revision (subscription_id, account_id, revision, quote_id, created_at)
        select s.id, ${accountId}::uuid, 1, s.quote_id, now() from s returning subscription_id),
      y as (insert into subscription_cycle (id, subscription_id, account_id, revision, number,
          gateway_invoice_id, from_date, to_date, amount_minor, currency, status, created_at, paid_at)
        select gen_random_uuid(), r.subscription_id, ${accountId}::uuid, 1, 0, 'in_planted', now(), now(),
          ${minor}::bigint, 'GBP', 'paid', now(), now() from r returning id),
      i as (insert into invoice (id, legal_entity, account_id, cycle_id, issued_at, buyer)
        select gen_random_uuid(), 'default', ${accountId}::uuid, y.id, now(), '{}' from y)
    select id from y`.execute(api.deps.db)
  return rows[0]?.id ?? ''
}

/** Two lots of CO2e, one of them reversed, of a project that is then bought ahead. */
async function buyAhead(): Promise<void> {
  const staff = await joinStaff(api)
  const projectId = await projectOf(api, 'co2e')
  await enterLot(api, staff, aLot(projectId))
  const wrong = await enterLot(api, staff, aLot(projectId, { firstUnit: 201, lastUnit: 300 }))
  const reversal = { params: wrong.data, body: { reason: 'entered twice by mistake' } }
  await api.call(ReverseLot, reversal, staff.bearer)
  const cover = { isBoughtAhead: true, retiredWithinDays: 90 }
  await api.call(SetCover, { params: { projectId }, body: cover }, staff.bearer)
}

async function enterOffer(accountId: string): Promise<void> {
  const body = {
    accountId,
    kind: 'offer' as const,
    title: 'Welcome',
    milliTrees: 0,
    co2eGrams: 1_000,
    plasticGrams: 0,
    effectiveOn: '2026-01-01',
    evidence: { name: 'offer.pdf', file: Buffer.from('%PDF-1.7 an offer').toString('base64') },
  }
  await api.call(EnterImpact, { body }, (await joinStaff(api)).bearer)
}

class Undo extends Error {}

/** Runs statements that break a rule, returns the rules then found broken, and rolls back. */
async function brokenBy(...statements: string[]): Promise<string[]> {
  let broken: string[] = []
  const outcome = api.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
    for (const check of LEDGER_RULES) {
      if ((await runCheck(tx, check)).breaches > 0) broken = [...broken, check.id]
    }
    throw new Undo()
  })
  await expect(outcome).rejects.toThrow(Undo)
  return broken
}

const LEDGER = `insert into impact_ledger_entry (account_id, impact, quantity, project_id, product,
  source_kind, source_id, revision, part, effective_from, effective_to, basis)
  select account_id, impact,`
const TAKING_BACK = LEDGER.replace('basis)', 'basis, reverses)')
const TREES = `from impact_ledger_entry where impact = 'trees' and part = 1`
const UNPAID = `(select id from purchase where status not in ('paid', 'refunded') limit 1)`

test('a database that was only ever used by the product has no breach', async () => {
  const findings = await verifyLedger(api.deps.db)
  expect(findings.map(({ id }) => id)).toEqual(LEDGER_RULES.map(({ id }) => id))
  const breaches = findings.filter(
    ({ id, breaches }) => breaches > 0 && id !== 'receipts-were-sent',
  )
  expect(breaches).toEqual([])
})

const PLANTED: [breach: string, found: string, ...statements: string[]][] = [
  [
    'a changed quantity',
    'ledger-equals-quote',
    'update impact_ledger_entry set quantity = quantity + 1',
  ],
  ['a missing entry', 'ledger-equals-quote', `delete ${TREES}`],
  [
    'an entry on another day',
    'ledger-parts-match-dates',
    `update impact_ledger_entry set effective_from = '2025-01-01' where part = 1 and orders is null`,
  ],
  [
    'unequal parts',
    'ledger-parts-match-dates',
    `update impact_ledger_entry set quantity = quantity + case part when 1 then 5 when 2 then -5 else 0 end where impact = 'trees'`,
  ],
  [
    'a reversal of nothing',
    'reversal-mirrors-its-entry',
    `${TAKING_BACK} -1, project_id, product, 'reversal', source_id, 9, 1, effective_from, effective_to, basis, id ${TREES}
      and quantity > 0 and id not in (select reverses from impact_ledger_entry where reverses is not null)`,
  ],
  [
    'an entry without a purchase',
    'ledger-has-a-source',
    `${LEDGER} 1, project_id, product, 'purchase', gen_random_uuid(), 1, 1, effective_from, effective_to, basis ${TREES}`,
  ],
  [
    'an entry in a foreign account',
    'ledger-has-a-source',
    `update impact_ledger_entry set account_id = 'OTHER' where part = 1`,
  ],
  [
    'a day total that was touched',
    'rollups-equal-ledger',
    'update impact_rollup_day set quantity = quantity + 1',
  ],
  ['a day total that is gone', 'rollups-equal-ledger', 'delete from impact_rollup_day'],
  [
    'a month total that was touched',
    'months-equal-ledger',
    'update impact_rollup_month set quantity = quantity + 1',
  ],
  [
    'a total of a project that was touched',
    'projects-equal-ledger',
    'update impact_rollup_project set quantity = quantity + 1',
  ],
  [
    'a total that was touched',
    'totals-equal-ledger',
    'update impact_platform_total set quantity = quantity - 1',
  ],
  [
    'a paid purchase without a payment',
    'paid-has-its-payment',
    `update payment set status = 'started', settled_at = null where status = 'succeeded'`,
  ],
  [
    'a payment of another amount',
    'paid-has-its-payment',
    'update payment set amount_minor = amount_minor + 1',
  ],
  [
    'a payment that no purchase knows',
    'paid-has-its-payment',
    `update payment set status = 'succeeded', settled_at = now() where status = 'started'`,
  ],
  [
    'a missing invoice',
    'paid-has-one-invoice',
    'delete from invoice where purchase_id is not null',
  ],
  [
    'an invoice for nothing',
    'paid-has-one-invoice',
    `insert into invoice (id, legal_entity, number, account_id, purchase_id, issued_at, buyer)
      select gen_random_uuid(), 'default', 9, account_id, ${UNPAID}, issued_at, buyer from invoice where number = 1`,
  ],
  ['a missing certificate', 'paid-has-one-certificate', 'delete from certificate'],
  [
    'a paid cycle without an invoice',
    'paid-cycle-has-one-invoice',
    'delete from invoice where cycle_id is not null',
  ],
  [
    'a cycle that cost something else',
    'cycle-costs-its-plan',
    'update subscription_cycle set amount_minor = amount_minor - 1',
  ],
  [
    'a paid subscription without a certificate',
    'paid-subscription-has-one-certificate',
    'delete from certificate where subscription_id is not null',
  ],
  [
    'a gift that is in the ledger with someone else',
    'gift-stands-in-the-ledger',
    `update impact_ledger_entry set account_id = 'OTHER' where source_kind = 'gift'`,
  ],
  [
    'an order that gave more than was paid for',
    'gifts-add-up',
    'update gift set milli_trees = milli_trees + 1',
  ],
  [
    'an entry of a gift that was not paid for',
    'gift-entry-has-its-gift',
    'update gift set purchase_id = null, account_id = null',
  ],
  [
    'an offer that was never in the ledger',
    'granted-stands-in-the-ledger',
    `delete from impact_ledger_entry where source_kind = 'offer'`,
  ],
  [
    'an offer in the ledger that nobody entered',
    'granted-entry-was-entered',
    'delete from granted_impact',
  ],
  [
    'a paid cycle that is not in the ledger',
    'cycle-stands-in-the-ledger',
    `delete from impact_ledger_entry where source_kind = 'subscription-cycle' and impact = 'co2e'`,
  ],
  [
    'an entry of a cycle that was not paid',
    'cycle-entry-has-its-cycle',
    `update subscription_cycle set status = 'open', paid_at = null`,
  ],
  [
    'a gap in the invoice numbers',
    'invoice-numbers-have-no-gaps',
    'update invoice set number = 7 where number = 2',
  ],
  [
    'an invoice number that is there twice',
    'invoice-numbers-have-no-gaps',
    'alter table invoice drop constraint invoice_legal_entity_number_key cascade',
    'update invoice set number = 2 where number = 3',
  ],
  [
    'an invoice that never got its number',
    'invoice-has-its-number',
    `update invoice set number = null, stored_at = now() - interval '1 hour' where number = 3`,
  ],
  [
    'a quote that does not add up',
    'quotes-add-up',
    'alter table purchase_quote drop constraint lines_add_up',
    'update purchase_quote set total_minor = total_minor + 1',
  ],
  [
    'a receipt for an unpaid purchase',
    'receipts-belong-to-payments',
    `insert into email_message select 'receipt-' || ${UNPAID}, 'receipt', 'a@b.c', now(), now()`,
  ],
  [
    'a receipt that was forgotten',
    'receipts-were-sent',
    `delete from pgboss.job where name = 'send-receipt'`,
  ],
  [
    'a bill of another amount',
    'bill-adds-up',
    'update store_bill set gross_minor = gross_minor + 1',
  ],
  [
    'an order created after its bill was issued',
    'bill-adds-up',
    `update store_order set version = 2, created_at = now() + interval '1 day'`,
  ],
  ['a billed order that is gone', 'billed-order-exists', 'delete from store_order'],
  [
    'a credit that was used twice',
    'contributions-equal-bills',
    `update store_bill set credit_minor = 600 where charged_by = 'card'`,
  ],
  [
    'a contribution that was changed on its bill',
    'contributions-equal-bills',
    'update store_bill_order set money_minor = money_minor + 1',
  ],
  [
    'a credit of more than was billed',
    'credit-is-of-its-order',
    'update store_credit set money_minor = 2501',
  ],
  [
    'a credit of what was not paid',
    'credit-is-of-a-paid-bill',
    `update store_bill_charge set status = 'sent', paid_at = null`,
  ],
  [
    'a paid order that is not in the ledger',
    'bill-stands-in-the-ledger',
    `delete from impact_ledger_entry where source_kind = 'order-contribution'`,
  ],
  [
    'an unpaid bill in the ledger',
    'bill-stands-in-the-ledger',
    `update store_bill_charge set status = 'sent', paid_at = null`,
  ],
  [
    'a credit that took nothing back',
    'credit-stands-in-the-ledger',
    `delete from impact_ledger_entry where product = 'business-ecommerce-recurring' and quantity < 0`,
  ],
  [
    'a credit on another day',
    'credit-stands-in-the-ledger',
    `update store_credit_note set dated = '2026-01-01'`,
  ],
  [
    'a credit of an order that no bill knows',
    'credit-note-is-its-credits',
    'delete from store_credit_note',
  ],
  [
    'an order that was exchanged for another of as much',
    'root-is-of-its-orders',
    `update store_bill_order set external_id = 'another'`,
  ],
  [
    'a credit of as much of another order',
    'root-is-of-its-orders',
    'update store_bill_order set line = line + 1',
  ],
  [
    'an entry of a bill with more orders than it has',
    'bill-entry-is-its-orders',
    'update store_bill_entry set orders = orders + 1, last_line = last_line + 1',
  ],
  [
    'lines of an invoice run that never was',
    'order-is-on-one-committed-bill',
    'update store_bill_order set run = run + 9',
  ],
  [
    'a total of a store that was touched',
    'store-total-is-its-bills',
    'update store_total set quantity = quantity + 1',
  ],
  [
    'a total of a certificate that was touched',
    'certificate-total-is-its-entries',
    `insert into certificate_total select id, 'p', 'trees', 1, 1 from certificate limit 1`,
  ],
  [
    'what is left of the credits of a store that was touched',
    'credit-balance-is-what-is-left',
    'update store_credit_balance set minor = minor + 1',
  ],
  [
    'an entry of the ledger with the orders of another one',
    'bill-stands-in-the-ledger',
    `update impact_ledger_entry set orders_root = sha256('another') where orders is not null`,
  ],
  [
    'an order of a store of someone else',
    'order-is-of-its-store',
    `update store_order set version = 2, account_id = 'OTHER' where account_id <> 'OTHER'`,
  ],
  [
    'a contribution of no bill',
    'contribution-has-its-bill',
    'update store_bill set id = gen_random_uuid()',
  ],
  [
    'an invoice of another amount than its bills',
    'bill-follows-its-invoice',
    `update subscription_cycle set amount_minor = 1 where gateway_invoice_id = 'in_planted'`,
  ],
  [
    'a bill that is paid on an invoice that is not',
    'bill-follows-its-invoice',
    `update subscription_cycle set status = 'open', paid_at = null where gateway_invoice_id = 'in_planted'`,
  ],
  [
    'a bill that Shopify does not know',
    'shopify-bill-is-recorded',
    'delete from store_usage_record',
  ],
  [
    'a record of another amount',
    'shopify-bill-is-recorded',
    'update store_usage_record set amount_minor = amount_minor + 1',
  ],
  [
    'a record of a bill that is not paid',
    'shopify-bill-is-recorded',
    `update store_bill_charge set status = 'waiting', paid_at = null where charged_by = 'shopify'`,
  ],
  [
    'a record of another account',
    'shopify-bill-is-recorded',
    `update store_usage_record set account_id = 'OTHER'`,
  ],
  [
    'usage records that may be changed',
    'guards-are-in-place',
    'drop trigger append_only on store_usage_record',
  ],
  [
    'an order that no invoice run would find',
    'late-orders-are-marked',
    'update store_order set version = 2, milli_trees = 0, money_minor = 0, is_late = false',
  ],
  [
    'an order that contributes something else',
    'contribution-is-right',
    'update store_order set version = 2, money_minor = money_minor + 1',
  ],
  [
    'a contribution by other settings',
    'contribution-is-right',
    `update store_settings set rule = '{"kind": "percentage", "basisPoints": 4999}'`,
  ],
  [
    'an unpaid order that contributes',
    'contribution-is-right',
    `update store_order set version = 2, standing = 'cancelled'`,
  ],
  ['bills that may be changed', 'guards-are-in-place', 'drop trigger append_only on store_bill'],
  [
    'a cycle that is counted as the first',
    'cycle-has-its-number',
    `update subscription_cycle set from_date = from_date + 62, to_date = to_date + 62
       where not bills_usage`,
  ],
  [
    'a day that is paid for twice',
    'cycles-do-not-overlap',
    `alter table subscription_cycle drop constraint no_day_paid_twice;
     insert into subscription_cycle (id, subscription_id, account_id, revision, number,
       gateway_invoice_id, from_date, to_date, amount_minor, currency, status, paid_at, created_at)
     select gen_random_uuid(), subscription_id, account_id, revision, number, 'in_twice', from_date + 1,
       to_date, amount_minor, currency, status, paid_at, created_at
     from subscription_cycle where status = 'paid' and from_date < to_date limit 1`,
  ],
  [
    'a month that funds another of the twelve instalments',
    'cycle-stands-in-the-ledger',
    `update plan_quote set lines = jsonb_set(lines, '{0,year,co2e}',
       to_jsonb((lines -> 0 -> 'year' ->> 'co2e')::bigint + 5)) where jsonb_array_length(lines) > 0`,
  ],
  [
    'a certificate in a foreign account',
    'certificate-stays-in-its-account',
    `update certificate set account_id = 'OTHER'`,
  ],
  [
    'an invoice in a foreign account',
    'invoice-stays-in-its-account',
    `update invoice set account_id = 'OTHER'`,
  ],
  ['a person acting for a foreign account', 'active-account-is-own', `delete from membership`],
  [
    'a ledger that may be changed',
    'guards-are-in-place',
    'drop trigger append_only on impact_ledger_entry',
  ],
  [
    'invoices that may be changed',
    'guards-are-in-place',
    'alter table invoice disable trigger append_only',
  ],
  [
    'totals that no longer follow',
    'guards-are-in-place',
    'drop trigger fold_into_rollups on impact_ledger_entry',
  ],
  [
    'units in two lots',
    'unit-supplies-once',
    `update supply_lot set first_unit = 50, last_unit = 149 where id = (select max(id) from supply_lot
       where reverses is null); delete from supply_lot where reverses is not null`,
  ],
  ['units that nobody keeps', 'blocks-are-those-of-lots', 'delete from supply_block'],
  [
    'a lot that is not its units',
    'units-are-quantity',
    `alter table supply_lot drop constraint units_are_quantity;
     update supply_lot set quantity = quantity + 1 where reverses is null`,
  ],
  [
    'a lot that is reversed in part',
    'lot-is-reversed-whole',
    `alter table supply_lot drop constraint units_are_quantity;
     update supply_lot set quantity = quantity + 1 where reverses is not null`,
  ],
  [
    'supply that nobody entered',
    'supplied-equals-lots',
    'update supply_cover set supplied = supplied + 1',
  ],
  [
    'an allocation that is not counted',
    'allocated-equals-ledger',
    'update supply_cover set allocated = allocated - 1',
  ],
  [
    'more funded than supplied',
    'never-oversold',
    `alter table supply_cover drop constraint never_oversold; update supply_cover set supplied = 1`,
  ],
  [
    'an entry of another impact than its project',
    'impact-is-of-project',
    `update impact_ledger_entry set project_id = (select id from project where impact = 'plastic' limit 1)
       where impact = 'trees'`,
  ],
  ['a lot that nobody logs', 'lot-is-logged', 'delete from supply_log_queue'],
  [
    'a delivery of a month that was not made',
    'delivery-has-a-month',
    `insert into store_delivery (account_id, store_id, received_at, topic, packed_body)
       values (gen_random_uuid(), gen_random_uuid(), '2001-01-01', 'order', '')`,
  ],
  [
    'a project that may be oversold',
    'guards-are-in-place',
    'drop trigger count_allocated on impact_ledger_entry',
  ],
]

test.each(PLANTED)('%s is found by %s', async (_, found, ...statements) => {
  expect(await brokenBy(...statements.map((text) => text.replaceAll('OTHER', other)))).toContain(
    found,
  )
})

test('asked for all, it makes the roots of all entries again, and says so', async () => {
  const [whole] = (await verifyLedger(api.deps.db, { isWhole: true })).filter(
    ({ id }) => id === 'root-is-of-its-orders',
  )
  expect(whole).toMatchObject({ breaches: 0, rule: expect.stringContaining('(all of them)') })
})

test('every rule has a breach that was planted', () => {
  expect(new Set(PLANTED.map(([, found]) => found))).toEqual(
    new Set(LEDGER_RULES.map(({ id }) => id)),
  )
})

test('a charge whose webhook was lost is found once it is due', async () => {
  const grace = await joinAs(api, 'personal')
  const since = new Date(Date.now() - 60 * 60_000)
  const compare = (paidBefore: Date) =>
    compareWithProvider(api.deps.db, api.deps.payments, { since, paidBefore })
  const later = () => new Date(Date.now() + 60_000)
  expect((await compare(later())).breaches).toBe(0)

  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId } = await payFor(api, grace, quoteId)
  expect((await compare(since)).breaches).toBe(0)
  expect((await compare(later())).examples[0]?.detail).toContain('charged, not paid')

  await askOutcome(api, grace, paymentId)
  expect((await compare(later())).breaches).toBe(0)
})

test('a purchase that was paid here but never charged is found', async () => {
  const since = new Date(Date.now() - 60 * 60_000)
  const nothing = { ...api.deps.payments, async *listPayments() {}, findPayment: async () => null }
  const found = await compareWithProvider(api.deps.db, nothing, { since, paidBefore: new Date() })
  expect(found.breaches).toBe(4)
})
