import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { parseVerifierKey, verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { writeOrderProof } from '@understory/ledger-log/orders/order-proof.ts'
import { billOf, proofOf, STORE } from '@understory/ledger-log/testing/made-order-proof.ts'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesIn } from '../../apps/web/src/capabilities/proof/certificates/proof-checker/files-in.ts'
import type {
  Check,
  Claim,
} from '../../apps/web/src/capabilities/proof/certificates/proof-checker/proof-check.ts'
import { verifyInBrowser } from '../../apps/web/src/capabilities/proof/certificates/proof-checker/verify-in-browser.ts'
import { SIGNER } from '../../apps/web/src/testing/made-certificate.ts'
import { certifyChain, certifySecond } from '../../apps/web/src/testing/made-chain.ts'
import {
  attachFile,
  finishPdf,
  openPdf,
} from '../../packages/adapters/src/documents/pdf/pdf-page.ts'
import { checkFiles } from './check-files.ts'
import { textsIn } from './texts-in.ts'

/* Whoever alters a certificate is refused, or everyone still reads what was certified. */

/** Of the long chain, and of documents; PROOF_FLIPS=200000 for every bit of the chain, too. */
const FLIPS = Number(process.env.PROOF_FLIPS ?? 1_000)

/** Three revisions, of orders of a shop, of which something was credited and then reversed. */
const { files: texts, check } = await certifyChain()
const files = texts.map((text) => Buffer.from(text))
const named = files.map((bytes, at) => ({ name: `file-${at}`, bytes }))

/** A page hashes and verifies beside the script, so that several checks are quicker at once. */
const LANES = 8
/** Every bit is some twenty thousand checks. */
const AS_LONG_AS_IT_TAKES = 600_000

const CLAIM: Claim = {
  certificate: check.certificate,
  name: 'Ada',
  issued: '2026-11-21',
  from: '2026-11-02',
  to: '2026-11-06',
  milliTrees: 3_000,
  co2eGrams: 0,
  plasticGrams: 0,
  entries: 3,
  revision: 3,
  earlier: null,
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
    for await (const found of verifyInBrowser(read.flat(), asked)) {
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
  const { statement, statements, earlier } = checked
  const { certificate, issued, effective, milliTrees, co2eGrams, plasticGrams } = statement
  return {
    certificate,
    name: checked.name,
    issued,
    ...effective,
    milliTrees,
    co2eGrams,
    plasticGrams,
    entries: statement.counted,
    revision: statement.revision,
    earlier: earlier && {
      revisions: statement.revision - statements,
      milliTrees: earlier.milliTrees,
      co2eGrams: earlier.co2eGrams,
      plasticGrams: earlier.plasticGrams,
      entries: earlier.counted,
    },
  }
}

const checkersOf = (asked: Check): readonly [string, Checker][] => [
  ['the page of a certificate', inBrowser(asked)],
  [
    'a page without a connection',
    inBrowser({ ...asked, ask: none, askCertificate: none, askEntry: none }),
  ],
  ['npm run verify:proof', onCommandLine],
]
const CHECKERS = checkersOf(check)

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
  certified = CLAIM,
) {
  const wrong: object[] = []
  const left = flips[Symbol.iterator]()
  const lane = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const { file, bit } = next.value
      const changed = given.with(file, flipped(given[file] ?? Buffer.alloc(0), bit))
      const claim = await answer(checker, changed)
      if (claim && !isDeepStrictEqual(claim, certified)) wrong.push({ file, bit, claim })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return wrong
}

const newest = await certifyChain(3)
const PART: Claim = {
  ...CLAIM,
  earlier: { revisions: 2, milliTrees: 1_600, co2eGrams: 0, plasticGrams: 0, entries: 3 },
}

test.each(CHECKERS)(
  '%s says which part of a total follows from the newest revision, and which from those before',
  async (_, checker) => {
    expect(await checker(newest.files.map((text) => Buffer.from(text)))).toEqual(PART)
  },
)

/** What someone may do to the files of a chain. */
const ALTERED: readonly [string, (files: readonly Buffer[]) => readonly Buffer[]][] = [
  ['without its first statement', (all) => all.slice(1)],
  ['without a statement in between', (all) => all.toSpliced(1, 1)],
  ['without its newest statement', (all) => all.toSpliced(2, 1)],
  ['with a statement twice', (all) => [...all, all[1] ?? Buffer.alloc(0)]],
  ...texts
    .slice(6)
    .map((_, at): [string, (all: readonly Buffer[]) => readonly Buffer[]] => [
      `without proof ${at + 1}`,
      (all) => all.toSpliced(6 + at, 1),
    ]),
]

test.each(
  CHECKERS.flatMap(([name, checker]) =>
    ALTERED.map(([how, alter]) => [name, how, checker, alter] as const),
  ),
)('%s refuses a chain of statements %s', async (_, __, checker, alter) => {
  expect(await answer(checker, alter(files))).toBeNull()
})

