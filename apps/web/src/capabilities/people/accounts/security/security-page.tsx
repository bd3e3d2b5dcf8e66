import type { Passkey } from '@understory/contracts/people/accounts/second-factor.ts'
import type { ActiveSession } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'
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

const doneWords = (): Readonly<Record<SecurityDone, string>> => ({
  password: accountsMessage('security.passwordChangedEveryOther'),
  email: accountsMessage('security.emailWayNewAddress'),
  session: accountsMessage('security.deviceSignedOut'),
  'factor-on': accountsMessage('security.signingAsksSecondFactor'),
  'factor-off': accountsMessage('security.secondFactorRemoved'),
  'passkey-on': accountsMessage('security.passkeyAddedSignsItself'),
  'passkey-off': accountsMessage('security.thePasskeyIsRemoved'),
})

export function SecurityPage(props: SecurityPageProps) {
  const { done, own, answer } = props
  return (
    <AccountPage title={accountsMessage('security.signInAndSecurity')}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {done && !answer ? <PageToast id="done" kind="success" body={doneWords()[done]} /> : null}
      {own ? (
        <Own {...props} own={own} />
      ) : (
        <p>{accountsMessage('security.onlyPersonThemselvesSees')}</p>
      )}
    </AccountPage>
  )
}

function Own(props: SecurityPageProps & { readonly own: Own }) {
  const { own, answer } = props
  return (
    <>
      <AccountSection id="email-heading" title={accountsMessage('security.email')}>
        <Email {...props} answer={of(answer, 'email')} />
      </AccountSection>
      <AccountSection id="password-heading" title={accountsMessage('security.password')}>
        <Password hasPassword={own.hasPassword} answer={of(answer, 'password')} />
      </AccountSection>
      <AccountSection id="factor-heading" title={accountsMessage('security.secondFactor')}>
        <SecondFactor factor={own.factor} answer={of(answer, 'factor-off')} />
      </AccountSection>
      <AccountSection id="passkeys-heading" title={accountsMessage('security.passkeys')}>
        <Passkeys {...own} answer={of(answer, 'remove-passkey')} />
      </AccountSection>
      <AccountSection id="sessions-heading" title={accountsMessage('security.whereSigned')}>
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
        {accountsRich('security.signVerified', {
          strong: strongWords,
          email,
          isVerified: isVerified ? 'yes' : 'other',
        })}
      </p>
      {isVerified ? null : (
        <form method="post" action="/verify-email/send">
          <div>
            <Button type="submit">{accountsMessage('security.sendVerificationEmailAgain')}</Button>
          </div>
        </form>
      )}
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="email"
          label={accountsMessage('security.newEmail')}
          type="email"
          autoComplete="email"
        />
        {own.hasPassword ? (
          <LabelledInput
            answer={answer}
            name="password"
            label={accountsMessage('security.yourPassword')}
            type="password"
            autoComplete="current-password"
          />
        ) : null}
        <div>
          <Button type="submit" name="intent" value="email">
            {accountsMessage('security.changeTheEmail')}
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
          label={accountsMessage('security.currentPassword')}
          type="password"
          autoComplete="current-password"
        />
      ) : (
        <p className="quiet">{accountsMessage('security.signProviderPasswordMore')}</p>
      )}
      <LabelledInput
        answer={marked}
        name="newPassword"
        label={accountsMessage('security.newPassword')}
        hint={accountsMessage('security.least8CharactersHint')}
        type="password"
        autoComplete="new-password"
      />
      <LabelledInput
        answer={marked}
        name="repeat"
        label={accountsMessage('security.onceMore')}
        type="password"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" name="intent" value="password">
          {hasPassword
            ? accountsMessage('security.changeThePassword')
            : accountsMessage('security.setAPassword')}
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
        <p>{accountsMessage('security.codeAppPhoneBesides')}</p>
        <p>
          <LinkButton href={add}>{accountsMessage('security.addAnAuthenticatorApp')}</LinkButton>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        {accountsRich('security.backupCodesLeftMake', {
          backupCodesLeft: String(factor.backupCodesLeft),
          link: (words) => <a href={add}>{words}</a>,
        })}
      </p>
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="code"
          label={accountsMessage('security.codeAppRemove')}
          autoComplete="one-time-code"
        />
        <div>
          <Button type="submit" look="quiet" name="intent" value="factor-off">
            {accountsMessage('security.removeTheSecondFactor')}
          </Button>
        </div>
      </form>
    </>
  )
}
