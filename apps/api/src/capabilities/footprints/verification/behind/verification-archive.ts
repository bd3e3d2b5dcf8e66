import { createHash } from 'node:crypto'
import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import type { Deps } from '../../../../deps.ts'
import { type Archive, writeArchive } from '../../../../http/answers/write-archive.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import {
  type EvidenceFile,
  findInventory,
  type InventoryKey,
  readEvidenceFiles,
  readLastSnapshotBytes,
} from '../../company-footprints/public.ts'
import { viewCheck } from '../checking/view-check.ts'
import { getVerifications } from '../verification-records.ts'
import { ledgerRowsOf } from './ledger-rows-of.ts'

type ArchiveDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>
type Verified = Extract<Awaited<ReturnType<typeof getVerifications>>, { verifications: unknown }>
type OneVerified = Verified['verifications'][number]

const ABOUT = [
  'What the verification of this footprint rests on.',
  '',
  'verification.json   which parts were checked, the statement, the sample, the checklist, errors that were noted',
  'declaration.json    the footprint as it was declared: lines, factors, states, totals',
  'declaration.sha256  its SHA-256, as the list of declarations shows it',
  'ledger-rows.json    rows of imported accounts behind the lines, the largest 50 of each',
  'evidence/           every file of evidence',
  'evidence.csv        each of them with its SHA-256, and where it is in this archive',
  'missing.csv         only where a file of evidence could not be put in, with the reason',
  '',
  'Check the files with: sha256sum -c declaration.sha256',
  '',
].join('\n')

const WHY_NOT: Readonly<Record<NonNullable<EvidenceFile['whyNot']>, string>> = {
  removed: 'It was removed while this archive was written.',
  missing: 'It is not in the file store any more.',
  changed: 'The file store has other bytes than were uploaded.',
}

type Archiving = InventoryKey & { readonly userId: string; readonly signal: AbortSignal }

/**
 * Everything that a verified footprint was judged by, for its company to keep and to pass on. However much evidence
 * there is, one file at a time is in memory.
 */
export async function verificationArchive(
  deps: ArchiveDeps,
  { userId, signal, ...key }: Archiving,
): Promise<Archive | Refused> {
  const found = await getVerifications(deps, key)
  if (found instanceof Refused) return found
  const verified = found.verifications.find(({ outcome }) => outcome === 'verified')
  const inventory = await findInventory(deps.db, key)
  if (!verified?.decidedAt || inventory?.status !== 'verified') return refuse('NOT_VERIFIED')
  const check = await viewCheck(deps, verified.verificationId)
  const declared = await readLastSnapshotBytes(deps.db, key)
  const texts = {
    'about.txt': ABOUT,
    'verification.json': inJson(verificationFacts(verified, check)),
    ...(declared && {
      'declaration.json': declared,
      'declaration.sha256': `${sha256Of(declared)}  declaration.json\n`,
    }),
    'ledger-rows.json': inJson(await ledgerRowsOf(deps.db, inventory.id)),
  }
  const decidedAt = new Date(verified.decidedAt)
  return writeArchive(signal, async (add) => {
    const put: PutFile = (name, content) => add(name, [content], decidedAt)
    for (const [name, content] of Object.entries(texts)) await put(name, content)
    await addEvidence(put, readEvidenceFiles(deps, { ...key, userId }))
  })
}

type PutFile = (name: string, content: string | Uint8Array) => Promise<void>

async function addEvidence(put: PutFile, files: AsyncIterable<EvidenceFile>): Promise<void> {
  const listed: string[][] = [['file', 'name', 'line', 'bytes', 'sha256']]
  const missing: string[][] = [['name', 'line', 'sha256', 'because']]
  for await (const { row, bytes, whyNot } of files) {
    const { file_name, line_id, sha256 } = row
    const path = bytes ? `evidence/${row.id}${endingOf(file_name)}` : ''
    listed.push([path, file_name, line_id ?? '', String(row.bytes), sha256])
    if (whyNot) missing.push([file_name, line_id ?? '', sha256, WHY_NOT[whyNot]])
    else await put(path, bytes)
  }
  await put('evidence.csv', toCsv(listed))
  if (missing.length > 1) await put('missing.csv', toCsv(missing))
}

const endingOf = (name: string): string => (/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '').toLowerCase()

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
