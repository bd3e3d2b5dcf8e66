import type { Capability } from '../../../capability.ts'
import { DAY, NOT_TRIED_AGAIN, triedAgain, triedFor } from '../../../jobs/queue-options.ts'
import { inTurn } from '../connected-stores/public.ts'
import { forgetOrders } from './forget-orders.ts'
import { keepPartitions } from './intake/keep-partitions.ts'
import { loadRates } from './orders/load-rates.ts'
import { processWaiting } from './orders/process-waiting.ts'
import { sweepOldOrders } from './orders/sweep-old-orders.ts'
import { ORDERS_AND_THEIR_TERMS } from './orders-and-their-terms.ts'
import { PARKED_DELIVERY_QUEUE } from './parked/parked-queue.ts'
import { askStore } from './pull/ask-store.ts'
import { pullStore, readStoreOrder } from './pull/pull-store.ts'
import { storeOrderRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'pull-store': { storeId: string }
    'read-store-order': { storeId: string; externalId: string; isRemoved?: boolean }
    'ask-store': { storeId: string; isSaidGone?: boolean; mustForget?: boolean }
    'load-rates': Record<string, never>
    'keep-partitions': Record<string, never>
  }
}

export const storeOrders: Capability = {
  area: 'stores',
  name: 'store-orders',
  says: 'Which orders the shops of a business took, and what each contributes.',
  owns: {
    exchange_rate_of_day: { modes: 'both', retention: 'books' },
    store_delivery: {
      modes: 'both',
      retention: 'by month',
      notExported: 'an order as it came, which is exported as it is kept',
    },
    store_order: { modes: 'both', retention: 'shops', exported: { of: 'account', alsoCsv: true } },
    store_waiting: {
      modes: 'both',
      retention: {
        days: 90,
        since: 'parked_at',
        what: 'What a connected shop sent and nothing could be made of',
      },
      notExported: 'an order as it came, which is exported once it is read',
    },
  },
  publishes: ['store_delivery', 'store_order'],
  asPlatform: {
    'routes.ts': 'a shop or its platform signs what it sends, and has no account',
    'intake/intake.ts': 'deliveries of many accounts are committed together',
    'intake/webhook-server.ts': 'a shop or its platform signs what it sends, and has no account',
    'orders/load-rates.ts': 'exchange rates are the same for everyone',
  },
  routes: storeOrderRoutes,
  workQueues: [PARKED_DELIVERY_QUEUE],
  jobs: {
    'pull-store': {
      queue: triedAgain(2, 10),
      waitsForShop: true,
      mayBeLost: 'pull-due-stores begins it again within minutes',
      run: (deps, job) => inTurn(deps, { name: 'pull-store', job }, (at) => pullStore(deps, at)),
    },
    'read-store-order': {
      queue: triedFor(3 * DAY),
      waitsForShop: true,
      run: (deps, job) =>
        inTurn(deps, { name: 'read-store-order', job }, (at) => readStoreOrder(deps, at)),
    },
    'ask-store': {
      queue: triedFor(3 * DAY),
      waitsForShop: true,
      mayBeLost:
        'check-webhooks begins it again each night; one that must forget waits all the same',
      run: (deps, job) => inTurn(deps, { name: 'ask-store', job }, (at) => askStore(deps, at)),
    },
    'load-rates': { queue: NOT_TRIED_AGAIN, every: '37 * * * *', run: loadRates },
    'keep-partitions': { queue: triedAgain(8, 60), every: '52 1 * * *', run: keepPartitions },
  },
  steps: [{ name: 'process-deliveries', everyMs: 1_000, run: processWaiting }],
  nightlySweeps: [sweepOldOrders],
  closesAccount: forgetOrders,
  checks: ORDERS_AND_THEIR_TERMS,
}
