import type { ConnectedApp } from '@understory/contracts/developers/connected-apps.ts'
import { meaningOfScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { limitWords } from '../limit-words.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'

/** Apps that were let in, each with the button that ends it. */
export function ConnectedApps({ apps }: { readonly apps: readonly ConnectedApp[] }) {
  return (
    <AccountSection id="apps" title={apiKeysMessage('connectedApps.connectedApps')}>
      {apps.length === 0 ? (
        <p>
          {apiKeysRich('connectedApps.noneAiAssistantAnother', {
            link: (words) => <a href="/developers/mcp">{words}</a>,
          })}
        </p>
      ) : (
        <ul className="lined-rows">
          {apps.map((app) => (
            <li key={app.appId}>
              <AppWords app={app} />
              <form method="post">
                <input type="hidden" name="appId" value={app.appId} />
                <Button type="submit" look="link" name="intent" value="disconnect">
                  {apiKeysMessage('connectedApps.disconnect')} {hiddenWords(app.name)}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}

function AppWords({ app }: { readonly app: ConnectedApp }) {
  const { name, host, mode, scopes, limits, createdBy, connectedAt, lastUsedAt } = app
  const may = scopes.map((scope) => meaningOfScope(scope).label).join('; ')
  const since = `Connected ${shownDate(connectedAt)}${createdBy ? ` by ${createdBy}` : ''}`
  const used = lastUsedAt
    ? apiKeysMessage('connectedApps.lastUsed', { lastUsedAt: shownDate(lastUsedAt) })
    : apiKeysMessage('connectedApps.notUsedYet')
  return (
    <div>
      <strong>{name}</strong>
      {mode === 'test' ? <span className="tag">{apiKeysMessage('connectedApps.test')}</span> : null}
      <span className="subline">{host}</span>
      <span className="subline">{may}</span>
      {limits ? <span className="subline">{limitWords(limits)}</span> : null}
      <span className="subline">
        {since}, {used}
      </span>
    </div>
  )
}
