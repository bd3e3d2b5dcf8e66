import type { ActiveSession } from '@understory/contracts/people/accounts/sign-in.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'

const SESSION_LIST_WAYS: Readonly<Record<string, string>> = lookupTable({
  password: 'by password',
  passkey: 'with a passkey',
  google: 'with Google',
  facebook: 'with Facebook',
  'google-staff': 'as staff',
})

export function SessionList({ sessions }: { readonly sessions: readonly ActiveSession[] }) {
  return (
    <>
      <ul className="lined-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>
              {session.isThis ? <span className="tag">this device</span> : null}
              <span className="subline">
                {SESSION_LIST_WAYS[session.signedInWith] ?? ''} since{' '}
                {shownDate(session.signedInAt)}, last used {shownDate(session.lastUsedAt)}
              </span>
            </div>
            {session.isThis ? null : (
              <form method="post">
                <input type="hidden" name="sessionId" value={session.id} />
                <Button type="submit" look="quiet" name="intent" value="end">
                  Sign out<span className="visually-hidden"> {session.device}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post">
        <div>
          <Button type="submit" name="intent" value="everywhere">
            Sign out everywhere
          </Button>
        </div>
      </form>
    </>
  )
}
