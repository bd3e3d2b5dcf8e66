import { createHash } from 'node:crypto'
import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import type { Deps } from '../../../../deps.ts'
import { smallArchive } from '../../../../http/answers/small-archive.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  findInventory,
  type InventoryKey,
  readEvidenceFiles,
  readLastSnapshotBytes,
} from '../../company-footprints/public.ts'
import { viewCheck } from '../checking/view-check.ts'
import { getVerifications } from '../verification-records.ts'
import { ledgerRowsOf } from './ledger-rows-of.ts'

type ArchiveDeps = Pick<Deps, 'db' | 'clock' | 'files'>
type Verified = Extract<Awaited<ReturnType<typeof getVerifications>>, { verifications: unknown }>
type OneVerified = Verified['verifications'][number]

/** Larger evidence is named with its SHA-256, and downloaded by itself. */
const MOST_EVIDENCE_BYTES = 50 * 1024 * 1024

const ABOUT = [
  'What the verification of this footprint rests on.',
  '',
  'verification.json   which parts were checked, the statement, the sample, the checklist, errors that were noted',
  'declaration.json    the footprint as it was declared: lines, factors, states, totals',
  'declaration.sha256  its SHA-256, as the list of declarations shows it',
  'ledger-rows.json    rows of imported accounts behind the lines, the largest 50 of each',
  'evidence.csv        every file of evidence with its SHA-256, and where it is in this archive',
  'evidence/           those files, while they come to 50 MB or less together',
  '',
  'Check the files with: sha256sum -c declaration.sha256',
  '',
].join('\n')

/** Everything that a verified footprint was judged by, for its company to keep and to pass on. */
export async function verificationArchive(
  deps: ArchiveDeps,
  { userId, ...key }: InventoryKey & { readonly userId: string },
): Promise<Uint8Array | Refused> {
  const found = await getVerifications(deps, key)
  if (found instanceof Refused) return found
  const verified = found.verifications.find(({ outcome }) => outcome === 'verified')
  const inventory = await findInventory(deps.db, key)
  if (!verified?.decidedAt || inventory?.status !== 'verified') return refuse('NOT_VERIFIED')
  const check = await viewCheck(deps, verified.verificationId)
  const declared = await readLastSnapshotBytes(deps.db, key)
  const evidence = await readEvidenceFiles(deps, { ...key, userId, most: MOST_EVIDENCE_BYTES })
  const texts = {
    'about.txt': ABOUT,
    'verification.json': inJson(verificationFacts(verified, check)),
    ...(declared && {
      'declaration.json': declared,
      'declaration.sha256': `${sha256Of(declared)}  declaration.json\n`,
    }),
    'ledger-rows.json': inJson(await ledgerRowsOf(deps.db, inventory.id)),
    'evidence.csv': toCsv([
      ['file', 'name', 'line', 'bytes', 'sha256'],
      ...evidence.map(({ path, row }) => [
        path ?? '',
        row.file_name,
        row.line_id ?? '',
        String(row.bytes),
        row.sha256,
      ]),
    ]),
  }
  const files = evidence.flatMap(({ path, bytes }) =>
    path && bytes ? [{ name: path, bytes }] : [],
  )
  return smallArchive(
    [
      ...Object.entries(texts).map(([name, content]) => ({ name, bytes: Buffer.from(content) })),
      ...files,
    ],
    verified.decidedAt,
  )
}

/** Without who asked, answered and ticked. */
function verificationFacts(verified: OneVerified, check: VerificationCheck | null) {
  const { parts, covers, level, standard, assurance, statement, findings } = verified
  return {
    ...{ covers, parts, level, standard, assurance, statement, findings },
    requestedAt: verified.requestedAt,
    decidedAt: verified.decidedAt,
    checked: check && {
      partsGrams: check.partsGrams,
      materialityGrams: check.materialityGrams,
      evidencedPercent: check.evidencedPercent,
      benchmarkPercent: check.benchmarkPercent,
      sample: check.sample.map(({ line, countedGrams, checks }) => ({
        ...{ lineId: line.lineId, countedGrams, checks },
      })),
      checklist: check.points,
      errors: check.errors,
      errorGrams: check.errorGrams,
    },
  }
}

const inJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
