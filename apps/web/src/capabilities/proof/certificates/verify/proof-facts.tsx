import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
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
        <h3>Check it yourself</h3>
        <ol className={styles.commands}>
          <li>
            Download its files, or take those that are attached to the PDF:
            <pre>
              <code>{`curl -O ${origin}${folder}/files.zip`}</code>
            </pre>
          </li>
          <li>
            Check them without a connection, with our open-source tool:
            <pre>
              <code>{`npm run verify:proof -- files.zip --key ${key}`}</code>
            </pre>
          </li>
        </ol>
        <p>
          Any reader of <a href="https://c2sp.org/tlog-proof">C2SP proofs</a> takes them too. Note
          the key down once: what is signed with another one later is not the same log.
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Its place in {log}</dt>
          <dd>
            Leaf {count(index)} of the tree of {count(treeSize)} that was signed on{' '}
            <time dateTime={signedAt}>
              {longDate(dayOf(new Date(signedAt)))} at {signedAt.slice(11, 16)} UTC
            </time>
          </dd>
        </div>
        <div>
          <dt>
            SHA-256 of its statement: revision {count(revision)}, of {count(entries)}{' '}
            {entries === 1 ? 'entry' : 'entries'}
          </dt>
          <dd>
            <code>{statementHash}</code>
          </dd>
        </div>
        <div>
          <dt>
            Key {keyId}, also at <a href="/ledger/key">/ledger/key</a>
          </dt>
          <dd>
            <code>{key}</code>
          </dd>
        </div>
        <div>
          <dt>Files</dt>
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
