import type { FootprintVerification } from '@understory/contracts/footprints/documents.ts'
import { dayOf, longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import type { Approach } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import {
  certifiedFigures,
  certifiedRange,
  declaredWords,
} from '@understory/domain/footprints/documents/certificate-words.ts'
import { statementTitle } from '@understory/domain/footprints/documents/verified-parts.ts'
import { shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { scene } from '@understory/pictures/scenes/scene.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { WidePicture } from '@understory/ui/pictures/wide-picture.tsx'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { PaperAddress } from '../../../../shell/paper-address.tsx'
import { CheckForm } from '../check/check-form.tsx'
import styles from './certificate-proof.module.css'
import { CheckedPart } from './checked-part.tsx'
import own from './footprint-proof.module.css'
import { hundredthsInWords, tonnesInWords } from './hundredths-in-words.ts'

type VerifyFootprintProof = { readonly proof: FootprintVerification }
type Stated = NonNullable<FootprintVerification['statement']>

const FOOTPRINT_PROOF_SIZE = { width: 1440, height: 460 } as const

/** What a certificate of a footprint states, and whether it still holds. */
export function FootprintProof({ proof }: VerifyFootprintProof) {
  const { certificateId, statement } = proof
  const { shapes } = scene({
    seed: certificateId,
    trees: 0,
    co2eGrams: 0,
    // A clean shore.
    plasticGrams: 1e9,
    ...FOOTPRINT_PROOF_SIZE,
  })
  return (
    <article>
      <WidePicture height="low">
        <Picture shapes={shapes} {...FOOTPRINT_PROOF_SIZE} fit="cover" />
      </WidePicture>
      <div className={`page ${styles.statement}`}>
        <Verdict proof={proof} />
        {statement ? (
          <Statement statement={statement} isEnded={proof.ended !== null} />
        ) : (
          <Nothing />
        )}
        <p className="quiet">
          Short code <strong className={styles.code}>{shownCode(proof.code)}</strong>, number{' '}
          <code>{certificateId}</code>, issued on {longDate(dayOf(new Date(proof.issuedAt)))}.{' '}
          <CopyLink path={`/verify/${certificateId}`} />
        </p>
        <PaperAddress before="Check it at" path={`/verify/${certificateId}`} />
        <HowToRead />
      </div>
      <section className={`page section off-paper ${styles.onwards}`}>
        <div>
          <h2>Check another</h2>
          <CheckForm />
        </div>
      </section>
    </article>
  )
}

const FOOTPRINT_PROOF_REASONS = {
  withdrawn: 'The company withdrew it',
  redeclared: 'The company declared its footprint again',
  verified: 'The footprint was verified after it was issued',
  unlocked: 'The verified footprint was opened to be changed',
  deleted: 'The footprint was deleted',
} as const

function Verdict({ proof: { ended, replacedBy } }: VerifyFootprintProof) {
  if (!ended) {
    return (
      <p className={styles.verdict}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
        This statement of a footprint is genuine
      </p>
    )
  }
  return (
    <div className="flow-8">
      <p className={`${styles.verdict} ${own.ended}`}>This certificate no longer holds</p>
      <p>
        {FOOTPRINT_PROOF_REASONS[ended.reason]} on {longDate(dayOf(new Date(ended.at)))}. Nobody
        should use it as proof.{' '}
        {replacedBy ? (
          <a href={`/verify/${replacedBy}`}>See the certificate that holds instead</a>
        ) : null}
      </p>
    </div>
  )
}

function Nothing() {
  return (
    <>
      <h1>A footprint that is no longer published</h1>
      <p className="lead">This certificate was real. What it said is not shown any more.</p>
    </>
  )
}

const APPROACHES: Readonly<Record<Approach, string>> = {
  operationalControl: 'operational control',
  financialControl: 'financial control',
  equityShare: 'equity share',
}

type StatementProps = { readonly statement: Stated; readonly isEnded: boolean }

function Statement({ statement, isEnded }: StatementProps) {
  const { companyName, from, to, approach } = statement
  return (
    <>
      <h1>{companyName}</h1>
      <p className="lead">
        {isEnded ? 'stated that it emitted' : 'emitted'} what follows from {longMonth(from)} to{' '}
        {longMonth(to)}, by {APPROACHES[approach]}.
      </p>
      <FootprintProofFigures statement={statement} />
      <p>
        <strong>{statementTitle(statement)}.</strong>{' '}
        {declaredWords({ ...statement, inTonnes: hundredthsInWords })}
      </p>
      <p>{certifiedRange(statement)}</p>
      <CheckedPart statement={statement} />
      <p>
        <strong>Offsets and contributions are not subtracted.</strong>{' '}
        {statement.declaration === null
          ? ''
          : `Declaration ${statement.declaration} of this footprint. `}
        Version of the figures: <code>{statement.version}</code>.
      </p>
    </>
  )
}

function FootprintProofFigures({ statement }: { readonly statement: Stated }) {
  const { total, scope1, scope2, scope3, market, totalMarket } = certifiedFigures(statement)
  const rows = [
    ['Total of CO2e', tonnesInWords(total), `by market ${tonnesInWords(totalMarket)}`],
    ['Scope 1', tonnesInWords(scope1), 'what the company burns and what leaks'],
    ['Scope 2, by location', tonnesInWords(scope2), `by market ${tonnesInWords(market)}`],
    ['Scope 3', tonnesInWords(scope3), 'what it buys, how people travel, what it sells'],
  ] as const
  return (
    <dl className={own.figures}>
      {rows.map(([name, figure, beside]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={own.number}>{figure}</span> <span className="quiet">{beside}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function HowToRead() {
  return (
    <details className={`more ${styles.reading}`}>
      <summary>How to read this</summary>
      <div className="prose">
        <p>
          Genuine means that the company published exactly these figures here, and that it still
          stands by them. It does not mean that they are right: what was checked, and how firmly, is
          said above.
        </p>
        <p>
          It states what was emitted. It does not say that anything was undone, or that a company, a
          product or a person has no impact.
        </p>
      </div>
    </details>
  )
}
