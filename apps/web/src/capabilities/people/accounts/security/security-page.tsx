import type { Passkey } from '@understory/contracts/people/accounts/second-factor.ts'
import type { ActiveSession } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import { Passkeys } from './passkeys.tsx'
import type { SecurityDone } from './security-done.ts'
import { SessionList } from './session-list.tsx'

type Own = {
  readonly sessions: readonly ActiveSession[]
  readonly hasPassword: boolean
  readonly providers: readonly string[]
  readonly passkeys: readonly Passkey[]
  readonly factor: { readonly isOn: boolean; readonly backupCodesLeft: number }
}

type SecurityPageProps = {
  readonly email: string
  readonly isVerified: boolean
  readonly done: SecurityDone | null
  /** Null for staff acting for someone: only the person sees these. */
  readonly own: Own | null
  readonly answer: FormAnswer | undefined
}

const DONE_WORDS: Readonly<Record<SecurityDone, string>> = {
  password: 'Your password is changed. Every other device was signed out.',
  email: 'An email is on its way to the new address. Until it is confirmed, nothing changes.',
  session: 'That device is signed out.',
  'factor-on': 'Signing in asks for your second factor from now on.',
  'factor-off': 'The second factor is removed.',
  'passkey-on': 'Your passkey is added. It signs you in by itself.',
  'passkey-off': 'The passkey is removed.',
}

export function SecurityPage(props: SecurityPageProps) {
  const { done, own, answer } = props
  return (
    <AccountPage title="Sign-in and security">
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {done && !answer ? <PageToast id="done" kind="success" body={DONE_WORDS[done]} /> : null}
      {own ? (
        <Own {...props} own={own} />
      ) : (
        <p>Only the person themselves sees and changes this.</p>
      )}
    </AccountPage>
  )
}

function Own(props: SecurityPageProps & { readonly own: Own }) {
  const { own, answer } = props
  return (
    <>
      <AccountSection id="email-heading" title="Email">
        <Email {...props} answer={of(answer, 'email')} />
      </AccountSection>
      <AccountSection id="password-heading" title="Password">
        <Password hasPassword={own.hasPassword} answer={of(answer, 'password')} />
      </AccountSection>
      <AccountSection id="factor-heading" title="Second factor">
        <SecondFactor factor={own.factor} answer={of(answer, 'factor-off')} />
      </AccountSection>
      <AccountSection id="passkeys-heading" title="Passkeys">
        <Passkeys {...own} answer={of(answer, 'remove-passkey')} />
      </AccountSection>
      <AccountSection id="sessions-heading" title="Where you are signed in">
        <SessionList sessions={own.sessions} />
      </AccountSection>
    </>
  )
}

/** The refusal, where this form was the one that was posted. */
function of(answer: FormAnswer | undefined, intent: string): FormAnswer | undefined {
  return answer?.values.intent === intent ? answer : undefined
}

function Email(props: SecurityPageProps & { readonly own: Own }) {
  const { email, isVerified, own, answer } = props
  return (
    <>
      <p>
        You sign in with <strong>{email}</strong>, {isVerified ? 'verified' : 'not verified yet'}.
      </p>
      {isVerified ? null : (
        <form method="post" action="/verify-email/send">
          <div>
            <Button type="submit">Send the verification email again</Button>
          </div>
        </form>
      )}
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="email"
          label="New email"
          type="email"
          autoComplete="email"
        />
        {own.hasPassword ? (
          <LabelledInput
            answer={answer}
            name="password"
            label="Your password"
            type="password"
            autoComplete="current-password"
          />
        ) : null}
        <div>
          <Button type="submit" name="intent" value="email">
            Change the email
          </Button>
        </div>
      </form>
    </>
  )
}

function Password({
  hasPassword,
  answer,
}: {
  hasPassword: boolean
  answer: FormAnswer | undefined
}) {
  const weak = answer?.code.startsWith('PASSWORD_') ? answer.message : undefined
  const marked = answer && weak ? { ...answer, problems: { newPassword: weak } } : answer
  return (
    <form method="post" noValidate>
      {hasPassword ? (
        <LabelledInput
          answer={marked}
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
      ) : (
        <p className="quiet">You sign in with a provider. A password is one more way to sign in.</p>
      )}
      <LabelledInput
        answer={marked}
        name="newPassword"
        label="New password"
        hint="At least 8 characters. A few unrelated words make a good one."
        type="password"
        autoComplete="new-password"
      />
      <LabelledInput
        answer={marked}
        name="repeat"
        label="Once more"
        type="password"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" name="intent" value="password">
          {hasPassword ? 'Change the password' : 'Set a password'}
        </Button>
      </div>
    </form>
  )
}

function SecondFactor({
  factor,
  answer,
}: {
  factor: Own['factor']
  answer: FormAnswer | undefined
}) {
  const add = '/my-impact/account/security/second-factor'
  if (!factor.isOn) {
    return (
      <>
        <p>
          A code from an app on your phone, besides the password. Someone who only learns your
          password cannot get in.
        </p>
        <p>
          <LinkButton href={add}>Add an authenticator app</LinkButton>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        On. {factor.backupCodesLeft} of your backup codes are left; <a href={add}>make new ones</a>.
      </p>
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="code"
          label="A code of your app, to remove it"
          autoComplete="one-time-code"
        />
        <div>
          <Button type="submit" look="quiet" name="intent" value="factor-off">
            Remove the second factor
          </Button>
        </div>
      </form>
    </>
  )
}
