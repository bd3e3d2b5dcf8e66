import { useEffect, useRef, useState } from 'react'
import { filesIn } from './files-in.ts'
import type { Step, StepName } from './proof-check.ts'
import { checkProofs } from './verify-in-browser.ts'

/** The certificate that a page is of. */
export type CheckedCertificate = {
  readonly id: string
  /** What it stated before it changed: papers of then carry these marks. */
  readonly earlier: readonly { readonly revision: number; readonly mark: string }[]
}

export const OWN = 'this certificate'
export const PAPER = 'the statement of your paper'
const OF_CERTIFICATE = ['statement', 'name', 'entries', 'tree', 'today'] as const
const OF_PROOF = ['tree', 'today'] as const

export type ProofCheck = {
  readonly names: readonly StepName[]
  readonly steps: readonly Step[]
  /** What is checked; empty: nothing is chosen yet. */
  readonly subject: string
  /** When it was done, by the clock of the browser; empty until then. */
  readonly looked: string
  readonly isUnread: boolean
}

/** Checks the certificate of the page as it opens, and then whatever is chosen; the newest choice wins. */
export function useProofCheck(verifierKey: string, certificate: CheckedCertificate | null) {
  const [state, setState] = useState<ProofCheck>({
    names: certificate ? OF_CERTIFICATE : OF_PROOF,
    steps: [],
    subject: certificate ? OWN : '',
    looked: '',
    isUnread: false,
  })
  const own = useRef<Promise<Blob>>(null)
  const turn = useRef(0)

  async function check(file: Promise<Blob>, subject: string) {
    turn.current += 1
    const mine = turn.current
    const show = (change: (before: ProofCheck) => Partial<ProofCheck>) =>
      mine === turn.current && setState((before) => ({ ...before, ...change(before) }))
    show(() => ({ subject, steps: [], looked: '', isUnread: false }))
    const files = await file.then(filesIn).catch(() => null)
    if (!files) {
      own.current = null
      show(() => ({ isUnread: true }))
      return
    }
    show(() => ({ names: files.some(isStatement) ? OF_CERTIFICATE : OF_PROOF }))
    const isOwn = subject === OWN || subject === PAPER
    const page = { mark: isOwn ? markOfPaper() : '', certificate: (isOwn && certificate?.id) || '' }
    for await (const step of checkProofs(files, { key: verifierKey, ask, ...page })) {
      show(({ steps }) => ({ steps: [...steps, step] }))
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

/** What stands behind the # of a printed code never reaches a server. */
const markOfPaper = () => /^#([\w-]{22})$/.exec(location.hash)?.[1] ?? ''

const isStatement = (file: string) => /^understory-ledger\/v1 statement\n/.test(file)

const now = () => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

async function load(path: string): Promise<Blob> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.blob()
}

async function ask(index: number): Promise<string> {
  const answer = await fetch(`/ledger/proof/${index}`, { cache: 'no-store' })
  if (answer.status === 404) return ''
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.text()
}
