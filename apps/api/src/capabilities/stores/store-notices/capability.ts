import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { type StoreNotice, sendStoreNotice } from './send-store-notice.ts'
import { tellOfStores } from './tell-of-stores.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'tell-of-stores': Record<string, never>
    'send-store-notice': StoreNotice
  }
}

export const storeNotices: Capability = {
  area: 'stores',
  name: 'store-notices',
  says: 'What the owners of a shop hear when it stops or reaches its cap.',
  jobs: {
    'tell-of-stores': { queue: NOT_TRIED_AGAIN, every: '*/5 * * * *', run: tellOfStores },
    'send-store-notice': { queue: EMAIL_QUEUE, run: sendStoreNotice },
  },
}
