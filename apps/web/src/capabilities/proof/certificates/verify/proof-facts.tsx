import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { certificatesMessage, certificatesRich } from '../messages/messages.generated.ts'
import styles from './proof-facts.module.css'

type ProofFactsProps = {
  readonly certificateId: string
  readonly origin: string
  readonly proof: NonNullable<CertificateVerification['proof']>
}

const count = (number: number) => number.toLocaleString('en-GB')

/** Where a certificate stands in the log, its files, and how to check them without this page. */
export function ProofFacts({ certificateId, origin, proof }: ProofFactsProps) {
  const { index, treeSize, signedAt, statementHash, log, key, keyId, files, revision } = proof
  const { entries } = proof.stated
  const folder = `/verify/${certificateId}`
  return (
    <div className={styles.parts}>
      <div className="flow-16">
        <h3>{certificatesMessage('proofFacts.checkItYourself')}</h3>
        <ol className={styles.commands}>
          <li>
            {certificatesMessage('proofFacts.downloadFilesTakeThose')}
            <pre>
              <code>{certificatesMessage('proofFacts.curlOFilesZip', { origin, folder })}</code>
            </pre>
          </li>
          <li>
            {certificatesMessage('proofFacts.checkWithoutConnectionOpen')}
            <pre>
              <code>{certificatesMessage('proofFacts.npmRunVerifyProof', { key })}</code>
            </pre>
          </li>
        </ol>
        <p>
          {certificatesRich('proofFacts.anyReaderC2spProofs', {
            link: (words) => <a href="https://c2sp.org/tlog-proof">{words}</a>,
          })}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{certificatesMessage('proofFacts.itsPlaceIn', { log })}</dt>
          <dd>
            {certificatesRich('proofFacts.leafTreeSignedUtc', {
              count: count(index),
              count2: count(treeSize),
              time: (words) => <time dateTime={signedAt}>{words}</time>,
              longDate: longDate(dayOf(new Date(signedAt))),
              signedAt: signedAt.slice(11, 16),
            })}
          </dd>
        </div>
        <div>
          <dt>
            {certificatesMessage('proofFacts.sha256StatementRevision', {
              count: count(revision),
              count2: count(entries),
              entries,
            })}
          </dt>
          <dd>
            <code>{statementHash}</code>
          </dd>
        </div>
        <div>
          <dt>
            {certificatesRich('proofFacts.keyLedgerKey', {
              keyId,
              link: (words) => <a href="/ledger/key">{words}</a>,
            })}
          </dt>
          <dd>
            <code>{key}</code>
          </dd>
        </div>
        <div>
          <dt>{certificatesMessage('proofFacts.files')}</dt>
          <dd className="row-links">
            {shownOf(files).map((name) => (
              <a key={name} href={`${folder}/${name}`} download={name}>
                {name}
              </a>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Those of the entries are linked in their table. */
const shownOf = (files: readonly string[]) => files.filter((name) => !/^entry-/.test(name))
