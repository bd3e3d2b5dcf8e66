import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'

type DecisionPartProps = {
  readonly check: VerificationCheck | null
  /** How many questions have no answer. */
  readonly open: number
  readonly refused: FormAnswer | null
}

/** Verified in the words that follow from the check, or returned with findings. */
export function DecisionPart({ check, open, refused }: DecisionPartProps) {
  const findings = {
    hint: 'For the company alone. Needed where it is returned.',
    error: refused?.problems.findings,
  }
  return (
    <form method="post" className="panel flow-16" noValidate>
      <h2>Decision</h2>
      {refused ? <RefusalNotice answer={refused} title={titleOf(refused)} /> : null}
      {check ? <Missing missing={check.missing} /> : null}
      {check ? (
        <>
          <p>The statement, as it would be published today:</p>
          <blockquote>{check.statement}</blockquote>
        </>
      ) : null}
      <Field id="findings" label="Findings" {...findings}>
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
              ? 'Decide although a question has no answer'
              : `Decide although ${open} questions have no answer`
          }
        />
      ) : null}
      <p className="row-12">
        <Button look="action" type="submit" name="outcome" value="verified">
          Verify it
        </Button>
        <Button type="submit" name="outcome" value="returned">
          Return it
        </Button>
      </p>
    </form>
  )
}

/** What is missing stands below, and beside no field. */
const titleOf = ({ code, message }: FormAnswer): string =>
  code === 'NOT_CHECKED' ? 'Some of the check is still to be done.' : message

function Missing({ missing }: Pick<VerificationCheck, 'missing'>) {
  if (missing.length === 0) return <p>Nothing of the check is missing.</p>
  return (
    <>
      <p>Before it can be verified:</p>
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
