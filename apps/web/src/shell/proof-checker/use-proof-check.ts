import { useEffect, useRef, useState } from 'react'
import { askCertificate, askEntry, askProof, load } from './check-sources.ts'
import { compareWithPage } from './compare-page.ts'
import { filesIn } from './files-in.ts'
import type { Claim, Finding, Step, StepName } from './proof-check.ts'
import { checkProofs } from './verify-in-browser.ts'

/** The certificate that a page is of. */
export type CheckedCertificate = {
  readonly id: string
  /** What it stated before it changed: papers of then carry these marks. */
  readonly earlier: readonly { readonly revision: number; readonly mark: string }[]
}

const OWN = 'this certificate'
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
}

const PDF = '%PDF-'
const NOTHING = { steps: [], looked: '', isUnread: false, isPaper: false, claim: null, leaves: [] }

/** Checks the certificate of the page as it opens, and then whatever is chosen; the newest choice wins. */
export function useProofCheck(verifierKey: string, certificate: CheckedCertificate | null) {
  const [state, setState] = useState<ProofCheck>({
    ...NOTHING,
    names: certificate ? [...OF_CERTIFICATE, 'page'] : OF_PROOF,
    subject: certificate ? OWN : '',
  })
  const own = useRef<Promise<Blob>>(null)
  const turn = useRef(0)

  async function check(file: Promise<Blob>, subject: string) {
    turn.current += 1
    const mine = turn.current
    const show = (change: (before: ProofCheck) => Partial<ProofCheck>) =>
      mine === turn.current && setState((before) => ({ ...before, ...change(before) }))
    show(() => ({ ...NOTHING, subject }))
    const files = await file.then(filesIn).catch(() => null)
    if (!files) {
      own.current = null
      show(() => ({ isUnread: true }))
      return
    }
    const names = files.some(isStatement) ? OF_CERTIFICATE : OF_PROOF
    show(() => ({ names: subject === OWN ? [...names, 'page'] : names }))
    const isPaper = (await (await file).slice(0, PDF.length).text()) === PDF
    show(() => ({ isPaper }))
    const isOwn = subject === OWN || subject === PAPER
    const page = {
      mark: isOwn ? markOfPaper() : '',
      certificate: (isOwn && certificate?.id) || '',
      compare: subject === OWN ? compareHere : null,
    }
    const sources = { ask: askProof, askCertificate, askEntry }
    for await (const found of checkProofs(files, { key: verifierKey, ...sources, ...page })) {
      show((before) => withFinding(before, found))
    }
    show(() => ({ looked: now() }))
  }

  function checkOwn() {
    if (!certificate) return
    const paper = certificate.earlier.find(({ mark }) => mark === markOfPaper())
    const archive = paper ? `files-${paper.revision}.zip` : 'files.zip'
    own.current ??= load(`/verify/${certificate.id}/${archive}`)
    void check(own.current, paper ? PAPER : OWN)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(checkOwn, [])

  return { ...state, checkOwn, checkFile: (file: File) => check(Promise.resolve(file), file.name) }
}

const compareHere = (claim: Claim) => compareWithPage(claim, document)

function withFinding({ steps }: ProofCheck, found: Finding): Partial<ProofCheck> {
  if (found.name === 'claim') return { claim: found.claim }
  if (found.name === 'leaves') return { leaves: [...new Set(found.leaves)] }
  return { steps: [...steps, found] }
}

/** What stands behind the # of a printed code never reaches a server. */
const markOfPaper = () => /^#([\w-]{22})$/.exec(location.hash)?.[1] ?? ''

const isStatement = (file: string) => /^understory-ledger\/v1 statement\n/.test(file)

const now = () => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
