import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { withNext } from '../../../http/next-path.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { EntryPage } from '../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { strongWords } from '../../../shell/message-tags.tsx'
import { membersMessage, membersRich } from './messages/messages.generated.ts'

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
  /** The one who is signed in holds a personal account, and an email holds one kind. */
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
      <h1>{membersMessage('invitation.title', { account: accountName })}</h1>
      {answer && !isPersonal ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <p className="lead">
        {membersMessage('invitation.lead', {
          by: invitedBy ?? membersMessage('invitation.colleague'),
          role,
          may: membersMessage('roles.may', { role }),
        })}
      </p>
      {signedInAs === null ? <SignInFirst {...props} email={invitation.email} /> : null}
      {signedInAs !== null && signedInAs !== invitation.email ? (
        <WrongPerson token={props.token} signedInAs={signedInAs} email={invitation.email} />
      ) : null}
      {signedInAs === invitation.email && isPersonal ? (
        <PersonalAlready by={invitedBy} email={invitation.email} />
      ) : null}
      {signedInAs === invitation.email && !isPersonal ? <Accept {...props} /> : null}
      <p className="quiet">{membersMessage('invitation.until', { day: new Date(expiresAt) })}</p>
    </EntryPage>
  )
}

function NoInvitation() {
  return (
    <EntryPage>
      <h1>{membersMessage('invitation.over.title')}</h1>
      <p>{membersMessage('invitation.over.why')}</p>
      <p>
        <LinkButton href="/login">{membersMessage('invitation.signIn')}</LinkButton>
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
      <p>{membersRich('invitation.sentTo', { email, strong: strongWords })}</p>
      <p>
        <LinkButton look="action" href={withNext('/login', next)}>
          {membersMessage('invitation.signIn')}
        </LinkButton>{' '}
        <LinkButton href={withNext('/join', next)}>{membersMessage('invitation.join')}</LinkButton>
      </p>
    </>
  )
}

function WrongPerson(props: { token: string; signedInAs: string; email: string }) {
  return (
    <>
      <p>
        {membersRich('invitation.wrongPerson', {
          email: props.email,
          signedInAs: props.signedInAs,
          strong: strongWords,
        })}
      </p>
      <form method="post" action="/logout">
        <input type="hidden" name="next" value={backTo(props.token)} />
        <Button type="submit" look="action">
          {membersMessage('invitation.wrongPerson.button')}
        </Button>
      </form>
    </>
  )
}

/** Before the button that would refuse: what stands in the way, and the two ways round it. */
function PersonalAlready({ by, email }: { by: string | null; email: string }) {
  return (
    <>
      <p>{membersRich('invitation.personal', { email, strong: strongWords })}</p>
      <ul className="list">
        <li>
          {membersMessage('invitation.personal.askAnother', {
            by: by ?? membersMessage('invitation.personal.yourColleague'),
          })}
        </li>
        <li>
          {membersRich('invitation.personal.move', {
            link: (words) => <a href={SIGN_IN_SETTINGS}>{words}</a>,
          })}
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
          <NameField
            answer={answer}
            name="firstname"
            label={membersMessage('invitation.firstName')}
            fill="given-name"
          />
          <NameField
            answer={answer}
            name="lastname"
            label={membersMessage('invitation.lastName')}
            fill="family-name"
          />
        </>
      ) : null}
      <Button type="submit" look="action">
        {membersMessage('invitation.accept')}
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
