import type { ActiveSession } from '@understory/contracts/people/accounts/sign-in.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { accountsMessage, accountsRich } from '../messages/messages.generated.ts'

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
              {session.isThis ? (
                <span className="tag">{accountsMessage('sessionList.thisDevice')}</span>
              ) : null}
              <span className="subline">
                {accountsMessage('sessionList.sinceLastUsed', {
                  sessionListWays: SESSION_LIST_WAYS[session.signedInWith] ?? '',
                  date: shownDate(session.signedInAt),
                  date2: shownDate(session.lastUsedAt),
                })}
              </span>
            </div>
            {session.isThis ? null : (
              <form method="post">
                <input type="hidden" name="sessionId" value={session.id} />
                <Button type="submit" look="quiet" name="intent" value="end">
                  {accountsRich('sessionList.signOut', {
                    hidden: hiddenWords,
                    device: session.device,
                  })}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post">
        <div>
          <Button type="submit" name="intent" value="everywhere">
            {accountsMessage('sessionList.signOutEverywhere')}
          </Button>
        </div>
      </form>
    </>
  )
}
