import { useEffect, useRef, useState } from 'react'
import type { Claim, Finding, OrderClaim, Step, StepName } from './proof-check.ts'

/** The certificate that a page is of. */
export type CheckedCertificate = {
  readonly id: string
  /** Of what it states now: a paper of before carries another one. */
  readonly mark: string
}

/** What checks is loaded once the page is there, so that it is there without a connection, too. */
const loadChecker = async () => (await import('./run-check.ts')).checkRunner

const OWN = 'this certificate'
export const ORDER = 'the proof of your order'
const PAPER = 'the statement of your paper'
const OF_CERTIFICATE = [
  'files',
  'statement',
  'name',
  'entries',
  'tree',
  'today',
  'valid',
] as const satisfies StepName[]
const OF_PROOF = ['files', 'tree', 'today', 'valid'] as const satisfies StepName[]
const OF_ANSWER = [
  'files',
  'statement',
  'names',
  'share',
  'tree',
  'today',
  'valid',
] as const satisfies StepName[]
const OF_ORDER = ['files', 'order', 'tree', 'today', 'valid'] as const satisfies StepName[]

export type ProofCheck = {
  readonly names: readonly StepName[]
  readonly steps: readonly Step[]
  /** What is checked; empty: nothing is chosen yet. */
  readonly subject: string
  /** When it was done, by the clock of the browser; empty until then. */
  readonly looked: string
  readonly isUnread: boolean
  /** Whether words stand around the files that nothing proves. */
  readonly isPaper: boolean
  /** What was verified; `null`: nothing, or proofs that are of no certificate. */
  readonly claim: Claim | null
  /** The leaves that proofs without a certificate proved, word for word. */
  readonly leaves: readonly string[]
  /** The order that was found behind an entry. */
  readonly order: OrderClaim | null
}

const PDF = '%PDF-'
const NOTHING = {
  steps: [],
  looked: '',
  isUnread: false,
  isPaper: false,
  claim: null,
  leaves: [],
  order: null,
}

/** Checks the certificate of the page as it opens, and then whatever is chosen; the newest choice wins. */
export function useProofCheck(verifierKey: string, certificate: CheckedCertificate | null) {
  const [state, setState] = useState<ProofCheck>({
    ...NOTHING,
    names: certificate ? [...OF_CERTIFICATE, 'page'] : OF_PROOF,
    subject: certificate ? OWN : '',
  })
  const own = useRef<Promise<Blob>>(null)
  const turn = useRef(0)
  const given = useRef<readonly string[]>([])

  async function check(file: Promise<Blob>, subject: string) {
    const show = begin(subject)
    const checker = loadChecker()
    const files = await file.then(async (blob) => (await checker).filesIn(blob)).catch(() => null)
    if (!files) {
      own.current = null
      show(() => ({ isUnread: true }))
      return
    }
    const isPaper = (await (await file).slice(0, PDF.length).text()) === PDF
    show(() => ({ isPaper }))
    await checkTexts(files, subject, show)
  }

  function begin(subject: string): Show {
    turn.current += 1
    const mine = turn.current
    const show: Show = (change) => {
      if (mine === turn.current) setState((before) => ({ ...before, ...change(before) }))
    }
    show(() => ({ ...NOTHING, subject }))
    return show
  }

  async function checkTexts(files: readonly string[], subject: string, show: Show) {
    const { checkProofs, compareWithPage, sources } = await loadChecker()
    given.current = files
    const names = namesOf(files)
    show(() => ({ names: subject === OWN ? [...names, 'page'] : names }))
    const isOwn = subject === OWN || subject === PAPER
    const page = {
      mark: isOwn ? markOfPaper() : '',
      certificate: (isOwn && certificate?.id) || '',
      compare: subject === OWN ? (claim: Claim) => compareWithPage(claim, document) : null,
    }
    for await (const found of checkProofs(files, { key: verifierKey, ...sources, ...page })) {
      show((before) => withFinding(before, found))
    }
    show(() => ({ looked: now() }))
  }

  /** Fetches the statements before those that were checked, and checks all of them together. */
  async function checkEarlier() {
    const { subject, isPaper, claim } = state
    if (!claim?.earlier) return
    const { withEarlier } = await loadChecker()
    const show = begin(subject)
    show(() => ({ isPaper }))
    const all = await withEarlier(given.current, claim).catch(() => null)
    if (all) await checkTexts(all, subject, show)
    else show(() => ({ isUnread: true }))
  }

  async function checkOwn() {
    const { load, findByMark } = await loadChecker()
    if (!certificate) return
    const { id, mark } = certificate
    const wanted = markOfPaper()
    const isOld = wanted !== '' && wanted !== mark
    const revision = isOld ? await findByMark(id, wanted).catch(() => 0) : 0
    own.current ??= load(`/verify/${id}/${revision > 0 ? `files-${revision}.zip` : 'files.zip'}`)
    await check(own.current, revision > 0 ? PAPER : OWN)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => void checkOwn(), [])

  const checkFile = (file: File) => check(Promise.resolve(file), file.name)
  const checkAt = (path: string) =>
    check(
      loadChecker().then(({ load }) => load(path)),
      ORDER,
    )
  return { ...state, checkOwn, checkEarlier, checkFile, checkAt }
}

type Show = (change: (before: ProofCheck) => Partial<ProofCheck>) => void

function namesOf(files: readonly string[]): readonly StepName[] {
  if (files.some((file) => /^understory-ledger\/v\d statement\n/.test(file))) return OF_CERTIFICATE
  if (files.some((file) => file.startsWith('understory-ledger/v1 answer\n'))) return OF_ANSWER
  return files.some((file) => file.startsWith('understory-ledger/v1 order-proof\n'))
    ? OF_ORDER
    : OF_PROOF
}

function withFinding({ steps }: ProofCheck, found: Finding): Partial<ProofCheck> {
  if (found.name === 'claim') return { claim: found.claim }
  if (found.name === 'behind') return { order: found.order }
  if (found.name === 'leaves') return { leaves: [...new Set(found.leaves)] }
  return { steps: [...steps, found] }
}

/** What stands behind the # of a printed code never reaches a server. */
const markOfPaper = () => /^#([\w-]{22})$/.exec(location.hash)?.[1] ?? ''

const now = () => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
