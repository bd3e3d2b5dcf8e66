import type { Deps } from '../deps.ts'
import { EXPORTED_TABLES } from './all-tables.ts'
import { CLEARING } from './clearing.ts'
import { CLOSING } from './closing.ts'
import { DECLARING } from './declaring.ts'
import { DISCONNECTING } from './disconnecting.ts'
import { EVENT_RENDERERS } from './event-renderers.ts'
import { LINK_LIFETIMES } from './link-lifetimes.ts'
import { NUMBERING } from './numbering.ts'
import { PURCHASE_KINDS } from './purchase-kinds.ts'
import { RETURNING_MAIL } from './returning-mail.ts'
import { STAFF_CHANGE_KINDS } from './staff-change-kinds.ts'
import { WORK_QUEUES } from './work-queues.ts'

/** What operations work with that the manifests of the capabilities say. */
export const OF_MANIFESTS = {
  exportedTables: EXPORTED_TABLES,
  clearing: CLEARING,
  closing: CLOSING,
  declaring: DECLARING,
  disconnecting: DISCONNECTING,
  eventRenderers: EVENT_RENDERERS,
  linkLifetimes: LINK_LIFETIMES,
  numbering: NUMBERING,
  purchaseKinds: PURCHASE_KINDS,
  returningMail: RETURNING_MAIL,
  staffChangeKinds: STAFF_CHANGE_KINDS,
  workQueues: WORK_QUEUES,
} satisfies Partial<Deps>
