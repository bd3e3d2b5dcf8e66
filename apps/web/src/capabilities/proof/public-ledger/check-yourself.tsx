import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import { CheckProof } from '../certificates/public.ts'
import styles from './ledger.module.css'
import { minuteWords } from './ledger-words.ts'

const CHECK = 'npm run verify:proof -- entry-1024.tlog-proof --key "$(curl -s ORIGIN/ledger/key)"'
const DOWNLOAD = 'curl -O ORIGIN/ledger/proof/0'

type CheckYourselfProps = Pick<PublicLedgerSummary, 'checkpoint'> & { readonly origin: string }

/** How anyone checks the ledger without asking us, and what that shows and does not show. */
export function CheckYourself({ checkpoint, origin }: CheckYourselfProps) {
  return (
    <section className={`soil ${styles.ground}`} aria-labelledby="check">
      <div className={`page ${styles.check}`}>
        <div className="flow-16">
          <h2 id="check">Check it yourself</h2>
          <p>
            Each entry is a leaf of one log that only grows. A proof shows, without asking us, that
            an entry stands there unchanged; a saved checkpoint shows later that nothing before it
            was changed, removed or put in another order. The log does not show that a tree was
            planted: for that, follow the project.
          </p>
          {checkpoint ? <CheckProof verifierKey={checkpoint.key} certificate={null} /> : null}
          <ol className={styles.steps}>
            <li>
              Download the proof of an entry above, or by a command:
              <pre>
                <code>{DOWNLOAD.replace('ORIGIN', origin)}</code>
              </pre>
            </li>
            <li>
              Check it with our open-source tool, or with any reader of{' '}
              <a href="https://c2sp.org/tlog-proof">C2SP proofs</a>. It needs no connection:
              <pre>
                <code>{CHECK.replace('ORIGIN', origin)}</code>
              </pre>
            </li>
          </ol>
        </div>
        <dl className={styles.facts}>
          {checkpoint ? (
            <>
              <div>
                <dt>Newest checkpoint</dt>
                <dd>
                  {checkpoint.size} leaves, signed {minuteWords(checkpoint.signedAt)}
                </dd>
              </div>
              <div>
                <dt>Root of the tree</dt>
                <dd className={styles.root}>{checkpoint.root}</dd>
              </div>
            </>
          ) : null}
          <div>
            <dt>For programs</dt>
            <dd className="row-links">
              <a href="/ledger/checkpoint">Checkpoint</a>
              <a href="/ledger/key">Key of the log</a>
              <a href="/ledger/tile/entries/000">First entries</a>
              <a href="/api/public-ledger">Totals as JSON</a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
