/** What becomes of a request to a supplier; before there is one, a supplier is not contacted. */
export const SUPPLIER_REQUEST_STATES = [
  'queued',
  'requested',
  'bounced',
  'opened',
  'responded',
  'in-review',
  'verified',
  'declined',
  'opted-out',
  'silent',
  'withdrawn',
  'cancelled',
] as const
export type SupplierRequestState = (typeof SUPPLIER_REQUEST_STATES)[number]

/** Who takes a request from one state to the next. */
export type RequestParty = 'customer' | 'supplier' | 'mail' | 'clock'

type Steps = Partial<Record<SupplierRequestState, RequestParty>>

/** The database has the same table, and refuses every other step. */
const STEPS: Readonly<Record<SupplierRequestState, Steps>> = {
  queued: { requested: 'mail', bounced: 'mail', 'opted-out': 'supplier', cancelled: 'customer' },
  bounced: { queued: 'customer', 'opted-out': 'supplier', cancelled: 'customer' },
  requested: {
    bounced: 'mail',
    opened: 'supplier',
    responded: 'supplier',
    declined: 'supplier',
    'opted-out': 'supplier',
    silent: 'clock',
    cancelled: 'customer',
  },
  opened: {
    responded: 'supplier',
    declined: 'supplier',
    'opted-out': 'supplier',
    silent: 'clock',
    cancelled: 'customer',
  },
  silent: {
    opened: 'supplier',
    responded: 'supplier',
    declined: 'supplier',
    'opted-out': 'supplier',
    cancelled: 'customer',
  },
  responded: {
    'in-review': 'customer',
    verified: 'customer',
    withdrawn: 'supplier',
    cancelled: 'customer',
  },
  'in-review': {
    verified: 'customer',
    opened: 'customer',
    declined: 'customer',
    withdrawn: 'supplier',
    cancelled: 'customer',
  },
  verified: { withdrawn: 'supplier' },
  declined: {},
  'opted-out': {},
  withdrawn: {},
  cancelled: {},
}

/** Who may take a request that is in one state to another; `null`: nobody. */
export const whoSteps = (
  from: SupplierRequestState,
  to: SupplierRequestState,
): RequestParty | null => STEPS[from][to] ?? null

/** Whether the customer still waits for its end, so that no other one is made. */
export const isOpenRequest = (state: SupplierRequestState): boolean => 'cancelled' in STEPS[state]

/** Whether a supplier can be asked, by the state of the last request to it; `null`: there was none. */
export const mayAskAgain = (state: SupplierRequestState | null): boolean =>
  state === null || (!isOpenRequest(state) && state !== 'verified' && state !== 'opted-out')
