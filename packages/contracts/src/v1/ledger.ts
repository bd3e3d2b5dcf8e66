import { z } from 'zod'
import { PublicLedgerEntry } from '../proof/public-ledger.ts'
import { LIST_QUERY, pageOf } from './lists.ts'
import { operation } from './operation.ts'

const ApiLedgerEntry = PublicLedgerEntry.extend({
  object: z.literal('ledger_entry'),
}).meta({
  id: 'LedgerEntry',
  description: 'What was funded, or taken back, as the public ledger has it. It names nobody.',
})

const Hash = z.string().max(44).describe('SHA-256 in base64')

export const listLedgerEntries = operation({
  operationId: 'listLedgerEntries',
  method: 'GET',
  path: '/v1/ledger/entries',
  tag: 'Ledger',
  scope: 'ledger:read',
  summary: 'What the ledger holds of the account',
  description:
    'What counts for the latest dates first. Pass `nextCursor` as `cursor` to go on. A test account has no entries here: those of its purchases stand in its certificates.',
  query: z.object(LIST_QUERY),
  answer: pageOf(ApiLedgerEntry),
  example: { query: { limit: '10' } },
})

export const getLedgerEntry = operation({
  operationId: 'getLedgerEntry',
  method: 'GET',
  path: '/v1/ledger/entries/{entryId}',
  tag: 'Ledger',
  scope: null,
  summary: 'One entry of the public ledger',
  description:
    'By its number, for anyone. Its `logIndex` is its place in the public log, with the proof at `/ledger/proof/{logIndex}`.',
  params: z.object({ entryId: z.coerce.number().int().min(1).max(999_999_999_999_999) }),
  answer: ApiLedgerEntry,
  refusals: ['LEDGER_ENTRY_NOT_FOUND'],
  example: { params: { entryId: '1' } },
})

const LedgerLog = z
  .object({
    object: z.literal('ledger_log'),
    origin: z.string().max(255),
    /** How many leaves the newest signed tree has. */
    size: z.int(),
    root: Hash,
    /** As it was signed (C2SP tlog-checkpoint). */
    checkpoint: z.string().max(2_000),
    signedAt: z.iso.datetime(),
    /** Verifier keys, the newest first, each with the size of the first tree that it signed. */
    keys: z.array(z.object({ key: z.string().max(500), fromSize: z.int() })).max(100),
    /** Where the tiles of the log are read (C2SP tlog-tiles). */
    tiles: z.url().max(300),
  })
  .meta({ id: 'LedgerLog', description: 'The public log, by its newest signed checkpoint.' })

export const getLedgerLog = operation({
  operationId: 'getLedgerLog',
  method: 'GET',
  path: '/v1/ledger/log',
  tag: 'Ledger',
  scope: null,
  summary: 'The public log',
  description:
    'Its newest signed checkpoint, and the keys that open it. Anyone who keeps one and asks for the consistency with a later one knows that nothing was changed in between.',
  answer: LedgerLog,
  refusals: ['LEDGER_LOG_EMPTY'],
  example: {},
})

const TreeSize = z.coerce.number().int().min(1).max(999_999_999_999_999)

export const getLedgerConsistency = operation({
  operationId: 'getLedgerConsistency',
  method: 'GET',
  path: '/v1/ledger/consistency',
  tag: 'Ledger',
  scope: null,
  summary: 'That a later tree continues an earlier one',
  description:
    'The consistency proof of RFC 9162 between the trees of two sizes; the later one is no larger than the newest that was signed.',
  query: z.object({ from: TreeSize, to: TreeSize }),
  answer: z.object({
    object: z.literal('ledger_consistency'),
    from: z.int(),
    to: z.int(),
    fromRoot: Hash,
    toRoot: Hash,
    hashes: z.array(Hash).max(128),
  }),
  refusals: ['LEDGER_TREE_UNKNOWN'],
  example: { query: { from: '1', to: '1' } },
})
