import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { DisclosureProfile } from '@understory/contracts/footprints/disclosure-profiles.ts'
import type { FootprintCertificate } from '@understory/contracts/footprints/documents.ts'
import { longMonth, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { closesDialog, Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { CopyLink } from '../../../shell/copy-link.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import {
  certificateFile,
  exportAddress,
  reportAddress,
  workbookAddress,
} from '../company-footprints/public.ts'
import { AboutReport } from './about-report.tsx'
import { disclosuresAddress } from './disclosures/disclosures-address.ts'
import styles from './documents-page.module.css'
import { secrAddress } from './secr/secr-address.ts'

type DocumentsPageProps = {
  readonly footprint: Footprint
  /** Since it was declared. */
  readonly isChanged: boolean
  /** The newest first. */
  readonly certificates: readonly FootprintCertificate[]
  readonly mayChange: boolean
  readonly profile: DisclosureProfile
  /** What the report says of itself. */
  readonly maySay: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const DOCUMENTS_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  about: 'Saved. The report says it from now on.',
  issue: 'The certificate is published. Anyone who has its number can verify it.',
  withdraw: 'The certificate is withdrawn. Its page says so, and shows no figures.',
})

/** A footprint to send on: as a report, as a workbook, and as a certificate that strangers can check. */
export function DocumentsPage(props: DocumentsPageProps) {
  const { footprint, done, refused } = props
  const { companyName, startMonth, status } = footprint
  const said = done === null ? undefined : DOCUMENTS_PAGE_DONE[done]
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: '/my-impact/dashboards/footprint', label: 'Footprint' }]}
          here="Report and certificate"
        />
        <h1>Report and certificate</h1>
        <p className="lead quiet">
          {companyName}, {longMonth(startMonth)} to {longMonth(shiftMonth(startMonth, 11))},{' '}
          {STATUS_WORDS[status].toLowerCase()}.
        </p>
      </header>
      {said ? <Notice kind="success" title={said} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <div className={styles.parts}>
        <Report {...props} />
        <Certificate {...props} />
        <Disclosures footprintId={footprint.footprintId} />
      </div>
      <AboutReport
        profile={props.profile}
        mayChange={props.maySay}
        refused={refused?.values.intent === 'about' ? refused : null}
      />
    </div>
  )
}

function Disclosures({ footprintId }: Pick<Footprint, 'footprintId'>) {
  return (
    <section className={`panel flow-16 ${styles.wide}`} aria-labelledby="disclosures">
      <h2 id="disclosures">Energy and carbon report (SECR)</h2>
      <p>
        UK energy in kWh, its emissions and their intensity, with words for the directors’ report.
      </p>
      <p>
        <LinkButton href={secrAddress(footprintId)}>Open the SECR figures</LinkButton>
      </p>
      <p>
        The same figures as other rules ask for them:{' '}
        <a href={disclosuresAddress(footprintId)}>all disclosures of this year</a>.
      </p>
    </section>
  )
}

function Report({ footprint, isChanged }: Pick<DocumentsPageProps, 'footprint' | 'isChanged'>) {
  const { footprintId, isRefined, status } = footprint
  return (
    <section className="panel flow-16" aria-labelledby="report">
      <h2 id="report">Report</h2>
      <p>
        What the GHG Protocol, ISO 14064-1 and SECR ask for: boundary, scopes by both methods,
        categories, factors, data quality, exclusions, base year, intensity, energy and
        verification. An index at its end says what is given, and what is missing.
      </p>
      {status === 'estimated' ? (
        <p>This footprint is an estimate, and every page of the report says so.</p>
      ) : null}
      {isChanged ? (
        <p>
          The inventory was changed after it was declared. The report has what was declared; XLSX
          and CSV have the lines as they are now.
        </p>
      ) : null}
      <p>
        <LinkButton look="action" href={reportAddress(footprintId)} download>
          Download the report (PDF)
        </LinkButton>
      </p>
      {isRefined ? (
        <p>
          Every line with its factor:{' '}
          <a href={workbookAddress(footprintId)} download>
            as XLSX
          </a>{' '}
          or{' '}
          <a href={exportAddress(footprintId)} download>
            as CSV
          </a>
          .
        </p>
      ) : null}
    </section>
  )
}

