import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
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
          <h2 id="proof">Its proof</h2>
          <p className="lead">
            What this certificate states is recorded in a public log, and cannot be changed
            unnoticed. You need not believe us: your browser works it out, and says what it found.
          </p>
          <CheckProof verifierKey={key} certificate={{ id: certificateId, mark }} />
          <noscript>
            <p>Without script, check it with the two commands further down.</p>
          </noscript>
        </div>
        <dl className={styles.meaning}>
          <div>
            <dt>What it shows</dt>
            <dd>
              <ul>
                <li>This certificate was recorded exactly as it stands here, and by what time.</li>
                <li>Its entries add up to its figures, and are of one holder.</li>
                <li>Nothing before it was changed, removed or put in another order since.</li>
              </ul>
            </dd>
          </div>
          <div>
            <dt>What it does not show</dt>
            <dd>
              <ul>
                <li>That a tree was planted or a tonne stored. For that, follow the project.</li>
                <li>Anything else that a paper or a picture of it says.</li>
                <li>
                  That it holds tomorrow. A refund withdraws it, and this page says so when it does.
                </li>
              </ul>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
