import { signCheckpoint } from '../checkpoint/checkpoint.ts'
import { verifierKey } from '../checkpoint/signed-note.ts'
import { nameCommitment } from '../commitments.ts'
import { sha256 } from '../hashes.ts'
import { formatCertificateLeaf } from '../leaves/certificate-leaf.ts'
import { writeNameFile } from '../proof/name-file.ts'
import { writeProofFile } from '../proof/proof-file.ts'
import { formatAnswerStatement, type StatedAnswer } from '../statements/answer-statement.ts'
import { leafHash } from '../tree/merkle-tree.ts'
import { append, EMPTY_EDGE, rootOfEdge } from '../tree/right-edge.ts'
import { entry, SIGNER } from './made-log.ts'

const NOON = new Date('2026-11-27T12:00Z')
const [SUPPLIER, CUSTOMER] = [
  { nonce: Buffer.alloc(32, 4), name: 'Fernway Mills' },
  { nonce: Buffer.alloc(32, 5), name: 'Fernbank Bakery' },
]

/** 24,000 of 1,200,000 GBP is a fiftieth, of 200 t. */
export const STATED_ANSWER: StatedAnswer = {
  releaseId: '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d',
  issuedOn: '2026-11-27',
  supplier: nameCommitment(Buffer.alloc(32, 4), 'Fernway Mills'),
  customer: nameCommitment(Buffer.alloc(32, 5), 'Fernbank Bakery'),
  period: { from: '2025-01', to: '2025-12' },
  level: 'inventory',
  scope1Grams: 20_000_000,
  scope2LocationGrams: 5_000_000,
  scope2MarketGrams: null,
  upstreamGrams: 175_000_000,
  upstreamCategories: [1, 2, 3, 4, 5, 6, 7, 8],
  method: 'revenue-share',
  customerAmount: { amount: '24000.00', unit: 'GBP' },
  supplierAmount: { amount: '1200000.00', unit: 'GBP' },
  allocatedGrams: 4_000_000,
  share: '0.020000',
  assurance: 'none',
}

/** The files of an answer, in a log of two leaves. */
export function madeAnswerFiles(
  change: Partial<StatedAnswer> = {},
  state: 'issued' | 'withdrawn' = 'issued',
) {
  const statement = formatAnswerStatement({ ...STATED_ANSWER, ...change })
  const leaf = formatCertificateLeaf({
    recorded: NOON,
    statement: sha256(Buffer.from(statement)),
    state,
  })
  const before = leafHash(entry(1))
  const root = rootOfEdge(append(EMPTY_EDGE, [before, leafHash(leaf)]))
  const checkpoint = signCheckpoint({ size: 2, root }, SIGNER)
  return {
    statement,
    names: [SUPPLIER, CUSTOMER]
      .map((named) => named && writeNameFile(named))
      .filter((file) => file !== undefined),
    proof: writeProofFile({ leaf, index: 1, proof: [before], checkpoint }),
    key: `${verifierKey(SIGNER)}\n`,
  }
}
