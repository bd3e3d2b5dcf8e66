import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import { CheckProof } from '../certificates/public.ts'
import styles from './ledger.module.css'
import { minuteWords } from './ledger-words.ts'
import { publicLedgerMessage, publicLedgerRich } from './messages/messages.generated.ts'

const CHECK = 'npm run verify:proof -- entry-1024.tlog-proof --key "$(curl -s ORIGIN/ledger/key)"'
const DOWNLOAD = 'curl -O ORIGIN/ledger/proof/0'

type CheckYourselfProps = Pick<PublicLedgerSummary, 'checkpoint'> & { readonly origin: string }

/** How anyone checks the ledger without asking us, and what that shows and does not show. */
export function CheckYourself({ checkpoint, origin }: CheckYourselfProps) {
  return (
    <section className={`soil ${styles.ground}`} aria-labelledby="check">
      <div className={`page ${styles.check}`}>
        <div className="flow-16">
          <h2 id="check">{publicLedgerMessage('checkYourself.checkItYourself')}</h2>
          <p>{publicLedgerMessage('checkYourself.eachEntryLeafLog')}</p>
          {checkpoint ? <CheckProof verifierKey={checkpoint.key} certificate={null} /> : null}
          <ol className={styles.steps}>
            <li>
              {publicLedgerMessage('checkYourself.downloadProofEntryAbove')}
              <pre>
                <code>{DOWNLOAD.replace('ORIGIN', origin)}</code>
              </pre>
            </li>
            <li>
              {publicLedgerRich('checkYourself.checkOpenSourceTool', {
                link: (words) => <a href="https://c2sp.org/tlog-proof">{words}</a>,
              })}
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
                <dt>{publicLedgerMessage('checkYourself.newestCheckpoint')}</dt>
                <dd>
                  {publicLedgerMessage('checkYourself.leavesSigned', {
                    count: checkpoint.size,
                    minuteWords: minuteWords(checkpoint.signedAt),
                  })}
                </dd>
              </div>
              <div>
                <dt>{publicLedgerMessage('checkYourself.rootOfTheTree')}</dt>
                <dd className={styles.root}>{checkpoint.root}</dd>
              </div>
            </>
          ) : null}
          <div>
            <dt>{publicLedgerMessage('checkYourself.forPrograms')}</dt>
            <dd className="row-links">
              <a href="/ledger/checkpoint">{publicLedgerMessage('checkYourself.checkpoint')}</a>
              <a href="/ledger/key">{publicLedgerMessage('checkYourself.keyOfTheLog')}</a>
              <a href="/ledger/tile/entries/000">
                {publicLedgerMessage('checkYourself.firstEntries')}
              </a>
              <a href="/api/public-ledger">{publicLedgerMessage('checkYourself.totalsAsJson')}</a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
