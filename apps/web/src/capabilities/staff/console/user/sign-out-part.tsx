import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { consoleMessage } from '../messages/messages.generated.ts'
import { ReasonField } from '../reason-field.tsx'
import styles from '../staff.module.css'
import { type Duties, WithDuty } from '../with-duty.tsx'

type SignOutPartProps = {
  readonly may: Duties
  readonly isDone: boolean
  readonly refused: FormAnswer | null
}

/** For someone whose device or account was stolen. */
export function SignOutPart({ may, isDone, refused }: SignOutPartProps) {
  return (
    <section className={styles.part} aria-labelledby="sign-out">
      <h2 id="sign-out">{consoleMessage('signOutPart.signOutEverywhere')}</h2>
      {isDone ? (
        <Notice kind="success" title={consoleMessage('signOutPart.theyAreSignedOut')}>
          {consoleMessage('signOutPart.everySessionEndedGet')}
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <p className="quiet">{consoleMessage('signOutPart.endsEverySessionOnce')}</p>
      <WithDuty may={may} duty="help-people">
        <form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="sign-out" />
          <ReasonField id="sign-out-reason" refused={refused} />
          <div>
            <Button type="submit" look="action">
              {consoleMessage('signOutPart.signThemOut')}
            </Button>
          </div>
        </form>
      </WithDuty>
    </section>
  )
}
