import { sha256 } from '@understory/ledger-log/hashes.ts'
import { leafHash } from '@understory/ledger-log/tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '@understory/ledger-log/tree/right-edge.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const LEAVES = 100_000
const LEAF_BYTES = 300

/** What a tree costs over a chain, which proves as much and has to be read whole. */
export const logAppend: Measure = {
  id: 'log-append',
  what: 'Leaves appended to the tree of the public log per second, against a bare chain of SHA-256',
  unit: 'leaves/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: async () => {
    const leaves = Array.from({ length: LEAVES }, (_, at) =>
      Buffer.alloc(LEAF_BYTES, `entry ${at} `),
    )
    const measured = await interleave({
      ours: async () => {
        rootOfEdge(append(EMPTY_EDGE, leaves.map(leafHash)))
      },
      reference: async () => {
        let last: Uint8Array = Buffer.alloc(32)
        for (const leaf of leaves) last = sha256(Buffer.concat([last, leaf]))
      },
    })
    return [
      {
        ours: LEAVES / measured.ours.seconds,
        reference: LEAVES / measured.reference.seconds,
        ratio: 1 / measured.ratioOfTimes,
        note: `${LEAVES} leaves of ${LEAF_BYTES} bytes`,
      },
    ]
  },
}
