import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { dayOf, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { BatchesOfCertificate } from '../../supply/public.ts'
import { certificatesMessage, certificatesRich } from '../messages/messages.generated.ts'
import { impactWord } from './impact-word.ts'
import { ProofFacts } from './proof-facts.tsx'
import { type Revisions, RevisionsOfCertificate } from './revisions-of-certificate.tsx'

type Entry = CertificateVerification['ledgerEntries'][number]

const quantityOf = ({ impact, quantity }: Entry) =>
  impact === 'trees' ? exactTrees(quantity) : exactGrams(quantity)

function countsFor({ effectiveFrom, effectiveTo }: Entry): string {
  const from = shortDate(effectiveFrom)
  return effectiveFrom === effectiveTo ? from : `${from} to ${shortDate(effectiveTo)}`
}

const ledgerEvidenceColumns = (): readonly Column<Entry>[] => [
  { key: 'id', title: certificatesMessage('ledgerEvidence.entry'), cell: ({ id }) => id },
  {
    key: 'what',
    title: certificatesMessage('ledgerEvidence.what'),
    cell: ({ impact }) => impactWord(impact),
  },
  {
    key: 'quantity',
    title: certificatesMessage('ledgerEvidence.quantity'),
    figures: true,
    cell: quantityOf,
  },
  { key: 'counts', title: certificatesMessage('ledgerEvidence.countsFor'), cell: countsFor },
  {
    key: 'recorded',
    title: certificatesMessage('ledgerEvidence.recorded'),
    cell: ({ recordedAt }) => (
      <time dateTime={recordedAt}>
        {certificatesMessage('ledgerEvidence.utc', {
          longDate: longDate(dayOf(new Date(recordedAt))),
          recordedAt: recordedAt.slice(11, 16),
        })}
      </time>
    ),
  },
  {
    key: 'proof',
    title: certificatesMessage('ledgerEvidence.proof'),
    cell: ({ id, logIndex, leafHash }) =>
      logIndex === null ? (
        certificatesMessage('ledgerEvidence.withinSeconds')
      ) : (
        <>
          <a href={`/ledger/proof/${logIndex}`} download={`entry-${id}.tlog-proof`}>
            {certificatesRich('ledgerEvidence.leafDownloadProofEntry', {
              logIndex: String(logIndex),
              hidden: hiddenWords,
              id: String(id),
            })}
          </a>
          {leafHash === null ? null : (
            <span className="subline">
              <code title={leafHash}>{leafHash.slice(0, SHORT_HASH)}…</code>
            </span>
          )}
        </>
      ),
  },
]

const SHORT_HASH = 10

/** A year of a spread; a longer list is collapsed below its sum. */
const SHOWN = 12

/** "36 entries: 120 trees, 1.5 tonnes of CO2e, 500 g of plastic." */
function sumInWords({ entryCount, products }: CertificateVerification): string {
  const { trees, kg_co2e: kilograms, g_plastic: plastic } = products
  return `${countedEntries(entryCount)}: ${quantitiesInWords({
    milliTrees: Math.round(trees * 1000),
    co2eGrams: Math.round(kilograms * 1000),
    plasticGrams: plastic,
  })}.`
}

/** "2 entries of 3 trees". */
const unstatedWords = (unstated: Unstated) =>
  `${countedEntries(unstated.entries)} of ${quantitiesInWords(unstated)}`

const countedEntries = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'entry' : 'entries'}`

type Unstated = NonNullable<CertificateVerification['unstated']>

function quantitiesInWords(of: Omit<Unstated, 'entries'>): string {
  const { milliTrees, co2eGrams, plasticGrams } = of
  return [
    milliTrees === 0 ? '' : exactTrees(milliTrees),
    co2eGrams === 0 ? '' : `${exactGrams(co2eGrams)} of CO2e`,
    plasticGrams === 0
      ? ''
      : certificatesMessage('ledgerEvidence.plastic', { plasticGrams: exactGrams(plasticGrams) }),
  ]
    .filter(Boolean)
    .join(', ')
}

function Entries({ caption, rows }: { caption: string; rows: readonly Entry[] }) {
  return (
    <DataTable
      asCards
      caption={caption}
      columns={ledgerEvidenceColumns()}
      rows={rows}
      rowKey={({ id }) => String(id)}
    />
  )
}

type LedgerEvidenceProps = {
  readonly certificate: CertificateVerification
  /** What it stated since it was issued; `null`: it stated one thing. */
  readonly revisions: Revisions | null
  /** Whether the entries shown come before the newest. */
  readonly isOlder: boolean
  readonly origin: string
}

/** The lines of the ledger that add up to the certificate. */
export function LedgerEvidence({ certificate, revisions, isOlder, origin }: LedgerEvidenceProps) {
  const { certificateId, proof } = certificate
  const entries = certificate.ledgerEntries
  const shown = entries.slice(0, SHOWN)
  const folded = entries.slice(SHOWN)
  return (
    <>
      <h2 id="ledger">{certificatesMessage('ledgerEvidence.theEntriesBeneathIt')}</h2>
      <p className="lead">{certificatesMessage('ledgerEvidence.figuresAboveSumLedgers')}</p>
      <p>
        <strong>{sumInWords(certificate)}</strong>
      </p>
      {certificate.unstated ? (
        <p>
          {certificatesMessage('ledgerEvidence.statementLeavesOutPublic', {
            unstatedWords: unstatedWords(certificate.unstated),
            entries: certificate.unstated.entries,
          })}
        </p>
      ) : null}
      <Entries caption={certificatesMessage('ledgerEvidence.caption')} rows={shown} />
      {folded.length > 0 ? (
        <details>
          <summary>
            {certificatesMessage('ledgerEvidence.showTheOtherEntries', { count: folded.length })}
          </summary>
          <Entries
            caption={certificatesMessage('ledgerEvidence.otherLedgerEntriesCertificate')}
            rows={folded}
          />
        </details>
      ) : null}
      <OtherEntries certificate={certificate} isOlder={isOlder} />
      <BatchesOfCertificate supply={certificate.supply} />
      <p>
        {certificatesRich('ledgerEvidence.everyEntryLeafPublic', {
          link: (words) => <a href="/public-ledger">{words}</a>,
        })}
      </p>
      {proof ? <ProofFacts certificateId={certificateId} origin={origin} proof={proof} /> : null}
      {revisions ? (
        <RevisionsOfCertificate certificateId={certificateId} revisions={revisions} />
      ) : null}
      <p className="quiet">
        {certificatesRich('ledgerEvidence.machineAskSameFacts', {
          link: (words) => <a href={`/api/certificates/${certificate.certificateId}`}>{words}</a>,
        })}
      </p>
    </>
  )
}

type OtherEntriesProps = Pick<LedgerEvidenceProps, 'certificate' | 'isOlder'>

/** The entries of a certificate that grew stand on several pages. */
function OtherEntries({ certificate, isOlder }: OtherEntriesProps) {
  const { certificateId, olderEntries } = certificate
  if (olderEntries === null && !isOlder) return null
  const page = `/verify/${certificateId}`
  return (
    <p className="row-links">
      {isOlder ? (
        <a href={`${page}#ledger`}>{certificatesMessage('ledgerEvidence.theNewestEntries')}</a>
      ) : null}
      {olderEntries === null ? null : (
        <a href={`${page}?entries=${olderEntries}#ledger`}>
          {certificatesMessage('ledgerEvidence.earlierEntries')}
        </a>
      )}
    </p>
  )
}
