import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { withNext } from '../../../http/next-path.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { EntryPage } from '../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { ROLE_WORDS } from './role-words.ts'

type InvitationPageProps = {
  readonly token: string
  readonly invitation: {
    readonly accountName: string
    readonly role: Role
    readonly email: string
    readonly invitedBy: string | null
    readonly expiresAt: string
  } | null
  readonly signedInAs: string | null
  /** Whoever is signed in holds a personal account, and an email holds one kind. */
  readonly isPersonal: boolean
  readonly needsName: boolean
  readonly answer: FormAnswer | undefined
}

export function InvitationPage(props: InvitationPageProps) {
  const { invitation, signedInAs, isPersonal, answer } = props
  if (!invitation) return <NoInvitation />
  const { accountName, role, invitedBy, expiresAt } = invitation
  return (
    <EntryPage>
      <h1>Join {accountName}</h1>
      {answer && !isPersonal ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <p className="lead">
        {invitedBy ?? 'A colleague'} invites you as {ROLE_WORDS[role].one}: you may{' '}
        {ROLE_WORDS[role].may}.
      </p>
      {signedInAs === null ? <SignInFirst {...props} email={invitation.email} /> : null}
      {signedInAs !== null && signedInAs !== invitation.email ? (
        <WrongPerson token={props.token} signedInAs={signedInAs} email={invitation.email} />
      ) : null}
      {signedInAs === invitation.email && isPersonal ? (
        <PersonalAlready by={invitedBy} email={invitation.email} />
      ) : null}
      {signedInAs === invitation.email && !isPersonal ? <Accept {...props} /> : null}
      <p className="quiet">Open until {shownDate(expiresAt)}.</p>
    </EntryPage>
  )
}

function NoInvitation() {
  return (
    <EntryPage>
      <h1>This invitation is no longer open</h1>
      <p>
        It works once and for seven days, and the person who sent it can revoke it. Please ask them
        for a new one.
      </p>
      <p>
        <LinkButton href="/login">Sign in</LinkButton>
      </p>
    </EntryPage>
  )
}

const SIGN_IN_SETTINGS = '/my-impact/account/security'
const backTo = (token: string) => `/invitation?token=${encodeURIComponent(token)}`

function SignInFirst({ token, email }: { token: string; email: string }) {
  const next = backTo(token)
  return (
    <>
      <p>
        It was sent to <strong>{email}</strong>. Sign in or join with that address to accept it.
      </p>
      <p>
        <LinkButton look="action" href={withNext('/login', next)}>
          Sign in
        </LinkButton>{' '}
        <LinkButton href={withNext('/join', next)}>Join</LinkButton>
      </p>
    </>
  )
}

function WrongPerson(props: { token: string; signedInAs: string; email: string }) {
  return (
    <>
      <p>
        It was sent to <strong>{props.email}</strong>, and you are signed in as {props.signedInAs}.
      </p>
      <form method="post" action="/logout">
        <input type="hidden" name="next" value={backTo(props.token)} />
        <Button type="submit" look="action">
          Sign out and use the other address
        </Button>
      </form>
    </>
  )
}

/** Before the button that would refuse: what stands in the way, and the two ways round it. */
function PersonalAlready({ by, email }: { by: string | null; email: string }) {
  return (
    <>
      <p>
        <strong>{email}</strong> already has a personal account here, and an email holds one kind of
        account. So that both stay apart, either
      </p>
      <ul className="list">
        <li>ask {by ?? 'your colleague'} to invite another address of yours, or</li>
        <li>
          <a href={SIGN_IN_SETTINGS}>move your personal account to another email</a>, sign out, and
          open this link again to join with this one.
        </li>
      </ul>
    </>
  )
}

function Accept({ token, needsName, answer }: InvitationPageProps) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="token" value={token} />
      {needsName ? (
        <>
          <NameField answer={answer} name="firstname" label="First name" fill="given-name" />
          <NameField answer={answer} name="lastname" label="Last name" fill="family-name" />
        </>
      ) : null}
      <Button type="submit" look="action">
        Accept the invitation
      </Button>
    </form>
  )
}

function NameField(field: {
  answer: FormAnswer | undefined
  name: string
  label: string
  fill: string
}) {
  const { answer, name, label, fill } = field
  const error = answer?.problems[name]
  return (
    <Field id={name} label={label} error={error}>
      <TextInput
        {...fieldAria(name, { error })}
        name={name}
        autoComplete={fill}
        defaultValue={answer?.values[name]}
      />
    </Field>
  )
}
