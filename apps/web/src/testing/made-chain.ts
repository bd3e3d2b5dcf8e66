import { verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import { formatCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import { writeNameFile } from '@understory/ledger-log/proof/name-file.ts'
import {
  credit,
  entry,
  MadeLog,
  reversal,
  SIGNER,
} from '@understory/ledger-log/testing/made-log.ts'
import type { Check } from '../capabilities/proof/certificates/proof-checker/proof-check.ts'
import { CERTIFICATE, credentialOf, treeOf } from './made-certificate.ts'

const MADE_CHAIN_NAME = 'Ada'
const ENTRIES = [0, 1, 3, 5, 6, 7] as const

/**
 * A certificate of three revisions: two days of orders; a credit of the first; the first reversed with what
 * the credit left of it, and a day more. `from`: the first revision whose files are given.
 */
export async function certifyChain(from = 1) {
  const log = new MadeLog()
    .add(entry(1), entry(2))
    .state([0, 1], 2_000)
    .add(credit(3, 1, 400))
    .state([3], 1_600)
    .add(reversal(4, 1, 600), entry(5), entry(6))
    .state([6, 7], 3_000, {
      gone: [
        { entry: 1, index: 5 },
        { entry: 3, index: 5 },
      ],
      effective: { from: '2026-11-02', to: '2026-11-06' },
    })
  // The files of the last revision alone have what it says is gone.
  const places = from === 3 ? ENTRIES.filter((place) => place !== 1) : ENTRIES
  return filesAndCheck(log, { places, from, revision: 3 })
}

/** The files of the second of two revisions, each of the orders of a day: what the first states is not among them. */
export function certifySecond() {
  const log = new MadeLog().add(entry(1)).state([0], 1_000).add(entry(2)).state([2], 2_000)
  return filesAndCheck(log, { places: [2], from: 2, revision: 2 })
}

type MadeChainInput = {
  /** Of the leaves that are proved. */
  readonly places: readonly number[]
  readonly from: number
  /** The newest. */
  readonly revision: number
}

async function filesAndCheck(log: MadeLog, { places, from, revision }: MadeChainInput) {
  const { statements, proofs, named } = await log.files(places, from)
  const newest = statements.at(-1) ?? new Uint8Array()
  const files = [
    ...statements.map((bytes) => Buffer.from(bytes).toString()),
    named ? writeNameFile(named) : '',
    `${verifierKey(SIGNER)}\n`,
    credentialOf(newest, MADE_CHAIN_NAME),
    ...proofs,
  ]
  const hash = sha256(newest)
  const later = formatCertificateLeaf({
    recorded: new Date('2026-11-22T12:00Z'),
    statement: sha256(hash),
    state: 'issued',
  })
  const check: Check = {
    key: verifierKey(SIGNER),
    mark: Buffer.from(hash).toString('base64url').slice(0, 22),
    certificate: CERTIFICATE,
    ask: treeOf([...log.leaves, later]),
    askCertificate: async () => ({
      isWithdrawn: false,
      statement: toBase64(hash),
      revision,
      files: ['statement.txt', 'name.txt', 'ledger-key.txt', 'certificate.jwt', 'files.zip'],
    }),
    askRevision: async () => null,
    askEntry: async () => ({ reversedBy: null }),
    askAnswer: async () => ({ isWithdrawn: false }),
    compare: null,
  }
  return { files, check }
}
