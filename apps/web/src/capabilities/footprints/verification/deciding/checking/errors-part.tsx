import type { VerificationCheck } from '@understory/contracts/footprints/verification/verification-checks.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { verificationMessage } from '../../messages/messages.generated.ts'

type ErrorsPartProps = {
  readonly check: VerificationCheck
  readonly isOpen: boolean
  /** Of this form. */
  readonly refused: FormAnswer | null
}

/** Errors that were found and not corrected: those that add and those that take away come to one sum. */
export function ErrorsPart({ check, isOpen, refused }: ErrorsPartProps) {
  const { errors, errorGrams, materialityGrams } = check
  return (
    <section className="part flow-16" aria-labelledby="errors">
      <h2 id="errors">{verificationMessage('errorsPart.errors')}</h2>
      <p>
        {errors.length === 0
          ? verificationMessage('errorsPart.noneIsNoted')
          : verificationMessage('errorsPart.togetherUpVerified', {
              signed: signed(errorGrams),
              exactGrams: exactGrams(materialityGrams),
            })}{' '}
        {verificationMessage('errorsPart.rangeNoErrorLine')}
      </p>
      <ul className="flow-8">
        {errors.map(({ errorId, lineId, grams, note }) => (
          <li key={errorId}>
            {signed(grams)}
            {lineId ? `, ${sampledName(check, lineId)}` : ''}: {note}{' '}
            {isOpen ? <WithdrawError errorId={errorId} note={note} /> : null}
          </li>
        ))}
      </ul>
      {isOpen ? <NoteForm check={check} refused={refused} /> : null}
    </section>
  )
}

const signed = (grams: number): string =>
  `${exactGrams(Math.abs(grams))} ${grams < 0 ? verificationMessage('errors.tooLittle') : verificationMessage('errors.tooMuch')}`

function sampledName({ sample }: VerificationCheck, lineId: string): string {
  const found = sample.find(({ line }) => line.lineId === lineId)
  return found
    ? found.line.description || categoryName(found.line.category)
    : verificationMessage('errors.line')
}

function WithdrawError({ errorId, note }: { readonly errorId: string; readonly note: string }) {
  return (
    <form method="post">
      <input type="hidden" name="errorId" value={errorId} />
      <Button
        type="submit"
        name="intent"
        value="remove-error"
        aria-label={verificationMessage('errorsPart.takeBack', { note: note.slice(0, 60) })}
      >
        {verificationMessage('errorsPart.takeItBack')}
      </Button>
    </form>
  )
}

function NoteForm({ check, refused }: Pick<ErrorsPartProps, 'check' | 'refused'>) {
  const [amount, note] = [{ error: refused?.problems.kilograms }, { error: refused?.problems.note }]
  const values = refused?.values ?? {}
  return (
    <form method="post" className="panel flow-16" noValidate>
      <h3>{verificationMessage('errorsPart.noteAnError')}</h3>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <Field id="errorLine" label={verificationMessage('errorsPart.line')}>
        <Select
          id="errorLine"
          name="errorLine"
          defaultValue={values.errorLine ?? ''}
          options={[
            { value: '', label: verificationMessage('errorsPart.ofNoSingleLine') },
            ...check.sample.map(({ line: { lineId } }) => ({
              value: lineId,
              label: sampledName(check, lineId),
            })),
          ]}
        />
      </Field>
      <Field id="direction" label={verificationMessage('errorsPart.itIsStated')}>
        <Select
          id="direction"
          name="direction"
          defaultValue={values.direction ?? 'much'}
          options={[
            { value: 'much', label: verificationMessage('errorsPart.tooMuch') },
            { value: 'little', label: verificationMessage('errorsPart.tooLittle') },
          ]}
        />
      </Field>
      <Field id="kilograms" label={verificationMessage('errorsPart.kilogramsOfCo2e')} {...amount}>
        <TextInput
          {...fieldAria('kilograms', amount)}
          name="kilograms"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.kilograms}
        />
      </Field>
      <Field id="errorNote" label={verificationMessage('errorsPart.whatIsWrong')} {...note}>
        <TextInput
          {...fieldAria('errorNote', note)}
          name="note"
          maxLength={1_000}
          defaultValue={values.note}
        />
      </Field>
      <div>
        <Button type="submit" name="intent" value="note-error">
          {verificationMessage('errorsPart.noteTheError')}
        </Button>
      </div>
    </form>
  )
}
