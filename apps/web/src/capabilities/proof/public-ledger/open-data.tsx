import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import styles from './ledger.module.css'
import { publicLedgerMessage, publicLedgerRich } from './messages/messages.generated.ts'

const openDataWords = (): Readonly<Record<string, string>> =>
  lookupTable({
    'ledger.jsonl': publicLedgerMessage('openData.jsonLinesTextEach'),
    'ledger.csv': publicLedgerMessage('openData.csvForSpreadsheets'),
  })

/** The whole ledger as files, tied to one checkpoint. */
export function OpenData({ openData }: Pick<PublicLedgerSummary, 'openData'>) {
  return (
    <section className="part prose-width" aria-labelledby="open-data">
      <h2 id="open-data">{publicLedgerMessage('openData.downloadTheWholeLedger')}</h2>
      <p>
        {publicLedgerRich('openData.wholeLedgerOpenData', {
          link: (words) => <a href="https://creativecommons.org/licenses/by/4.0/">{words}</a>,
        })}
      </p>
      {openData ? (
        <>
          <ul className={`list ${styles.files}`}>
            {openData.files.map(({ name, bytes, sha256 }) => (
              <li key={name}>
                <a href={`${openData.address}/${name}`} download>
                  {name}
                </a>{' '}
                <span className="quiet">
                  {openDataWords()[name]}, {sizeWords(bytes)}
                </span>
                <span className={`subline ${styles.root}`}>
                  {publicLedgerMessage('openData.sha256', { sha256 })}
                </span>
              </li>
            ))}
          </ul>
          <p className="quiet">
            {publicLedgerRich('openData.leavesCheckpointColumnsMean', {
              count: formatCount(openData.size),
              date: shownDate(openData.madeAt),
              link: (words) => <a href={`${openData.address}/README.md`}>{words}</a>,
              link2: (words) => <a href={`${openData.address}/manifest.json`}>{words}</a>,
              link3: (words) => <a href={`${openData.address}/SHA256SUMS`}>{words}</a>,
              link4: (words) => <a href={`${openData.address}/checkpoint`}>{words}</a>,
            })}
          </p>
        </>
      ) : (
        <p className="quiet">{publicLedgerMessage('openData.firstFilesMadeWithin')}</p>
      )}
    </section>
  )
}

/** '312 kB'; of what is packed on its way, less is loaded. */
function sizeWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_000)
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${formatCount(Math.ceil(kilobytes / 1_000))} MB`
}
