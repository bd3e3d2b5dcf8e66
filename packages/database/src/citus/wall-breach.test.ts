import { describe, expect, test } from 'vitest'
import { wallBreach } from './wall-breach.ts'

describe('a statement of the order side', () => {
  test.each<[breach: string, statement: string, why: string]>([
    [
      'joins the books',
      'select o.label from store_order o join store s on s.id = o.store_id where o.account_id = $1',
      'names store_order and store',
    ],
    [
      'lists the books beside it',
      'select from unnest($1::uuid[], $2::text[]) k, store_order o, store s where o.account_id = $1',
      'names store_order and store',
    ],
    [
      'looks into the books in a sub-select',
      'select (select name from "public"."store" s where s.id = o.store_id) from "store_order" as "o" where "o"."account_id" = $1',
      'names store_order and store',
    ],
    [
      'reads the books in a query before it',
      'with b as (select id from store_bill where account_id = $1) select from store_bill_order o, b where o.account_id = $1',
      'names store_bill_order and store_bill',
    ],
    [
      'deletes by the books',
      'delete from store_order o using store s where s.id = o.store_id and o.account_id = $1',
      'names store_order and store',
    ],
    [
      'copies into the books',
      'insert into store_credit_note (id) select id from store_credit where account_id = $1',
      'names store_credit and store_credit_note',
    ],
    [
      'locks rows of several accounts',
      'select * from store_order where account_id = any ($1) for no key update',
      'store_order: locks rows of several accounts',
    ],
    [
      'ends a list within a lateral sub-select',
      'select o.* from unnest($1::uuid[]) k cross join lateral (select * from store_order where account_id = k and (true) offset 0) o',
      'store_order: has an offset or a limit within a lateral sub-select',
    ],
    [
      'has an outer join',
      'select from store_order o left join store_bill_order b using (account_id, store_id, external_id) where o.account_id = $1',
      'store_order, store_bill_order: has an outer join',
    ],
    [
      'inserts without saying what happens where a row is there',
      'insert into store_order (account_id) select n.account_id from json_to_recordset($1) n (account_id uuid)',
      'store_order: inserts a selection into a table with a key without saying what happens on conflict',
    ],
    [
      'adds up the lines of an order in a sub-select that goes to all servers',
      'select (select sum(k.quantity) from store_credit k where k.account_id = o.account_id) from store_bill_order o where o.account_id = $1',
      'store_credit, store_bill_order: has a sub-select that compares no account that was given',
    ],
    [
      'changes an order that keeps its version',
      'update store_order set is_late = true where account_id = $1',
      'store_order: changes an order without giving it another version',
    ],
    ['reads all accounts', 'select count(*) from store_order', 'store_order: compares no account'],
    [
      'changes all accounts',
      "update store_delivery set topic = 'where account_id = 1' -- account_id = $1",
      'store_delivery: compares no account',
    ],
    [
      'reads a partition beside the books',
      'select from store_delivery_2026_11 d, store s where d.account_id = $1',
      'names store_delivery and store',
    ],
  ])('may not be one that %s', (_, statement, why) => {
    expect(wallBreach(statement)).toBe(why)
  })

  test.each([
    'select external_id from store_order where account_id = $1 and store_id = $2 for no key update',
    'select "o"."label" from "store_order" as "o" where "o"."account_id" = $1 limit 50',
    'select from store_bill_order b join store_order o using (account_id, store_id, external_id) where b.account_id = $1',
    'insert into store_order (account_id) select n.id from json_to_recordset($1) n (id uuid) on conflict (account_id) do nothing',
    'update store_order o set is_late = true, version = o.version + 1 where o.account_id = $1',
    'insert into store_credit (account_id) values ($1)',
    'select account_id from store_order group by account_id',
    'delete from store_delivery where (account_id, store_id) = ($1, $2)',
    '/* for all accounts */ select count(*) from store_order',
    'select account, store from unnest($1::uuid[], $2::uuid[]) as d (account, store)',
    "select extract(day from created_at), 'store' from store_order where account_id = $1",
    'select store from store_order o where o.account_id = $1 and o.store_id is distinct from store.id',
    '/* named take-new-orders */ select take_new_orders($1, $2)',
  ])('may be %s', (statement) => {
    expect(wallBreach(statement)).toBeNull()
  })
})

test.each([
  'select s.name from store s left join store_bill b on b.store_id = s.id',
  'select * from impact_ledger_entry for update',
  'insert into account (id) select gen_random_uuid()',
])('a statement of the books alone may be anything: %s', (statement) => {
  expect(wallBreach(statement)).toBeNull()
})
