import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import {
  CHECK_POINT_WORDS,
  type PointAnswer,
} from '@understory/domain/footprints/verification/check-points.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { verificationMessage } from '../../messages/messages.generated.ts'

type PointsPartProps = {
  readonly check: VerificationCheck
  readonly isOpen: boolean
  /** Of this form. */
  readonly refused: FormAnswer | null
}
type ListedPoint = VerificationCheck['points'][number]

const pointAnswerOptions = (): readonly {
  readonly value: PointAnswer
  readonly label: string
}[] => [
  { value: 'yes', label: verificationMessage('pointsPart.yes') },
  { value: 'no', label: verificationMessage('pointsPart.no') },
  { value: 'not-applicable', label: verificationMessage('pointsPart.doesNotApply') },
]

/** The checklist: every point is answered before anything is verified. */
export function PointsPart({ check: { points }, isOpen, refused }: PointsPartProps) {
  return (
    <section className="part flow-16" aria-labelledby="points">
      <h2 id="points">{verificationMessage('pointsPart.theChecklist')}</h2>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isOpen ? (
        <form method="post" className="flow-16" noValidate>
          {points.map((point) => (
            <PointFields key={point.point} of={point} refused={refused} />
          ))}
          <Button type="submit" name="intent" value="answer-points">
            {verificationMessage('pointsPart.saveTheChecklist')}
          </Button>
        </form>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point.point}>{answeredInWords(point)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function answeredInWords({ point, answer, note }: ListedPoint): string {
  const label =
    pointAnswerOptions().find(({ value }) => value === answer)?.label ??
    verificationMessage('pointsPart.notAnswered')
  return `${CHECK_POINT_WORDS[point]} ${label}.${note ? ` ${note}` : ''}`
}

type PointFieldsProps = { readonly of: ListedPoint; readonly refused: FormAnswer | null }

function PointFields({ of: { point, answer, note }, refused }: PointFieldsProps) {
  const [id, noteId] = [`answer-${point}`, `note-${point}`]
  const about = { error: refused?.problems[noteId] }
  return (
    <div className="flow-8">
      <Field id={id} label={CHECK_POINT_WORDS[point]}>
        <Select
          id={id}
          name={id}
          options={pointAnswerOptions()}
          defaultValue={refused?.values[id] ?? answer ?? ''}
        >
          <option value="">{verificationMessage('pointsPart.notAnsweredYet')}</option>
        </Select>
      </Field>
      <Field id={noteId} label={verificationMessage('pointsPart.note')} {...about}>
        <TextInput
          {...fieldAria(noteId, about)}
          name={noteId}
          maxLength={1_000}
          defaultValue={refused?.values[noteId] ?? note ?? ''}
        />
      </Field>
    </div>
  )
}
