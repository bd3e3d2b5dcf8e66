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
import { certificatesMessage, certificatesRich } from '../messages/messages.generated.ts'
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
          <h2>{certificatesMessage('certificateProof.shareIt')}</h2>
          <p className="quiet">{certificatesMessage('certificateProof.pictureShowsNameDate')}</p>
          <img
            className={styles.share}
            src={`/certificates/${certificate.certificateId}.png`}
            width={1200}
            height={630}
            alt={certificateWords(certificate)}
            loading="lazy"
          />
          <LinkButton href={`/certificates/${certificate.certificateId}.png`} download>
            {certificatesMessage('certificateProof.downloadThePicture')}
          </LinkButton>
        </div>
        <div>
          <h2>{certificatesMessage('certificateProof.checkAnother')}</h2>
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
        {certificatesMessage('certificateProof.thisCertificateIsGenuine')}
      </p>
      {hasLogo ? (
        <img
          className={styles.logo}
          src={`/verify/${certificate.certificateId}/logo.png`}
          alt={certificatesMessage('certificateProof.theLogoOf', { user })}
          width="72"
          height="72"
        />
      ) : null}
      <h1 data-claim={'name' satisfies ClaimPart}>{user}</h1>
      <p className="lead">
        {certificatesRich('certificateProof.givenFollowsTowards', {
          giftFrom: giftFrom ?? '',
          hasGiftFrom: giftFrom ? 'yes' : 'other',
          from: from === to ? 'yes' : 'other',
          part: (words) => <span data-claim={'days' satisfies ClaimPart}>{words}</span>,
          longDateRange: longDateRange({ from, to }),
          reference: reference ?? '',
          hasReference: reference ? 'yes' : 'other',
        })}
      </p>
      {certificate.covers.map((words) => (
        <p key={words}>{certificatesMessage('certificateProof.for', { words })}</p>
      ))}
      <FundedFigures certificate={certificate} />
      <p className="quiet">
        {certificatesRich('certificateProof.shortCodeNumberIssued', {
          strong: (words) => <strong className={styles.code}>{words}</strong>,
          code: shownCode(certificate.code),
          code2: (words) => <code data-claim={'certificate' satisfies ClaimPart}>{words}</code>,
          certificateId: certificate.certificateId,
          longDate: longDate(dayOf(new Date(certificate.issuedAt))),
        })}{' '}
        <CopyLink path={`/verify/${certificate.certificateId}`} />
      </p>
      <PaperAddress
        before={certificatesMessage('certificateProof.checkItAt')}
        path={`/verify/${certificate.certificateId}`}
      />
      <HowToRead />
    </div>
  )
}

function HowToRead() {
  return (
    <details className={`more ${styles.reading}`}>
      <summary>{certificatesMessage('certificateProof.howToReadThis')}</summary>
      <div className="prose">
        <p>{certificatesMessage('certificateProof.genuineMeansLedgerHolds')}</p>
        <p>{certificatesMessage('certificateProof.statesContributionPaidWhom')}</p>
        <p>{certificatesMessage('certificateProof.plantingCollectingTakeTime')}</p>
      </div>
    </details>
  )
}
