import Stripe from 'stripe'

type Making<Made> = {
  /** Ours: it names what is made, so that it is made once. */
  readonly key: string
  readonly make: (idempotencyKey: string) => Promise<Made>
  /** By what it says of us. `null`: it was not made. */
  readonly find: () => Promise<Made | null>
}

/** Faults of this moment, not those that a key repeats. */
const MOST_FAULTS = 3
const MOST_KEYS = 50

/**
 * Makes something once under a key of ours. For a day the provider answers a key as it did at first, with a
 * fault of its own too, and whatever was done by then stays done: so after a fault it is looked for, and made
 * under the next key if it is not there. Requests at the same moment try the same keys in the same order.
 */
export async function makeOnce<Made>(making: Making<Made>): Promise<Made> {
  let faults = 0
  for (let attempt = 1; ; attempt += 1) {
    const tried = await tryKey(making, attempt)
    if ('made' in tried) return tried.made
    if (!isRepeated(tried.fault)) faults += 1
    if (faults === MOST_FAULTS || attempt === MOST_KEYS) throw tried.fault
  }
}

async function tryKey<Made>(
  { key, make, find }: Making<Made>,
  attempt: number,
): Promise<{ made: Made } | { fault: StripeFault }> {
  try {
    return { made: await make(attempt === 1 ? key : `${key}:attempt-${attempt}`) }
  } catch (fault) {
    if (!isFaultOfTheirs(fault)) throw fault
    const made = await find()
    return made === null ? { fault } : { made }
  }
}

type StripeFault = InstanceType<typeof Stripe.errors.StripeError>

function isFaultOfTheirs(fault: unknown): fault is StripeFault {
  return fault instanceof Stripe.errors.StripeError && (fault.statusCode ?? 0) >= 500
}

const isRepeated = ({ headers }: StripeFault) => headers?.['idempotent-replayed'] === 'true'
