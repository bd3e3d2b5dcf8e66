import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { verificationMessage } from '../messages/messages.generated.ts'

type DecisionPartProps = {
  readonly check: VerificationCheck | null
  /** How many questions have no answer. */
  readonly open: number
  readonly refused: FormAnswer | null
}

/** Verified in the words that follow from the check, or returned with findings. */
export function DecisionPart({ check, open, refused }: DecisionPartProps) {
  const findings = {
    hint: verificationMessage('decisionPart.companyAloneNeededHint'),
    error: refused?.problems.findings,
  }
  return (
    <form method="post" className="panel flow-16" noValidate>
      <h2>{verificationMessage('decisionPart.decision')}</h2>
      {refused ? <RefusalNotice answer={refused} title={titleOf(refused)} /> : null}
      {check ? <Missing missing={check.missing} /> : null}
      {check ? (
        <>
          <p>{verificationMessage('decisionPart.statementPublishedToday')}</p>
          <blockquote>{check.statement}</blockquote>
        </>
      ) : null}
      <Field id="findings" label={verificationMessage('decisionPart.findings')} {...findings}>
        <TextArea
          {...fieldAria('findings', findings)}
          name="findings"
          rows={4}
          defaultValue={refused?.values.findings}
        />
      </Field>
      {open > 0 ? (
        <Checkbox
          name="withoutAnswers"
          label={
            open === 1
              ? verificationMessage('decisionPart.decideAlthoughQuestionNo')
              : verificationMessage('decisionPart.decideAlthoughQuestionsNo', {
                  open: String(open),
                })
          }
        />
      ) : null}
      <p className="row-12">
        <Button look="action" type="submit" name="outcome" value="verified">
          {verificationMessage('decisionPart.verifyIt')}
        </Button>
        <Button type="submit" name="outcome" value="returned">
          {verificationMessage('decisionPart.returnIt')}
        </Button>
      </p>
    </form>
  )
}

/** What is missing stands below, and beside no field. */
const titleOf = ({ code, message }: FormAnswer): string =>
  code === 'NOT_CHECKED' ? verificationMessage('decisionPart.someCheckStillDone') : message

function Missing({ missing }: Pick<VerificationCheck, 'missing'>) {
  if (missing.length === 0) return <p>{verificationMessage('decisionPart.nothingCheckMissing')}</p>
  return (
    <>
      <p>{verificationMessage('decisionPart.beforeVerified')}</p>
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
