import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../../../tools/test-database/create-test-database.ts'
import type { Planted } from '../planted.ts'
import { SimulatedCrash } from '../world.ts'
import { simulateStores } from './simulate-stores.ts'

const SIZE = { seed: 20_261_122, merchants: 4, days: 40 }

/** What is noticed; the database may refuse what is planted, which ends the run. */
async function noticed(planted: Planted): Promise<string[]> {
  const database = await createTestDatabase()
  try {
    const { breaches, differences } = await simulateStores(database.url, { ...SIZE, planted })
    return [...breaches.map(({ id }) => id), ...differences]
  } catch (fault) {
    return [String(fault)]
  } finally {
    await database.drop()
  }
}

/** The provider fails each day after it has made an invoice. */
const failsAtInvoices: Planted['daily'] = (provider) =>
  provider.failAnswers({ method: 'POST', path: '/v1/invoices', fault: 'late-error' })

const UNGUARDED: Planted = {
  daily: failsAtInvoices,
  // Its events would tell of the invoice in time.
  isLost: (type) => type.startsWith('invoice.'),
  payments: ({ invoiceUsage }) => ({
    invoiceUsage: (id, usage) =>
      invoiceUsage(id, {
        ...usage,
        since: new Date('2100-01-01'),
        lines: usage.lines.map((line) => ({ ...line, id: crypto.randomUUID() })),
      }),
  }),
}

test('bills of stores agree where the provider fails each day after it has made an invoice', async () => {
  expect(await noticed({ daily: failsAtInvoices })).toEqual([])
})

test.each<{ what: string; planted: Planted }>([
  { what: 'nothing keeps a bill from being invoiced twice', planted: UNGUARDED },
  {
    what: 'usage is recorded at Shopify under another key each time',
    planted: {
      appBilling: ({ recordUsage }) => {
        let count = 0
        return {
          async recordUsage(connection, usage) {
            count += 1
            const answer = await recordUsage(connection, { ...usage, key: crypto.randomUUID() })
            if (count === 2) throw new SimulatedCrash('after usage was recorded')
            return answer
          },
        }
      },
    },
  },
  {
    what: 'half of what a store has as credit is kept',
    planted: {
      statement: `create function planted() returns trigger language plpgsql as
          $$ begin new.money_minor := new.money_minor / 2; return new; end $$;
        create trigger a_planted before insert on store_credit_note for each row execute function planted();`,
    },
  },
])('it is noticed that $what', async ({ planted }) => {
  expect(await noticed(planted)).not.toEqual([])
})
