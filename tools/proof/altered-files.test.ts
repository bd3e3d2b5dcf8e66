import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CalendarDate } from '@understory/domain/quantity/calendar.ts'
import { parseVerifierKey, verifierKey } from '@understory/ledger-log/signed-note.ts'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesIn } from '../../apps/web/src/shell/proof-checker/files-in.ts'
import type { Check, Claim } from '../../apps/web/src/shell/proof-checker/proof-check.ts'
import { checkProofs } from '../../apps/web/src/shell/proof-checker/verify-in-browser.ts'
import { certify, SIGNER } from '../../apps/web/src/testing/made-certificate.ts'
import { attachFile, finishPdf, openPdf } from '../../packages/adapters/src/documents/pdf-page.ts'
import { checkFiles } from './check-files.ts'
import { textsIn } from './texts-in.ts'

/* Whoever alters a certificate is refused, or everyone still reads what was certified. */

/** PROOF_FLIPS=10000 for the whole measure. */
const FLIPS = Number(process.env.PROOF_FLIPS ?? 1_000)

const NAMES = [
  'statement.txt',
  'name.txt',
  'ledger-key.txt',
  'certificate.jwt',
  'certificate.tlog-proof',
  'entry-1.tlog-proof',
]
const { files: texts, check } = await certify(2, [1], 1)
const files = texts.map((text) => Buffer.from(text))
const named = NAMES.map((name, at) => ({ name, bytes: files[at] ?? Buffer.alloc(0) }))

const CLAIM: Claim = {
  certificate: check.certificate,
  name: 'Ada Grün',
  issued: '2026-11-21',
  from: '2026-11-01',
  to: '2026-11-30',
  milliTrees: 0,
  co2eGrams: 1_000,
  plasticGrams: 0,
  entries: 1,
}

type Checker = (files: readonly Buffer[]) => Promise<Claim | null>

const known = new WeakMap<Buffer, ReturnType<typeof filesIn>>()

/** What a page finds in a file; each file is read once. */
function readOnce(bytes: Buffer): ReturnType<typeof filesIn> {
  const found = known.get(bytes) ?? filesIn(new Blob([new Uint8Array(bytes)]))
  known.set(bytes, found)
  return found
}

/** The claim that a page shows as verified; `null`: it says that something does not hold. */
const inBrowser =
  (asked: Check): Checker =>
  async (given) => {
    const read = await Promise.all(given.map(readOnce))
    let claim: Claim | null = null
    for await (const found of checkProofs(read.flat(), asked)) {
      if ('state' in found && found.state === 'failed') return null
      if (found.name === 'claim') claim = found.claim
    }
    return claim
  }

const none = () => Promise.reject(new Error('no connection'))

const verifier = parseVerifierKey(verifierKey(SIGNER)) ?? expect.fail('the key can be read')
const onCommandLine: Checker = async (given) => {
  const checked = checkFiles(given.flatMap(textsIn), { verifier, named: null })
  if (checked.kind !== 'certificate') return null
  const { certificate, issued, effective, milliTrees, co2eGrams, plasticGrams, entries } =
    checked.statement
  return {
    certificate,
    name: checked.name,
    issued,
    ...effective,
    milliTrees,
    co2eGrams,
    plasticGrams,
    entries: entries.length,
  }
}

const CHECKERS: readonly [string, Checker][] = [
  ['the page of a certificate', inBrowser(check)],
  [
    'a page without a connection',
    inBrowser({ ...check, ask: none, askCertificate: none, askEntry: none }),
  ],
  ['npm run verify:proof', onCommandLine],
]

/** What a checker says: refused where it cannot read the files at all. */
const answer = (checker: Checker, given: readonly Buffer[]) => checker(given).catch(() => null)

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

/** Where one bit of one file is flipped and a checker reads another claim than the one that was certified. */
async function misread(
  checker: Checker,
  given: readonly Buffer[],
  flips: Iterable<{ file: number; bit: number }>,
) {
  const wrong: object[] = []
  for (const { file, bit } of flips) {
    const changed = given.with(file, flipped(given[file] ?? Buffer.alloc(0), bit))
    const claim = await answer(checker, changed)
    if (claim && !isDeepStrictEqual(claim, CLAIM)) wrong.push({ file, bit, claim })
  }
  return wrong
}

const everyBit = files.flatMap((bytes, file) =>
  Array.from({ length: bytes.length * 8 }, (_, bit) => ({ file, bit })),
)

test.each(CHECKERS)('%s reads the claim of files that nobody altered', async (_, checker) => {
  expect(await checker(files)).toEqual(CLAIM)
})

test.each(CHECKERS)(
  '%s refuses a certificate with any bit of any text file flipped, or reads the same claim',
  async (_, checker) => {
    expect(await misread(checker, files, everyBit)).toEqual([])
  },
)

const archive = Buffer.from(
  zipSync(Object.fromEntries(named.map(({ name, bytes }) => [name, bytes])), { level: 0 }),
)
const packed = Buffer.from(
  zipSync(Object.fromEntries(named.map(({ name, bytes }) => [name, bytes])), { level: 9 }),
)

/** A document with the genuine files in it, and any words around them. */
async function paper(title: string): Promise<Buffer> {
  const [date, subject] = ['2026-11-21' as CalendarDate, 'A certificate']
  const pdf = openPdf({ title, layout: 'portrait', date, subject })
  for (const { name, bytes } of named) attachFile(pdf, { name, type: 'text/plain', bytes }, date)
  return Buffer.from(await finishPdf(pdf))
}

const DOCUMENTS = [
  ['archive', archive],
  ['packed archive', packed],
  ['document', await paper('Ada Grün funded 1 kg')],
] as const

test.each(
  CHECKERS.flatMap(([name, checker]) =>
    DOCUMENTS.map(([kind, bytes]) => [name, kind, checker, bytes] as const),
  ),
)(
  '%s refuses a certificate as %s with a bit flipped, or reads the same claim',
  async (_, kind, checker, bytes) => {
    const bits = bytes.length * 8
    const flips = Array.from({ length: Math.ceil(FLIPS / 3) }, () => ({
      file: 0,
      bit: randomInt(bits),
    }))
    expect(await checker([bytes]), kind).toEqual(CLAIM)
    expect(await misread(checker, [bytes], flips)).toEqual([])
  },
)

test.each(CHECKERS)(
  '%s answers a forged document with genuine files by what the files claim',
  async (_, checker) => {
    expect(await checker([await paper('Evil Oil plc funded 1,000,000 trees')])).toEqual(CLAIM)
  },
)
