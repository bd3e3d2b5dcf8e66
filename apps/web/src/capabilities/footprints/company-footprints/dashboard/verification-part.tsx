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
    <AccountSection id="verification" title="Verification">
      {footprint.isActive ? null : (
        <p className="quiet">Of another period: {periodOf(footprint)}.</p>
      )}
      {footprint.status === 'estimated' ? (
        <p>
          An estimate cannot be verified.{' '}
          <a href={inventoryAddress(footprint.footprintId)}>Enter your own figures</a> and declare
          it first.
        </p>
      ) : null}
      {footprint.status === 'declared' ? (
        <Declared latest={latest} unused={verifying.unused} {...{ footprint, mayChange }} />
      ) : null}
      {footprint.status === 'verifying' ? (
        <p>
          It is being checked since {shownDate(latest?.requestedAt ?? footprint.updatedAt)}
          {latest ? `: ${checkedInWords(latest)}` : ''}. Until that is decided nothing of it
          changes.
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
          {unused === 1 ? 'A verification is paid for' : `${unused} verifications are paid for`} and
          not used yet. Handed over, the footprint stays as it is until that is decided.
        </p>
      ) : (
        <p>Order one first. Each order covers one footprint.</p>
      )}
      {mayChange ? (
        <div className="row-12">
          <LinkButton href={handOverAddress(footprint.footprintId)}>
            {unused > 0 ? 'Hand it over to be verified' : 'Order a verification'}
          </LinkButton>
        </div>
      ) : null}
    </>
  )
}

function lastOf(latest: Latest | undefined): string {
  const on = latest && shownDate(latest.decidedAt ?? latest.requestedAt)
  if (latest?.outcome === 'returned') return `Returned on ${on}: ${latest.findings}`
  if (latest?.outcome === 'refunded') return `Refunded on ${on}, and so not decided.`
  return 'Someone outside your company checks the inventory and says how far it can be relied on.'
}

type VerifiedProps = VerificationPartProps & { readonly latest: Latest }

function Verified({ latest, footprint, mayChange, verifying, refused }: VerifiedProps) {
  const [request] = verifying.unlockRequests
  const waits = request && request.answer === null
  const siteName = useSiteName()
  return (
    <>
      <p>
        Verified by {siteName}, {latest.assurance}, on{' '}
        {shownDate(latest.decidedAt ?? latest.requestedAt)}. {latest.standard}.
      </p>
      <p>{notIndependentWords(siteName)}</p>
      <p>{latest.statement}</p>
      <p>What was checked: {checkedInWords(latest)}. Nothing is said about the rest.</p>
      <p>
        <a href={`${handOverAddress(footprint.footprintId)}.zip`} download>
          Download what it rests on
        </a>{' '}
        <span className="quiet">
          The declaration, the sample, the checklist and the evidence, as a ZIP.
        </span>
      </p>
      {waits ? <p>You have asked to change it. We are looking at it.</p> : null}
      {request?.answer === 'refused' ? <p>It stays as it is. {request.note}</p> : null}
      {waits || !mayChange ? null : <Unlock footprint={footprint} refused={refused} />}
    </>
  )
}

function Unlock({ footprint, refused }: Pick<VerificationPartProps, 'footprint' | 'refused'>) {
  const reason = { error: refused?.problems.reason, hint: 'Staff read it and answer.' }
  const dialog = `unlock-${footprint.footprintId}`
  return (
    <>
      <p>
        <Button {...opensDialog(dialog)}>Ask to change it</Button>
      </p>
      <Dialog
        id={dialog}
        title="Ask to change a verified footprint"
        isOpen={reason.error !== undefined}
      >
        <form method="post" className="flow-16" noValidate>
          <input type="hidden" name="footprintId" value={footprint.footprintId} />
          <Field id="reason" label="Why it has to change" {...reason}>
            <TextArea {...fieldAria('reason', reason)} name="reason" rows={4} maxLength={1_000} />
          </Field>
          <Button look="action" type="submit" name="intent" value="unlock">
            Send the request
          </Button>
        </form>
      </Dialog>
    </>
  )
}
