import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { GetVerifications } from '@understory/contracts/footprints/verification/verifications.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { notIndependentWords } from '@understory/domain/footprints/documents/verified-parts.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import { handOverAddress } from '../inventory/hand-over-address.ts'
import { inventoryAddress } from '../inventory/inventory-address.ts'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
import { OpenQuestions } from '../questions/open-questions.tsx'
import { periodOf } from './footprint-history.tsx'

export type Verifying = AnswerOf<typeof GetVerifications>

type VerificationPartProps = {
  readonly footprint: Footprint
  /** Whether the reader's role allows it. */
  readonly mayChange: boolean
  readonly verifying: Verifying
  readonly refused: FormAnswer | null
}

/** Where the footprint stands with those who check it, and what can be done next. */
export function VerificationPart(props: VerificationPartProps) {
  const { footprint, mayChange, verifying } = props
  const [latest] = verifying.verifications
  return (
    <AccountSection
      id="verification"
      title={companyFootprintsMessage('verificationPart.verification')}
    >
      {footprint.isActive ? null : (
        <p className="quiet">
          {companyFootprintsMessage('verificationPart.ofAnotherPeriod', {
            periodOf: periodOf(footprint),
          })}
        </p>
      )}
      {footprint.status === 'estimated' ? (
        <p>
          {companyFootprintsRich('verificationPart.estimateCannotVerifiedEnter', {
            link: (words) => <a href={inventoryAddress(footprint.footprintId)}>{words}</a>,
          })}
        </p>
      ) : null}
      {footprint.status === 'declared' ? (
        <Declared latest={latest} unused={verifying.unused} {...{ footprint, mayChange }} />
      ) : null}
      {footprint.status === 'verifying' ? (
        <p>
          {companyFootprintsMessage('verificationPart.beingCheckedSinceUntil', {
            date: shownDate(latest?.requestedAt ?? footprint.updatedAt),
            checkedInWords: latest ? checkedInWords(latest) : '',
            hasLatest: latest ? 'yes' : 'other',
          })}
        </p>
      ) : null}
      {footprint.status === 'verifying' ? (
        <OpenQuestions
          footprintId={footprint.footprintId}
          questions={latest?.questions ?? []}
          mayChange={mayChange}
        />
      ) : null}
      {footprint.status === 'verified' && latest ? <Verified latest={latest} {...props} /> : null}
    </AccountSection>
  )
}

/** Each part with its figure, as declared. */
const checkedInWords = ({ parts, covers }: Latest): string =>
  parts
    ? parts.map(({ name, grams }) => `${name} (${formatEmission(grams)})`).join(', ')
    : covers.join(', ')

type Latest = Verifying['verifications'][number]

type DeclaredProps = Pick<VerificationPartProps, 'footprint' | 'mayChange'> & {
  readonly latest: Latest | undefined
  readonly unused: number
}

function Declared({ latest, unused, footprint, mayChange }: DeclaredProps) {
  return (
    <>
      <p>{lastOf(latest)}</p>
      {unused > 0 ? (
        <p>
          {companyFootprintsMessage('verificationPart.verificationPaidUsedYet', {
            unused: unused === 1 ? '' : String(unused),
            oneUnused: unused === 1 ? 'yes' : 'other',
          })}
        </p>
      ) : (
        <p>{companyFootprintsMessage('verificationPart.orderFirstEachOrder')}</p>
      )}
      {mayChange ? (
        <div className="row-12">
          <LinkButton href={handOverAddress(footprint.footprintId)}>
            {unused > 0
              ? companyFootprintsMessage('verificationPart.handOverVerified')
              : companyFootprintsMessage('verificationPart.orderAVerification')}
          </LinkButton>
        </div>
      ) : null}
    </>
  )
}

function lastOf(latest: Latest | undefined): string {
  const on = latest && shownDate(latest.decidedAt ?? latest.requestedAt)
  if (latest?.outcome === 'returned')
    return companyFootprintsMessage('verificationPart.returnedOn', {
      on: String(on),
      findings: String(latest.findings),
    })
  if (latest?.outcome === 'refunded')
    return companyFootprintsMessage('verificationPart.refundedDecided', { on: String(on) })
  return companyFootprintsMessage('verificationPart.someoneOutsideCompanyChecks')
}

type VerifiedProps = VerificationPartProps & { readonly latest: Latest }

function Verified({ latest, footprint, mayChange, verifying, refused }: VerifiedProps) {
  const [request] = verifying.unlockRequests
  const waits = request && request.answer === null
  const siteName = useSiteName()
  return (
    <>
      <p>
        {companyFootprintsMessage('verificationPart.verifiedByOn', {
          siteName,
          assurance: latest.assurance ?? '',
          date: shownDate(latest.decidedAt ?? latest.requestedAt),
          standard: latest.standard ?? '',
        })}
      </p>
      <p>{notIndependentWords(siteName)}</p>
      <p>{latest.statement}</p>
      <p>
        {companyFootprintsMessage('verificationPart.checkedNothingSaidAbout', {
          checkedInWords: checkedInWords(latest),
        })}
      </p>
      <p>
        <a href={`${handOverAddress(footprint.footprintId)}.zip`} download>
          {companyFootprintsMessage('verificationPart.downloadRests')}
        </a>{' '}
        <span className="quiet">
          {companyFootprintsMessage('verificationPart.declarationSampleChecklistEvidence')}
        </span>
      </p>
      {waits ? <p>{companyFootprintsMessage('verificationPart.askedChangeLooking')}</p> : null}
      {request?.answer === 'refused' ? (
        <p>
          {companyFootprintsMessage('verificationPart.itStaysAsIt', { note: request.note ?? '' })}
        </p>
      ) : null}
      {waits || !mayChange ? null : <Unlock footprint={footprint} refused={refused} />}
    </>
  )
}

function Unlock({ footprint, refused }: Pick<VerificationPartProps, 'footprint' | 'refused'>) {
  const reason = {
    error: refused?.problems.reason,
    hint: companyFootprintsMessage('verificationPart.staffReadAnswer'),
  }
  const dialog = `unlock-${footprint.footprintId}`
  return (
    <>
      <p>
        <Button {...opensDialog(dialog)}>
          {companyFootprintsMessage('verificationPart.askToChangeIt')}
        </Button>
      </p>
      <Dialog
        id={dialog}
        title={companyFootprintsMessage('verificationPart.askChangeVerifiedFootprint')}
        isOpen={reason.error !== undefined}
      >
        <form method="post" className="flow-16" noValidate>
          <input type="hidden" name="footprintId" value={footprint.footprintId} />
          <Field
            id="reason"
            label={companyFootprintsMessage('verificationPart.whyChange')}
            {...reason}
          >
            <TextArea {...fieldAria('reason', reason)} name="reason" rows={4} maxLength={1_000} />
          </Field>
          <Button look="action" type="submit" name="intent" value="unlock">
            {companyFootprintsMessage('verificationPart.sendTheRequest')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
