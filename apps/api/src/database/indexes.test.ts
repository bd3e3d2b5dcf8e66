import { ListGifts } from '@understory/contracts/commerce/gifts.ts'
import { ListPurchases } from '@understory/contracts/commerce/purchases/purchases.ts'
import { ListSubscriptions } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { SearchUsers } from '@understory/contracts/staff/console/staff.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsOf } from '../../../../bench/recorded-statements.ts'
import { deliverGifts } from '../capabilities/commerce/gifts/deliver-gifts.ts'
import { numberInvoices } from '../capabilities/commerce/payments/invoices/number-invoices.ts'
import { reconcilePayments } from '../capabilities/commerce/settlement/reconcile-payments.ts'
import { reconcileRefunds } from '../capabilities/commerce/settlement/refunds/reconcile-refunds.ts'
import { reconcileSubscriptions } from '../capabilities/commerce/subscriptions/reconcile-subscriptions.ts'
import { give } from '../testing/commerce/gifts.ts'
import { eventDeliverer } from '../testing/commerce/provider-events.ts'
import { payFor, quote } from '../testing/commerce/purchases.ts'
import { subscribe } from '../testing/commerce/subscriptions.ts'
import { readWhole } from '../testing/database/read-whole.ts'
import { joinAs } from '../testing/people/people.ts'
import { joinStaff } from '../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const ACCOUNTS_STAY = 'accounts are closed, never deleted'
const PROJECTS_STAY = 'projects are never deleted, and the public ledger lists by project'
const PRICES_STAY = 'a version of prices never changes and is never deleted'

const OF_CERTIFICATES = 'found by the certificate, which has an index; statements are never deleted'

/** Foreign keys that no statement looks rows up by, and why. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'api_key_secret (key_id, account_id)': 'a key has two at most, found by the key',
  'app_user (active_account_id)': ACCOUNTS_STAY,
  'certificate_entry (certificate_id, gone_in)': OF_CERTIFICATES,
  'certificate_entry (certificate_id, revision)': OF_CERTIFICATES,
  'granted_impact (co2e_project)': PROJECTS_STAY,
  'granted_impact (plastic_project)': PROJECTS_STAY,
  'granted_impact (tree_project)': PROJECTS_STAY,
  'impact_ledger_entry (project_id)': PROJECTS_STAY,
  'live_account (id, is_live)': 'found by the id, which is its key',
  'purchase_quote (co2e_project)': PROJECTS_STAY,
  'purchase_quote (plastic_project)': PROJECTS_STAY,
  'purchase_quote (price_book_version, currency)': PRICES_STAY,
  'purchase_quote (tree_project)': PROJECTS_STAY,
  'payment_alert (cycle_id)': 'found by its subject; cycles are never deleted',
  'payment_alert (purchase_id)': 'found by its subject; purchases are never deleted',
  'plan_quote (price_book_version, currency)': PRICES_STAY,
  'store_bill_entry (project_id)': PROJECTS_STAY,
  'subscription_cycle (subscription_id, revision)': 'found by the subscription, which has an index',
  'test_account (id, is_live)': 'found by the id, which is its key',
  'test_ledger_entry (project_id)': PROJECTS_STAY,
}

test('every foreign key has an index, or a reason to have none', async () => {
  const { rows } = await sql<{ key: string }>`
    select format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ' order by k.at)) as key
    from pg_constraint c cross join lateral unnest(c.conkey) with ordinality as k (attnum, at)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    group by c.oid, c.conrelid order by 1`.execute(api.deps.db)
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(WITHOUT_INDEX).toSorted())
})

test('no statement of buying, giving, subscribing, staff and the jobs of each minute reads a whole table', async () => {
  const staff = await joinStaff(api)
  const ada = await joinAs(api, 'personal')
  const deliverEvents = eventDeliverer(api)
  const statements = await statementsOf(() =>
    asPlatform(async () => {
      await payFor(api, ada, (await quote(api, { milliTrees: 5_000 })).quoteId)
      await give(api, ada)
      await subscribe(api, ada)
      await deliverEvents()
      await numberInvoices(api.deps)
      await api.call(ListPurchases, { query: { limit: 50 } }, ada.bearer)
      await api.call(ListGifts, {}, ada.bearer)
      await api.call(ListSubscriptions, {}, ada.bearer)
      await api.call(SearchUsers, { query: { search: 'ada' } }, staff.bearer)
      await api.call(SearchUsers, { query: { search: ada.accountId } }, staff.bearer)
      await deliverGifts(api.deps)
      await reconcilePayments(api.deps)
      await reconcileSubscriptions(api.deps)
      await reconcileRefunds(api.deps)
    }),
  )
  expect(statements.length).toBeGreaterThan(80)
  expect(await readWhole(api, statements)).toEqual([])
})