function Certificate({ footprint, certificates, mayChange }: DocumentsPageProps) {
  const holding = certificates.find(({ ended }) => ended === null)
  const before = certificates.filter(({ ended }) => ended !== null)
  return (
    <section className="panel flow-16" aria-labelledby="certificate">
      <h2 id="certificate">Certificate</h2>
      <p>
        A page that anyone can verify by its number, its short code or the code printed on it. It
        states the company, the months, the scopes by both methods, the range, and what was verified
        by whom. What you fund is not subtracted.
      </p>
      {holding ? (
        <Holding certificate={holding} mayChange={mayChange} />
      ) : (
        <Issue footprint={footprint} mayChange={mayChange} />
      )}
      {before.length > 0 ? <Ended certificates={before} /> : null}
    </section>
  )
}

type HoldingProps = { readonly certificate: FootprintCertificate; readonly mayChange: boolean }

function Holding({ certificate, mayChange }: HoldingProps) {
  const { certificateId, code, issuedAt } = certificate
  const dialog = `withdraw-${certificateId}`
  return (
    <>
      <p>
        Published on {shownDate(issuedAt)}. Short code{' '}
        <strong className={styles.code}>{shownCode(code)}</strong>,{' '}
        <a href={`/verify/${certificateId}`}>its public page</a>.{' '}
        <CopyLink path={`/verify/${certificateId}`} />
      </p>
      <div className="row-12">
        <LinkButton look="action" href={certificateFile(certificateId)} download>
          Download the certificate (PDF)
        </LinkButton>
        {mayChange ? <Button {...opensDialog(dialog)}>Withdraw it</Button> : null}
      </div>
      {mayChange ? (
        <Dialog id={dialog} title="Withdraw this certificate?">
          <form method="post" className="flow-16">
            <p>
              Its page then says that it was withdrawn and when, and shows no figures any more. Its
              number cannot be used again; you can publish a new one.
            </p>
            <input type="hidden" name="certificateId" value={certificateId} />
            <div className="row-12">
              <Button look="danger" type="submit" name="intent" value="withdraw">
                Withdraw it
              </Button>
              <Button type="button" {...closesDialog(dialog)}>
                Keep it
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}

function Issue({ footprint, mayChange }: Pick<DocumentsPageProps, 'footprint' | 'mayChange'>) {
  const { status } = footprint
  if (status === 'estimated') {
    return (
      <p>An estimate has no certificate. Refine it with your own figures and declare it first.</p>
    )
  }
  if (status === 'verifying') return <p>It can be published once the verification is decided.</p>
  if (!mayChange) return <p>It is not published. Someone who may buy for this account can do it.</p>
  return (
    <form method="post" className="flow-12">
      <p>
        By publishing it you agree that anyone who has its number sees these figures. It ends by
        itself when the footprint is declared again, verified or unlocked, and you can withdraw it.
      </p>
      <p>
        <Button look="action" type="submit" name="intent" value="issue">
          Publish a certificate
        </Button>
      </p>
    </form>
  )
}

const DOCUMENTS_PAGE_REASONS = {
  withdrawn: 'withdrawn',
  redeclared: 'the footprint was declared again',
  verified: 'the footprint was verified since',
  unlocked: 'the verified footprint was unlocked',
  deleted: 'the footprint was deleted',
} as const

function Ended({ certificates }: Pick<DocumentsPageProps, 'certificates'>) {
  return (
    <details className="more">
      <summary>Certificates that no longer hold</summary>
      <ul className="flow-8">
        {certificates.map(({ certificateId, code, ended }) => (
          <li key={certificateId}>
            <a href={`/verify/${certificateId}`}>{shownCode(code)}</a>
            {ended ? `, since ${shownDate(ended.at)}: ${DOCUMENTS_PAGE_REASONS[ended.reason]}` : ''}
          </li>
        ))}
      </ul>
    </details>
  )
}
