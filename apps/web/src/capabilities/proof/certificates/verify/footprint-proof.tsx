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
import { strongWords } from '../../../../shell/message-tags.tsx'
import { PaperAddress } from '../../../../shell/paper-address.tsx'
import { CheckForm } from '../check/check-form.tsx'
import { certificatesMessage, certificatesRich } from '../messages/messages.generated.ts'
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
          {certificatesRich('footprintProof.shortCodeNumberIssued', {
            strong: (words) => <strong className={styles.code}>{words}</strong>,
            code: shownCode(proof.code),
            code2: (words) => <code>{words}</code>,
            certificateId,
            longDate: longDate(dayOf(new Date(proof.issuedAt))),
          })}{' '}
          <CopyLink path={`/verify/${certificateId}`} />
        </p>
        <PaperAddress
          before={certificatesMessage('footprintProof.checkItAt')}
          path={`/verify/${certificateId}`}
        />
        <HowToRead />
      </div>
      <section className={`page section off-paper ${styles.onwards}`}>
        <div>
          <h2>{certificatesMessage('footprintProof.checkAnother')}</h2>
          <CheckForm />
        </div>
      </section>
    </article>
  )
}

const footprintProofReasons = () =>
  ({
    withdrawn: certificatesMessage('footprintProof.theCompanyWithdrewIt'),
    redeclared: certificatesMessage('footprintProof.companyDeclaredFootprintAgain'),
    verified: certificatesMessage('footprintProof.footprintVerifiedAfterIssued'),
    unlocked: certificatesMessage('footprintProof.verifiedFootprintOpenedChanged'),
    deleted: certificatesMessage('footprintProof.theFootprintWasDeleted'),
  }) as const

function Verdict({ proof: { ended, replacedBy } }: VerifyFootprintProof) {
  if (!ended) {
    return (
      <p className={styles.verdict}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
        {certificatesMessage('footprintProof.statementFootprintGenuine')}
      </p>
    )
  }
  return (
    <div className="flow-8">
      <p className={`${styles.verdict} ${own.ended}`}>
        {certificatesMessage('footprintProof.certificateNoLongerHolds')}
      </p>
      <p>
        {certificatesMessage('footprintProof.nobodyShouldUseProof', {
          footprintProofReasons: footprintProofReasons()[ended.reason],
          longDate: longDate(dayOf(new Date(ended.at))),
        })}{' '}
        {replacedBy ? (
          <a href={`/verify/${replacedBy}`}>
            {certificatesMessage('footprintProof.seeCertificateHoldsInstead')}
          </a>
        ) : null}
      </p>
    </div>
  )
}

function Nothing() {
  return (
    <>
      <h1>{certificatesMessage('footprintProof.footprintNoLongerPublished')}</h1>
      <p className="lead">{certificatesMessage('footprintProof.certificateRealSaidShown')}</p>
    </>
  )
}

const approachNames = (): Readonly<Record<Approach, string>> => ({
  operationalControl: certificatesMessage('footprintProof.operationalControl'),
  financialControl: certificatesMessage('footprintProof.financialControl'),
  equityShare: certificatesMessage('footprintProof.equityShare'),
})

type StatementProps = { readonly statement: Stated; readonly isEnded: boolean }

function Statement({ statement, isEnded }: StatementProps) {
  const { companyName, from, to, approach } = statement
  return (
    <>
      <h1>{companyName}</h1>
      <p className="lead">
        {certificatesMessage('footprintProof.statedEmittedFollows', {
          isEnded: isEnded ? 'yes' : 'other',
          longMonth: longMonth(from),
          longMonth2: longMonth(to),
          approaches: approachNames()[approach],
        })}
      </p>
      <FootprintProofFigures statement={statement} />
      <p>
        <strong>{statementTitle(statement)}.</strong>{' '}
        {declaredWords({ ...statement, inTonnes: hundredthsInWords })}
      </p>
      <p>{certifiedRange(statement)}</p>
      <CheckedPart statement={statement} />
      <p>
        {certificatesRich('footprintProof.offsetsContributionsSubtractedVersion', {
          strong: strongWords,
          declaration: statement.declaration === null ? '' : String(statement.declaration),
          noDeclaration: statement.declaration === null ? 'yes' : 'other',
          code: (words) => <code>{words}</code>,
          version: statement.version,
        })}
      </p>
    </>
  )
}

function FootprintProofFigures({ statement }: { readonly statement: Stated }) {
  const { total, scope1, scope2, scope3, market, totalMarket } = certifiedFigures(statement)
  const rows = [
    [
      certificatesMessage('footprintProof.totalOfCo2e'),
      tonnesInWords(total),
      certificatesMessage('footprintProof.byMarket', { totalMarket: tonnesInWords(totalMarket) }),
    ],
    ['Scope 1', tonnesInWords(scope1), certificatesMessage('footprintProof.whatCompanyBurnsWhat')],
    [
      'Scope 2, by location',
      tonnesInWords(scope2),
      certificatesMessage('footprintProof.byMarket2', { market: tonnesInWords(market) }),
    ],
    ['Scope 3', tonnesInWords(scope3), certificatesMessage('footprintProof.whatBuysHowPeople')],
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
      <summary>{certificatesMessage('footprintProof.howToReadThis')}</summary>
      <div className="prose">
        <p>{certificatesMessage('footprintProof.genuineMeansCompanyPublished')}</p>
        <p>{certificatesMessage('footprintProof.statesEmittedDoesSay')}</p>
      </div>
    </details>
  )
}
