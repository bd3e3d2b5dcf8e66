import type { Capability } from '../../../capability.ts'
import {
  DAY,
  EMAIL_QUEUE,
  NOT_TRIED_AGAIN,
  triedAgain,
  triedFor,
} from '../../../jobs/queue-options.ts'
import { chargeDueStores, chargeUsage, checkAppPlan } from './app-billing/charge-usage.ts'
import { sendCapWarning } from './app-billing/send-cap-warning.ts'
import { askStore } from './connect/ask-store.ts'
import { forgetStores } from './connect/forget-stores.ts'
import { checkWebhooks, keepWebhooks } from './connect/keep-webhooks.ts'
import { sweepLinks } from './connect/store-links.ts'
import { keepPartitions } from './intake/keep-partitions.ts'
import { LARGE_ORDER_QUEUE } from './large-orders/large-order-queue.ts'
import { sendLargeOrderAlert } from './large-orders/send-large-order-alert.ts'
import { type StoreNotice, sendStoreNotice } from './notices/send-store-notice.ts'
import { tellOfStores } from './notices/tell-of-stores.ts'
import { loadRates } from './orders/load-rates.ts'
import { processWaiting } from './orders/process-waiting.ts'
import { sweepOldOrders } from './orders/sweep-old-orders.ts'
import { ORDERS_AND_THEIR_TERMS } from './orders-and-their-terms.ts'
import { PARKED_DELIVERY_QUEUE } from './parked/parked-queue.ts'
import { inTurn } from './pull/in-turn.ts'
import { pullDueStores } from './pull/pull-due-stores.ts'
import { pullStore, readStoreOrder } from './pull/pull-store.ts'
import { renderStoreEvent } from './render-store-event.ts'
import { storeRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
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
    'tell-of-stores': Record<string, never>
    'keep-partitions': Record<string, never>
    'send-cap-warning': { planId: string; periodEnd: string }
    'send-store-notice': StoreNotice
    'send-large-order-alert': { storeId: string; externalId: string; messageId: string }
  }
}

export const connectedStores: Capability = {
  area: 'stores',
  name: 'connected-stores',
  says: 'Which shops a business connected, their orders, and what each order contributes.',
  owns: {
    exchange_rate_of_day: { modes: 'both', retention: 'books' },
    store: {
      modes: 'both',
      retention: 'shops',
      exported: {
        of: 'account',
        columns: ['platform', 'unique_name', 'name', 'currency', 'status', 'connected_at'],
      },
    },
    store_app_plan: {
      modes: 'live',
      retention: 'shops',
      exported: {
        of: 'account',
        columns: ['store_id', 'status', 'cap_minor', 'used_minor', 'period_end', 'created_at'],
      },
    },
    store_delivery: {
      modes: 'both',
      retention: 'by month',
      notExported: 'an order as it came, which is exported as it is kept',
    },
    store_gap: { modes: 'both', retention: 'shops', exported: { of: 'account' } },
    store_link: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'choices',
      notExported: 'lives for an hour',
    },
    large_order_review: { modes: 'both', retention: 'trail' },
    store_order: { modes: 'both', retention: 'shops', exported: { of: 'account', alsoCsv: true } },
    store_settings: { modes: 'both', retention: 'shops', exported: { of: 'account' } },
    store_usage_attempt: {
      modes: 'live',
      retention: 'books',
      notExported: 'follows from charges, which are exported',
    },
    store_usage_record: { modes: 'live', retention: 'books', exported: { of: 'account' } },
    store_usage_refusal: {
      modes: 'live',
      retention: 'books',
      notExported: 'follows from charges, which are exported',
    },
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
  publishes: [
    'store',
    'store_app_plan',
    'store_delivery',
    'store_gap',
    'store_order',
    'store_settings',
    'store_usage_record',
  ],
  asPlatform: {
    'connect/change-store.ts': 'bills are written by the platform alone',
    'connect/connected-routes.ts': 'a shop or its platform signs what it sends, and has no account',
    'intake/intake.ts': 'deliveries of many accounts are committed together',
    'connect/link-store.ts': 'whether a shop is connected elsewhere is known of all accounts',
    'orders/load-rates.ts': 'exchange rates are the same for everyone',
    'connect/refused-stores.ts': 'stores of many accounts are marked together',
    'connect/store-links.ts': 'a link is found by its state, and not by who returns with it',
    'connect/webhook-server.ts': 'a shop or its platform signs what it sends, and has no account',
  },
  routes: storeRoutes,
  workQueues: [LARGE_ORDER_QUEUE, PARKED_DELIVERY_QUEUE],
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
    'keep-webhooks': {
      queue: triedAgain(6, 10),
      waitsForShop: true,
      mayBeLost: 'check-webhooks begins it again each night',
      run: (deps, job) =>
        inTurn(deps, { name: 'keep-webhooks', job }, (at) => keepWebhooks(deps, at)),
    },
    'ask-store': {
      queue: triedFor(3 * DAY),
      waitsForShop: true,
      mayBeLost:
        'check-webhooks begins it again each night; one that must forget waits all the same',
      run: (deps, job) => inTurn(deps, { name: 'ask-store', job }, (at) => askStore(deps, at)),
    },
    'check-webhooks': { queue: NOT_TRIED_AGAIN, every: '29 4 * * *', run: checkWebhooks },
    'pull-due-stores': { queue: NOT_TRIED_AGAIN, every: '*/5 * * * *', run: pullDueStores },
    'load-rates': { queue: NOT_TRIED_AGAIN, every: '37 * * * *', run: loadRates },
    'check-app-plan': { queue: triedFor(3 * DAY), run: checkAppPlan },
    'charge-usage': {
      queue: triedAgain(8, 10),
      mayBeLost: 'charge-due-stores begins it again each night',
      run: chargeUsage,
    },
    'charge-due-stores': { queue: NOT_TRIED_AGAIN, every: '11 5 * * *', run: chargeDueStores },
    'tell-of-stores': { queue: NOT_TRIED_AGAIN, every: '*/5 * * * *', run: tellOfStores },
    'keep-partitions': { queue: triedAgain(8, 60), every: '52 1 * * *', run: keepPartitions },
    'send-cap-warning': { queue: EMAIL_QUEUE, run: sendCapWarning },
    'send-store-notice': { queue: EMAIL_QUEUE, run: sendStoreNotice },
    'send-large-order-alert': { queue: EMAIL_QUEUE, run: sendLargeOrderAlert },
  },
  eventRenderers: {
    'store.connected': renderStoreEvent,
    'store.needs_attention': renderStoreEvent,
    'store.cap_reached': renderStoreEvent,
    'store.disconnected': renderStoreEvent,
  },
  steps: [{ name: 'process-deliveries', everyMs: 1_000, run: processWaiting }],
  sweeps: [sweepLinks],
  nightlySweeps: [sweepOldOrders],
  closesAccount: forgetStores,
  checks: ORDERS_AND_THEIR_TERMS,
}
