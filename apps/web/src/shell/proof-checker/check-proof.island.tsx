import { Button } from '@understory/ui/button.tsx'
import { FileInput } from '@understory/ui/file-input.tsx'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { filesIn } from './files-in.ts'
import type { Step, StepName } from './proof-check.ts'
import styles from './proof-checker.module.css'
import { ProofSteps } from './proof-steps.tsx'
import { checkProofs } from './verify-in-browser.ts'

const OF_CERTIFICATE = ['statement', 'name', 'entries', 'tree', 'today'] as const
const OWN = 'this certificate'
const ANY = { mark: '', certificate: '' }
const OF_PROOF = ['tree', 'today'] as const

type CheckProofProps = {
  /** It stands in the page, so that the log's own word for it is not needed. */
  readonly verifierKey: string
  /** The certificate that is checked at once; `null`: only what someone chooses. */
  readonly certificate: CheckedCertificate | null
}
type CheckedCertificate = {
  readonly id: string
  /** What it stated before it grew: papers of then carry these marks. */
  readonly earlier: readonly { readonly revision: number; readonly mark: string }[]
}

/** Checks proofs in the browser: those of the page's certificate, or a file that someone was given. */
function CheckProof({ verifierKey, certificate }: CheckProofProps) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [names, setNames] = useState<readonly StepName[]>(certificate ? OF_CERTIFICATE : OF_PROOF)
  const [subject, setSubject] = useState(certificate ? OWN : '')
  const [looked, setLooked] = useState('')
  const own = useRef<Promise<Blob>>(null)
  const turn = useRef(0)

  async function check(file: Blob | Promise<Blob>, what: string) {
    turn.current += 1
    const mine = turn.current
    setSteps([])
    setLooked('')
    setSubject(what)
    const files = await Promise.resolve(file)
      .then(filesIn)
      .catch(() => [])
    setNames(files.some(isStatement) ? OF_CERTIFICATE : OF_PROOF)
    const page = what === OWN ? { mark: markOfPaper(), certificate: certificate?.id ?? '' } : ANY
    for await (const step of checkProofs(files, { key: verifierKey, ask, ...page })) {
      // Something else was chosen since.
      if (mine !== turn.current) return
      setSteps((before) => [...before, step])
    }
    setLooked(new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }))
  }

  function checkOwn() {
    if (!certificate) return
    own.current ??= fetch(archiveOf(certificate)).then((answer) => answer.blob())
    void check(own.current, OWN)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(checkOwn, [])

  function choose(file: File | undefined) {
    if (file) void check(file, file.name)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }

  return (
    <section
      className={styles.checker}
      aria-label="Check in this browser"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className={styles.verdict} role="status" data-state={verdictOf(steps, looked)}>
        {wordsOf(verdictOf(steps, looked), { subject, looked })}
      </p>
      {subject ? <ProofSteps names={names} steps={steps} /> : null}
      <label className={styles.choose} htmlFor="proof-file">
        <span>
          {certificate ? 'Or check a file you were given' : 'Choose or drop a file'}: a certificate,
          its archive or a proof
        </span>
        <FileInput
          id="proof-file"
          accept=".pdf,.zip,.tlog-proof,.tlog-proofs,.txt"
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </label>
      <p className={styles.stays}>
        It stays in your browser.{' '}
        {certificate && looked ? (
          <Button look="quiet" onClick={checkOwn}>
            Check this certificate again
          </Button>
        ) : null}
      </p>
    </section>
  )
}

/** What stands behind the # of a printed code never reaches a server. */
const markOfPaper = () => /^#([\w-]{22})$/.exec(location.hash)?.[1] ?? ''

/** The files of what the paper states, where the certificate has grown since. */
function archiveOf({ id, earlier }: CheckedCertificate): string {
  const paper = earlier.find(({ mark }) => mark === markOfPaper())
  return `/verify/${id}/${paper ? `files-${paper.revision}` : 'files'}.zip`
}

const isStatement = (file: string) => /^understory-ledger\/v1 statement\n/.test(file)

async function ask(index: number): Promise<string> {
  const answer = await fetch(`/ledger/proof/${index}`, { cache: 'no-store' })
  if (answer.status === 404) return ''
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.text()
}

type Verdict = 'waiting' | 'passed' | 'failed' | 'partly'

function verdictOf(steps: readonly Step[], looked: string): Verdict {
  if (!looked) return 'waiting'
  if (steps.some(({ state }) => state === 'failed')) return 'failed'
  return steps.every(({ state }) => state === 'passed') ? 'passed' : 'partly'
}

type Checked = { readonly subject: string; readonly looked: string }

function wordsOf(verdict: Verdict, { subject, looked }: Checked): string {
  if (!subject) return 'Nothing is checked yet.'
  const what = subject === OWN ? '' : ` in ${subject}`
  const when = `Checked by your browser at ${looked}:`
  if (verdict === 'waiting') return `Checking ${subject} in your browser…`
  if (verdict === 'failed') return `${when} not everything${what} holds.`
  return verdict === 'passed'
    ? `${when} everything${what} holds.`
    : `${when} what could be checked${what} holds.`
}

export default island('check-proof', CheckProof)