/** Bits of all text files, as many of each: PROOF_FLIPS of them, from another one on in each run. */
function* someBits() {
  const perFile = Math.ceil(FLIPS / files.length)
  for (const [file, bytes] of files.entries()) {
    const bits = bytes.length * 8
    const stride = Math.max(1, Math.floor(bits / perFile))
    for (let bit = randomInt(stride); bit < bits; bit += stride) yield { file, bit }
  }
}

test.each(CHECKERS)('%s reads the claim of files that nobody altered', async (_, checker) => {
  expect(await checker(files)).toEqual(CLAIM)
})

const second = await certifySecond()
const OF_SECOND: Claim = {
  ...CLAIM,
  from: '2026-11-01',
  to: '2026-11-02',
  milliTrees: 2_000,
  entries: 2,
  revision: 2,
  earlier: { revisions: 1, milliTrees: 1_000, co2eGrams: 0, plasticGrams: 0, entries: 1 },
}

test.each(checkersOf(second.check))(
  '%s refuses a second revision with any bit of any text file flipped, or reads the same claim',
  async (_, checker) => {
    const all = second.files.map((text) => Buffer.from(text))
    expect(await checker(all)).toEqual(OF_SECOND)
    const everyBit = all.flatMap((bytes, file) =>
      Array.from({ length: bytes.length * 8 }, (__, bit) => ({ file, bit })),
    )
    expect(await misread(checker, all, everyBit, OF_SECOND)).toEqual([])
  },
  AS_LONG_AS_IT_TAKES,
)

test.each(CHECKERS)(
  '%s refuses a chain of statements with a bit of any text file flipped, or reads the same claim',
  async (_, checker) => {
    expect(await misread(checker, files, someBits())).toEqual([])
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
  const pdf = openPdf({ title, layout: 'portrait', date, subject, siteName: 'Understory' })
  for (const { name, bytes } of named) attachFile(pdf, { name, type: 'text/plain', bytes }, date)
  return Buffer.from(await finishPdf(pdf))
}

const DOCUMENTS = [
  ['archive', archive],
  ['packed archive', packed],
  ['document', await paper('Ada funded 3 trees')],
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

const order = Buffer.from(writeOrderProof(proofOf(16)))
const ofOrder = { ...check, mark: '', certificate: '' }

/** What a checker reads of the proof of an order; `null`: it refuses it. */
const ORDER_CHECKERS: readonly [string, (file: Buffer) => Promise<unknown>][] = [
  [
    'a page',
    async (file) => {
      let found: unknown = null
      for await (const finding of verifyInBrowser(await readOnce(file), ofOrder)) {
        const isOfToday = finding.name === 'today' || finding.name === 'valid'
        if ('state' in finding && finding.state === 'failed' && !isOfToday) return null
        if (finding.name === 'behind') found = [finding.order.order, finding.order.quantity]
      }
      return found
    },
  ],
  [
    'npm run verify:proof',
    async (file) => {
      const checked = checkFiles(textsIn(file), { verifier, named: null })
      if (checked.kind !== 'orders' || !checked.order) return null
      return [checked.order.proof.order, checked.order.leaf.quantity]
    },
  ],
]

test.each(ORDER_CHECKERS)(
  '%s reads the proof of an order, and refuses it with a bit flipped',
  async (_, read) => {
    expect(await read(order)).toEqual(['№17', 27])
    const accepted: number[] = []
    const stride = Math.max(1, Math.floor((order.length * 8) / FLIPS))
    for (let bit = randomInt(stride); bit < order.length * 8; bit += stride) {
      if (await read(flipped(order, bit)).catch(() => null)) accepted.push(bit)
    }
    expect(accepted).toEqual([])
  },
)

test('npm run verify:proof makes the root of an entry again from all orders of a bill', async () => {
  const bill = billOf(20)
  const asked = { verifier, named: null, store: STORE }
  expect(checkFiles([bill.file, ...bill.proofs], asked)).toMatchObject({
    kind: 'orders',
    entries: [{ entry: 1, count: 20, quantity: 20 * 21 * 10 }],
  })
  const altered = [
    bill.file.replace(/^3 .*\n/m, ''),
    bill.file.replace(/ 20 mtree/, ' 30 mtree'),
    bill.file.replace('entry 1 1', 'entry 1 2'),
  ]
  for (const file of altered) {
    expect(checkFiles([file, ...bill.proofs], asked), file).toMatchObject({ kind: 'failed' })
  }
  const elsewhere = { ...asked, store: STORE.replace('0', '1') }
  expect(checkFiles([bill.file, ...bill.proofs], elsewhere)).toMatchObject({ kind: 'failed' })
})
