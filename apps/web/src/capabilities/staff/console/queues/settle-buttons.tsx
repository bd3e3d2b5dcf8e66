import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { consoleMessage } from '../messages/messages.generated.ts'
import type { RefusedEntry } from './refused-entry.ts'

type SettleButtonsProps = {
  /** Of the field of the reason. */
  readonly id: string
  /** What it is about, for those who hear the buttons. */
  readonly about: string
  readonly retry: string
  readonly drop: string
  readonly refused: RefusedEntry | null
}

/** A reason, and the two things that can be done about what was given up. */
export function SettleButtons({ id, about, retry, drop, refused }: SettleButtonsProps) {
  const hint = consoleMessage('settleButtons.recordedNameAuditTrail')
  const error = refused?.error
  return (
    <>
      <Field id={id} label={consoleMessage('settleButtons.reason')} hint={hint} error={error}>
        <TextInput {...fieldAria(id, { hint, error })} name="reason" defaultValue={refused?.text} />
      </Field>
      <p className="row-12">
        <Button type="submit" name="do" value="retry">
          {retry}
          <span className="visually-hidden">: {about}</span>
        </Button>
        <Button type="submit" name="do" value="drop">
          {drop}
          <span className="visually-hidden">: {about}</span>
        </Button>
      </p>
    </>
  )
}
