import { z } from 'zod'

const Base64 = (most: number) => z.string().max(most).describe('In base64')

/** An event proves so many of its entries; where there are more, the log has their proofs. */
export const MOST_PROVED_ENTRIES = 6

/** That entries stand in the public log, to be checked without asking us again. */
export const LedgerProof = z
  .object({
    /** Its name, as the first line of the checkpoint says it. */
    log: z.string().max(255),
    /** The signed tree that all of these entries are proved in (C2SP tlog-checkpoint). */
    checkpoint: z.string().max(2_000),
    entries: z
      .array(
        z.object({
          entryId: z.int(),
          logIndex: z.int(),
          /** The leaf, whose hash is proved. */
          leaf: Base64(4_000),
          /** Its way to the root (RFC 9162), each of SHA-256. */
          hashes: z.array(Base64(44)).max(64),
        }),
      )
      .max(MOST_PROVED_ENTRIES),
  })
  .meta({ id: 'LedgerProof', description: 'That entries of the ledger stand in the public log.' })
export type LedgerProof = z.output<typeof LedgerProof>
