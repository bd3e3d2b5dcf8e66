import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { certificatesMessage } from '../messages/messages.generated.ts'
import CheckProof from '../proof-checker/check-proof.island.tsx'
import styles from './proof-section.module.css'

type ProofSectionProps = {
  readonly certificateId: string
  readonly proof: NonNullable<CertificateVerification['proof']>
}

/** The proof of a certificate, checked in the browser, with what it shows and what it does not. */
export function ProofSection({ certificateId, proof }: ProofSectionProps) {
  const { key, mark } = proof
  return (
    <section className={`lichen section ${styles.section}`} aria-labelledby="proof">
      <div className={`page ${styles.columns}`}>
        <div className="flow-16">
          <h2 id="proof">{certificatesMessage('proofSection.itsProof')}</h2>
          <p className="lead">
            {certificatesMessage('proofSection.certificateStatesRecordedPublic')}
          </p>
          <CheckProof verifierKey={key} certificate={{ id: certificateId, mark }} />
          <noscript>
            <p>{certificatesMessage('proofSection.withoutScriptCheckTwo')}</p>
          </noscript>
        </div>
        <dl className={styles.meaning}>
          <div>
            <dt>{certificatesMessage('proofSection.whatItShows')}</dt>
            <dd>
              <ul>
                <li>{certificatesMessage('proofSection.certificateRecordedExactlyStands')}</li>
                <li>{certificatesMessage('proofSection.entriesAddUpFigures')}</li>
                <li>{certificatesMessage('proofSection.nothingBeforeChangedRemoved')}</li>
              </ul>
            </dd>
          </div>
          <div>
            <dt>{certificatesMessage('proofSection.doesShow')}</dt>
            <dd>
              <ul>
                <li>{certificatesMessage('proofSection.treePlantedTonneStored')}</li>
                <li>{certificatesMessage('proofSection.anythingElsePaperPicture')}</li>
                <li>{certificatesMessage('proofSection.holdsTomorrowRefundWithdraws')}</li>
              </ul>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
