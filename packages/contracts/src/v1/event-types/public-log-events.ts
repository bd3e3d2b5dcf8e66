import type { PUBLIC_LOG_EVENTS } from '@understory/domain/proof/public-log/events.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import type { EventExamples } from './event-examples.ts'
import { EXAMPLE_PURCHASE_ID } from './example-ids.ts'
import { MOST_PROVED_ENTRIES } from './ledger-proof.ts'

const LoggedEntries = z
  .object({
    object: z.literal('logged_entries'),
    /** The first of them; `proof` has the place of each in the log. */
    entries: z
      .array(
        z.object({
          id: z.int(),
          object: z.literal('ledger_entry'),
          /** What funded it: a purchase, a cycle of a plan, a bill of a shop. */
          source: z.string().max(40),
          sourceId: z.uuid(),
          impact: z.enum(['trees', 'co2e', 'plastic']),
          /** Thousandths of a tree, or grams; below zero in what takes back. */
          quantity: z.int(),
          projectId: z.string().max(64),
          effectiveFrom: Day,
          effectiveTo: Day,
          /** The entry that this takes back, wholly or in part. */
          reverses: z.int().nullable(),
        }),
      )
      .max(MOST_PROVED_ENTRIES),
    /** How many entries of the account were logged together. */
    total: z.int().min(1),
  })
  .meta({ id: 'LoggedEntries', description: 'Entries that were added to the public log.' })

/** What `data` of each of its types of event holds. */
export const PUBLIC_LOG_EVENT_DATA = {
  'ledger.logged': LoggedEntries,
} as const satisfies Readonly<Record<keyof typeof PUBLIC_LOG_EVENTS, z.ZodObject>>

/** What that may look like. */
export const PUBLIC_LOG_EVENT_EXAMPLES = {
  'ledger.logged': {
    object: 'logged_entries',
    entries: [
      {
        id: 4711,
        object: 'ledger_entry',
        source: 'purchase',
        sourceId: EXAMPLE_PURCHASE_ID,
        impact: 'trees',
        quantity: 10_000,
        projectId: 'mixed-forest',
        effectiveFrom: '2026-12-01',
        effectiveTo: '2026-12-01',
        reverses: null,
      },
    ],
    total: 1,
  },
} satisfies EventExamples<typeof PUBLIC_LOG_EVENT_DATA>
