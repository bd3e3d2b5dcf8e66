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
import { EndedCertificates } from './ended-certificates.tsx'
import { documentsMessage, documentsRich } from './messages/messages.generated.ts'
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

const documentsPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    about: documentsMessage('documents.savedReportSaysNow'),
    issue: documentsMessage('documents.certificatePublishedAnyoneNumber'),
    withdraw: documentsMessage('documents.certificateWithdrawnPageSays'),
  })

/** A footprint to send on: as a report, as a workbook, and as a certificate that strangers can check. */
export function DocumentsPage(props: DocumentsPageProps) {
  const { footprint, done, refused } = props
  const { companyName, startMonth, status } = footprint
  const said = done === null ? undefined : documentsPageDone()[done]
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: documentsMessage('documents.footprint'),
            },
          ]}
          here={documentsMessage('documents.reportAndCertificate')}
        />
        <h1>{documentsMessage('documents.reportAndCertificate')}</h1>
        <p className="lead quiet">
          {documentsMessage('documents.to', {
            companyName,
            longMonth: longMonth(startMonth),
            longMonth2: longMonth(shiftMonth(startMonth, 11)),
            statusWords: STATUS_WORDS[status].toLowerCase(),
          })}
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
      <h2 id="disclosures">{documentsMessage('documents.energyCarbonReportSecr')}</h2>
      <p>{documentsMessage('documents.ukEnergyKwhEmissions')}</p>
      <p>
        <LinkButton href={secrAddress(footprintId)}>
          {documentsMessage('documents.openTheSecrFigures')}
        </LinkButton>
      </p>
      <p>
        {documentsRich('documents.sameFiguresOtherRules', {
          link: (words) => <a href={disclosuresAddress(footprintId)}>{words}</a>,
        })}
      </p>
    </section>
  )
}

function Report({ footprint, isChanged }: Pick<DocumentsPageProps, 'footprint' | 'isChanged'>) {
  const { footprintId, isRefined, status } = footprint
  return (
    <section className="panel flow-16" aria-labelledby="report">
      <h2 id="report">{documentsMessage('documents.report')}</h2>
      <p>{documentsMessage('documents.ghgProtocolIso14064')}</p>
      {status === 'estimated' ? (
        <p>{documentsMessage('documents.footprintEstimateEveryPage')}</p>
      ) : null}
      {isChanged ? <p>{documentsMessage('documents.inventoryChangedAfterDeclared')}</p> : null}
      <p>
        <LinkButton look="action" href={reportAddress(footprintId)} download>
          {documentsMessage('documents.downloadTheReportPdf')}
        </LinkButton>
      </p>
      {isRefined ? (
        <p>
          {documentsRich('documents.everyLineFactorXlsx', {
            link: (words) => (
              <a href={workbookAddress(footprintId)} download>
                {words}
              </a>
            ),
            link2: (words) => (
              <a href={exportAddress(footprintId)} download>
                {words}
              </a>
            ),
          })}
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
      <h2 id="certificate">{documentsMessage('documents.certificate')}</h2>
      <p>{documentsMessage('documents.pageAnyoneVerifyNumber')}</p>
      {holding ? (
        <Holding certificate={holding} mayChange={mayChange} />
      ) : (
        <Issue footprint={footprint} mayChange={mayChange} />
      )}
      {before.length > 0 ? <EndedCertificates certificates={before} /> : null}
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
        {documentsRich('documents.publishedShortCodePublic', {
          date: shownDate(issuedAt),
          strong: (words) => <strong className={styles.code}>{words}</strong>,
          code: shownCode(code),
          link: (words) => <a href={`/verify/${certificateId}`}>{words}</a>,
        })}{' '}
        <CopyLink path={`/verify/${certificateId}`} />
      </p>
      <div className="row-12">
        <LinkButton look="action" href={certificateFile(certificateId)} download>
          {documentsMessage('documents.downloadTheCertificatePdf')}
        </LinkButton>
        {mayChange ? (
          <Button {...opensDialog(dialog)}>{documentsMessage('documents.withdrawIt')}</Button>
        ) : null}
      </div>
      {mayChange ? (
        <Dialog id={dialog} title={documentsMessage('documents.withdrawThisCertificate')}>
          <form method="post" className="flow-16">
            <p>{documentsMessage('documents.pageSaysWithdrawnWhen')}</p>
            <input type="hidden" name="certificateId" value={certificateId} />
            <div className="row-12">
              <Button look="danger" type="submit" name="intent" value="withdraw">
                {documentsMessage('documents.withdrawIt')}
              </Button>
              <Button type="button" {...closesDialog(dialog)}>
                {documentsMessage('documents.keepIt')}
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
    return <p>{documentsMessage('documents.estimateNoCertificateRefine')}</p>
  }
  if (status === 'verifying')
    return <p>{documentsMessage('documents.publishedOnceVerificationDecided')}</p>
  if (!mayChange) return <p>{documentsMessage('documents.publishedSomeoneBuyAccount')}</p>
  return (
    <form method="post" className="flow-12">
      <p>{documentsMessage('documents.publishingAgreeAnyoneNumber')}</p>
      <p>
        <Button look="action" type="submit" name="intent" value="issue">
          {documentsMessage('documents.publishACertificate')}
        </Button>
      </p>
    </form>
  )
}
