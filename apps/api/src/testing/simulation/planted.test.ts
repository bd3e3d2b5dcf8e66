import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../tools/test-database/create-test-database.ts'
import type { Planted } from './planted.ts'
import { simulate } from './simulate.ts'

const SIZE = { seed: 20_261_123, subscriptions: 6, days: 40, haste: 4 }

async function run(planted: Planted) {
  const database = await createTestDatabase()
  try {
    const report = await simulate(database.url, { ...SIZE, planted })
    return report
  } finally {
    await database.drop()
  }
}

const trigger = (table: string, body: string, when = 'before insert') => `
  create function planted() returns trigger language plpgsql as $$ begin ${body} end $$;
  create trigger a_planted ${when} on ${table} for each row execute function planted();`

const HEALED: Planted = { isLost: (type) => type === 'invoice.paid' }

const NOTICED: readonly { what: string; planted: Planted }[] = [
  {
    what: 'the quantities of every cycle but the first are doubled',
    planted: {
      statement: trigger(
        'impact_ledger_entry',
        `if new.source_kind = 'subscription-cycle' and new.source_id in
           (select id from subscription_cycle where number > 0) then new.quantity := new.quantity * 2; end if;
         return new;`,
      ),
    },
  },
  {
    what: 'what was refunded is not reversed',
    planted: {
      statement: trigger(
        'impact_ledger_entry',
        'if new.quantity < 0 then return null; end if; return new;',
      ),
    },
  },
  {
    what: 'the provider bills a penny more',
    planted: {
      payments: ({ startSubscription }) => ({
        startSubscription: (plan, key) =>
          startSubscription(
            {
              ...plan,
              lines: plan.lines.map((line) => ({
                ...line,
                amount: { ...line.amount, minor: line.amount.minor + 1 },
              })),
            },
            key,
          ),
      }),
    },
  },
  {
    what: 'the days of cycles are one late',
    planted: {
      statement: trigger(
        'subscription_cycle',
        'new.from_date := new.from_date + 1; new.to_date := new.to_date + 1; return new;',
      ),
    },
  },
  {
    what: 'no refund is heard of, nor found by asking',
    planted: {
      isLost: (type) => type.startsWith('charge.refund') || type.startsWith('refund.'),
      statement: trigger('payment_refund', 'return null;'),
    },
  },
  {
    what: 'a change of plan is never told to the provider',
    planted: {
      payments: ({ findSubscription }) => ({
        async changePlan(id, { revision }) {
          const found = await findSubscription(id)
          if (!found) throw new Error(`no ${id}`)
          return { ...found, revision }
        },
      }),
    },
  },
  {
    what: 'a cancellation is never told to the provider',
    planted: {
      payments: ({ findSubscription }) => ({
        async setEndsWithPeriod(id, endsWithPeriod) {
          const found = await findSubscription(id)
          if (!found) throw new Error(`no ${id}`)
          return { ...found, endsWithPeriod }
        },
      }),
    },
  },
  {
    what: 'every instalment is the first of twelve',
    planted: { statement: trigger('subscription_cycle', 'new.number := 0; return new;') },
  },
  {
    what: 'every cycle is in pounds',
    planted: { statement: trigger('subscription_cycle', "new.currency := 'GBP'; return new;") },
  },
  {
    what: 'a paid cycle is entered twice',
    planted: {
      statement: trigger(
        'impact_ledger_entry',
        `if pg_trigger_depth() = 1 and new.source_kind = 'subscription-cycle' then
           insert into impact_ledger_entry select (new).*; end if; return null;`,
        'after insert',
      ).replace(
        'select (new).*',
        `(account_id, impact, quantity, project_id, product, source_kind,
             source_id, revision, part, effective_from, effective_to, basis)
           values (new.account_id, new.impact, new.quantity, new.project_id, new.product, new.source_kind,
             new.source_id, new.revision, new.part + 50, new.effective_from, new.effective_to, new.basis)`,
      ),
    },
  },
]

test('where the events of paid invoices are lost, the books agree all the same', async () => {
  const { breaches, differences, cycles } = await run(HEALED)
  expect([breaches, differences]).toEqual([[], []])
  expect(cycles.paid).toBeGreaterThan(SIZE.subscriptions)
})

test.each(NOTICED)('it is noticed that $what', async ({ planted }) => {
  const { breaches, differences } = await run(planted)
  expect([...breaches.map(({ id }) => id), ...differences]).not.toEqual([])
})
