import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { dayOf, longDate, longDateRange } from '@understory/domain/calendar/calendar.ts'
import { shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { WidePicture } from '@understory/ui/pictures/wide-picture.tsx'
import type { ComponentProps } from 'react'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { PaperAddress } from '../../../../shell/paper-address.tsx'
import { CertificatePicture, certificateWords } from '../certificate-picture.tsx'
import { CheckForm } from '../check/check-form.tsx'
import type { ClaimPart } from '../proof-checker/compare-page.ts'
import styles from './certificate-proof.module.css'
import { FundedFigures } from './funded-figures.tsx'
import { LedgerEvidence } from './ledger-evidence.tsx'
import { ProofSection } from './proof-section.tsx'
import { ProofToCome } from './proof-to-come.tsx'

type Certified = { readonly certificate: CertificateVerification }
type CertificateProofProps = Certified & ComponentProps<typeof LedgerEvidence>

/** What a certificate states, then the evidence for it in more and more detail. */
export function CertificateProof(props: CertificateProofProps) {
  const { certificate } = props
  const { certificateId, proof } = certificate
  return (
    <article>
      <WidePicture height="low">
        <CertificatePicture certificate={certificate} />
      </WidePicture>
      <Statement certificate={certificate} />
      {proof ? (
        <ProofSection certificateId={certificateId} proof={proof} />
      ) : (
        <ProofToCome certificateId={certificateId} />
      )}
      <section className={`soil section ${styles.evidence}`} aria-labelledby="ledger">
        <div className="page stack-wide">
          <LedgerEvidence {...props} />
        </div>
      </section>
      <section className={`page section off-paper ${styles.onwards}`}>
        <div>
          <h2>Share it</h2>
          <p className="quiet">
            The picture shows the name, the date and the figures, never the price or an address.
          </p>
          <img
            className={styles.share}
            src={`/certificates/${certificate.certificateId}.png`}
            width={1200}
            height={630}
            alt={certificateWords(certificate)}
            loading="lazy"
          />
          <LinkButton href={`/certificates/${certificate.certificateId}.png`} download>
            Download the picture
          </LinkButton>
        </div>
        <div>
          <h2>Check another</h2>
          <CheckForm />
        </div>
      </section>
    </article>
  )
}

function Statement({ certificate }: Certified) {
  const { user, reference, giftFrom, hasLogo } = certificate
  const from = certificate.date
  const to = certificate.dateTo
  return (
    <div className={`page ${styles.statement}`}>
      <p className={styles.verdict}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
        This certificate is genuine
      </p>
      {hasLogo ? (
        <img
          className={styles.logo}
          src={`/verify/${certificate.certificateId}/logo.png`}
          alt={`The logo of ${user}`}
          width="72"
          height="72"
        />
      ) : null}
      <h1 data-claim={'name' satisfies ClaimPart}>{user}</h1>
      <p className="lead">
        {giftFrom ? `was given what follows by ${giftFrom}` : 'funded what follows'},{' '}
        {from === to ? 'on' : 'for'}{' '}
        <span data-claim={'days' satisfies ClaimPart}>{longDateRange({ from, to })}</span>
        {reference ? `, towards ${reference}` : ''}.
      </p>
      {certificate.covers.map((words) => (
        <p key={words}>For {words}.</p>
      ))}
      <FundedFigures certificate={certificate} />
      <p className="quiet">
        Short code <strong className={styles.code}>{shownCode(certificate.code)}</strong>, number{' '}
        <code data-claim={'certificate' satisfies ClaimPart}>{certificate.certificateId}</code>,
        issued on {longDate(dayOf(new Date(certificate.issuedAt)))}.{' '}
        <CopyLink path={`/verify/${certificate.certificateId}`} />
      </p>
      <PaperAddress before="Check it at" path={`/verify/${certificate.certificateId}`} />
      <HowToRead />
    </div>
  )
}

function HowToRead() {
  return (
    <details className={`more ${styles.reading}`}>
      <summary>How to read this</summary>
      <div className="prose">
        <p>
          Genuine means that our ledger holds the entries below, and that they add up to the figures
          above. We add them up each time this page is opened.
        </p>
        <p>
          It states a contribution: what was paid for, by whom and for when. It does not say that
          anyone's own emissions are undone, or that a person, a product or a company has no impact.
        </p>
        <p>
          Planting and collecting take time. What is funded today happens at the project in the
          months that follow.
        </p>
      </div>
    </details>
  )
}
