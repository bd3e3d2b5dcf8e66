import { Button } from '@understory/ui/forms/button.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import type { DragEvent } from 'react'
import { island } from '../../../../islands/island.tsx'
import {
  checkProofCheckedBrowserDoRely,
  checkProofCheckedBrowserHeldWhen,
  checkProofCheckedBrowserHolds,
  checkProofCheckedBrowserHoldsFar,
  checkProofCheckFileGivenCertificate,
  checkProofCheckInThisBrowser,
  checkProofCheckIt,
  checkProofCheckItAgain,
  checkProofCheckThisCertificateAgain,
  checkProofNothingIsCheckedYet,
  checkProofStaysBrowser,
} from '../island-messages/check-proof.generated.ts'
import styles from './proof-checker.module.css'
import { ProofSteps } from './shown/proof-steps.tsx'
import { VerifiedClaim } from './shown/verified-claim.tsx'
import {
  type CheckedCertificate,
  ORDER,
  type ProofCheck,
  useProofCheck,
} from './use-proof-check.ts'

type CheckProofProps = {
  /** It stands in the page, so that the log's own word for it is not needed. */
  readonly verifierKey: string
  /** The certificate that is checked at once; `null`: only what someone chooses. */
  readonly certificate: CheckedCertificate | null
  /** Where the proof of the page's order is: it is fetched and checked when someone says so, and nothing else. */
  readonly order?: string
}

/** Checks proofs in the browser: those of the page's certificate or order, or a file that someone was given. */
function CheckProof({ verifierKey, certificate, order }: CheckProofProps) {
  const check = useProofCheck(verifierKey, certificate)
  const verdict = verdictOf(check)

  function choose(file: File | undefined) {
    if (file) void check.checkFile(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }

  return (
    <section
      className={styles.checker}
      aria-label={checkProofCheckInThisBrowser()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className={styles.verdict} role="status" data-state={verdict}>
        {WORDS[verdict](check)}
      </p>
      <VerifiedClaim
        {...check}
        isAwaited={verdict === 'waiting' && check.names.includes('name')}
        checkEarlier={() => void check.checkEarlier()}
      />
      {check.subject ? <ProofSteps names={check.names} steps={check.steps} /> : null}
      {order ? (
        <p>
          <Button onClick={() => void check.checkAt(order)}>
            {check.looked ? checkProofCheckItAgain() : checkProofCheckIt()}
          </Button>
        </p>
      ) : (
        <>
          <label className={styles.choose} htmlFor="proof-file">
            <span>
              {checkProofCheckFileGivenCertificate({
                hasCertificate: certificate ? 'yes' : 'other',
              })}
            </span>
            <FileInput
              id="proof-file"
              accept=".pdf,.zip,.tlog-proof,.tlog-proofs,.txt"
              onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
            />
          </label>
          <p className={styles.stays}>
            {checkProofStaysBrowser()}{' '}
            {certificate && verdict !== 'waiting' ? (
              <Button look="quiet" onClick={() => void check.checkOwn()}>
                {checkProofCheckThisCertificateAgain()}
              </Button>
            ) : null}
          </p>
        </>
      )}
    </section>
  )
}

type Verdict = 'nothing' | 'waiting' | 'unread' | 'passed' | 'failed' | 'partly'

function verdictOf({ subject, steps, looked, isUnread }: ProofCheck): Verdict {
  if (!subject) return 'nothing'
  if (isUnread) return 'unread'
  if (!looked) return 'waiting'
  if (steps.some(({ state }) => state === 'failed')) return 'failed'
  return steps.every(({ state }) => state === 'passed') ? 'passed' : 'partly'
}

const WORDS: Record<Verdict, (check: ProofCheck) => string> = {
  nothing: () => checkProofNothingIsCheckedYet(),
  waiting: ({ subject }) => `Checking ${subject} in your browser…`,
  unread: ({ subject }) => `${subject} could not be read, so nothing in it is checked.`,
  passed: (check) => checkProofCheckedBrowserHolds({ looked: check.looked, whatOf: whatOf(check) }),
  partly: (check) =>
    check.steps.some(({ state }) => state === 'changed')
      ? checkProofCheckedBrowserHeldWhen({ looked: check.looked, whatOf: whatOf(check) })
      : checkProofCheckedBrowserHoldsFar({ looked: check.looked, whatOf: whatOf(check) }),
  failed: ({ looked, subject }) => checkProofCheckedBrowserDoRely({ looked, subject }),
}

const whatOf = ({ claim, subject }: ProofCheck) =>
  claim ? `the claim in ${subject}` : subject === ORDER ? ORDER : `what ${subject} proves`

export default island('check-proof', CheckProof)
