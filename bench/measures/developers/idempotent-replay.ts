import { randomUUID } from 'node:crypto'
import { compareByKey } from '../../api-by-key.ts'
import type { Measure } from '../../measure.ts'

const QUOTE = { ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' }

/** A call that is repeated with its key, against reading what it made. */
export const idempotentReplay: Measure = {
  id: 'idempotent-replay',
  what: 'A quote asked for again with its Idempotency-Key, against reading it by its id',
  unit: 'ms',
  goal: { ratio: 1.5, is: 'at most' },
  run: () =>
    compareByKey(async ({ byKey }) => {
      const again = { body: QUOTE, headers: { 'idempotency-key': randomUUID() } }
      const { id } = (await byKey('/v1/quotes', again)) as { readonly id: string }
      return {
        ours: () => byKey('/v1/quotes', again),
        reference: () => byKey(`/v1/quotes/${id}`),
      }
    }),
}
