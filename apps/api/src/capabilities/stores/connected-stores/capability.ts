import type { Capability } from '../../../capability.ts'
import { NOT_TRIED_AGAIN, triedAgain } from '../../../jobs/queue-options.ts'
import { connectedStoreRoutes } from './connect/connected-routes.ts'
import { checkWebhooks, ensureWebhooks } from './connect/ensure-webhooks.ts'
import { forgetStores } from './connect/forget-stores.ts'
import { sweepLinks } from './connect/store-links.ts'
import { inTurn } from './reading/in-turn.ts'
import { pullDueStores } from './reading/pull-due-stores.ts'
import { renderStoreEvent } from './render-store-event.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'keep-webhooks': { storeId: string }
    'check-webhooks': Record<string, never>
    'pull-due-stores': Record<string, never>
  }
}

export const connectedStores: Capability = {
  area: 'stores',
  name: 'connected-stores',
  says: 'Which shops a business connected, what reaches them, and whether they can be read.',
  owns: {
    store: {
      modes: 'both',
      retention: 'shops',
      exported: {
        of: 'account',
        columns: ['platform', 'unique_name', 'name', 'currency', 'status', 'connected_at'],
      },
    },
    store_gap: { modes: 'both', retention: 'shops', exported: { of: 'account' } },
    store_link: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'choices',
      notExported: 'lives for an hour',
    },
  },
  publishes: ['store', 'store_gap'],
  asPlatform: {
    'connect/connected-routes.ts': 'a shop or its platform signs what it sends, and has no account',
    'connect/link-store.ts': 'whether a shop is connected elsewhere is known of all accounts',
    'connect/store-links.ts': 'a link is found by its state, and not by who returns with it',
    'reading/refused-stores.ts': 'stores of many accounts are marked together',
  },
  routes: connectedStoreRoutes,
  jobs: {
    'keep-webhooks': {
      queue: triedAgain(6, 10),
      waitsForShop: true,
      mayBeLost: 'check-webhooks begins it again each night',
      run: (deps, job) =>
        inTurn(deps, { name: 'keep-webhooks', job }, (at) => ensureWebhooks(deps, at)),
    },
    'check-webhooks': { queue: NOT_TRIED_AGAIN, every: '29 4 * * *', run: checkWebhooks },
    'pull-due-stores': { queue: NOT_TRIED_AGAIN, every: '*/5 * * * *', run: pullDueStores },
  },
  eventRenderers: {
    'store.connected': renderStoreEvent,
    'store.needs_attention': renderStoreEvent,
    'store.cap_reached': renderStoreEvent,
    'store.disconnected': renderStoreEvent,
  },
  sweeps: [sweepLinks],
  closesAccount: forgetStores,
}
