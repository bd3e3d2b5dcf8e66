import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import styles from './ledger.module.css'

const WORDS: Readonly<Record<string, string>> = lookupTable({
  'ledger.jsonl': 'JSON lines, with the text of each leaf',
  'ledger.csv': 'CSV, for spreadsheets',
})

/** The whole ledger as files, tied to one checkpoint. */
export function OpenData({ openData }: Pick<PublicLedgerSummary, 'openData'>) {
  return (
    <section className="part prose-width" aria-labelledby="open-data">
      <h2 id="open-data">Download the whole ledger</h2>
      <p>
        The whole ledger is open data under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>: use it for anything,
        and say where it is from. It names nobody.
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
                  {WORDS[name]}, {sizeWords(bytes)}
                </span>
                <span className={`subline ${styles.root}`}>SHA-256 {sha256}</span>
              </li>
            ))}
          </ul>
          <p className="quiet">
            {formatCount(openData.size)} leaves, as of a checkpoint of {shownDate(openData.madeAt)}.{' '}
            <a href={`${openData.address}/README.md`}>What the columns mean</a>,{' '}
            <a href={`${openData.address}/manifest.json`}>manifest</a>,{' '}
            <a href={`${openData.address}/SHA256SUMS`}>checksums</a>,{' '}
            <a href={`${openData.address}/checkpoint`}>checkpoint</a>.
          </p>
        </>
      ) : (
        <p className="quiet">The first files are made within minutes of the first entry.</p>
      )}
    </section>
  )
}

/** '312 kB'; of what is packed on its way, less is loaded. */
function sizeWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_000)
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${formatCount(Math.ceil(kilobytes / 1_000))} MB`
}
