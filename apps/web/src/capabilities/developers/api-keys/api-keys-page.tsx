import type { ApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { ConnectedApp } from '@understory/contracts/developers/connected-apps.ts'
import { meaningOfScope } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { ApiKeyForms, NewApiKeyForm } from './api-key-forms.tsx'
import { ConnectedApps } from './apps/connected-apps.tsx'
import { API_CALLS_PATH } from './calls/api-calls-path.ts'
import { limitWords } from './limit-words.ts'
import { apiKeysMessage, apiKeysRich } from './messages/messages.generated.ts'

type ApiKeysPageProps = {
  readonly origin: string
  readonly saved: boolean
  readonly mayManage: boolean
  readonly keys: readonly ApiKey[]
  readonly apps: readonly ConnectedApp[]
  /** The key that was made or got a new secret just now. */
  readonly made: { readonly key: ApiKey; readonly secret: string } | null
  readonly answer: FormAnswer | undefined
}

const lead = () => apiKeysMessage('apiKeys.keysOwnProgramsRead')

export function ApiKeysPage(props: ApiKeysPageProps) {
  const { origin, saved, mayManage, keys, apps, made, answer } = props
  if (!mayManage) {
    return (
      <AccountPage title={apiKeysMessage('apiKeys.apiKeys')} lead={lead()}>
        <Notice kind="info" title={apiKeysMessage('apiKeys.ownersAdminsAccountManage')}>
          <p>
            {apiKeysRich('apiKeys.keyDoStandsGuide', {
              link: (words) => <a href="/developers">{words}</a>,
            })}
          </p>
        </Notice>
      </AccountPage>
    )
  }
  const changed = answer?.values.intent === 'change' ? answer.values.keyId : undefined
  const active = keys.filter(({ state }) => state === 'active')
  const ended = keys.filter(({ state }) => state !== 'active')
  return (
    <AccountPage title={apiKeysMessage('apiKeys.apiKeys')} lead={lead()}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {saved && !answer ? (
        <PageToast id="saved" kind="success" body={apiKeysMessage('apiKeys.body')} />
      ) : null}
      {made ? <MadeKey made={made} origin={origin} /> : null}
      <AccountSection id="keys" title={apiKeysMessage('apiKeys.yourKeys')}>
        {active.length > 0 ? (
          <DataTable
            caption={apiKeysMessage('apiKeys.caption')}
            columns={columns()}
            rows={active}
            rowKey={({ keyId }) => keyId}
            asCards
          />
        ) : (
          <p>
            {apiKeysRich('apiKeys.noneYetMakeBelow', {
              link: (words) => <a href="/developers">{words}</a>,
            })}
          </p>
        )}
        {active.map((key) => (
          <Dialog
            key={key.keyId}
            id={`key-${key.keyId}`}
            title={key.name}
            isOpen={changed === key.keyId}
          >
            <ApiKeyForms apiKey={key} answer={changed === key.keyId ? answer : undefined} />
          </Dialog>
        ))}
      </AccountSection>
      {active.length > 0 ? (
        <p>
          <a href={API_CALLS_PATH}>{apiKeysMessage('apiKeys.seeTheirLatestCalls')}</a>
        </p>
      ) : null}
      <NewApiKeyForm answer={answer?.values.intent === 'create' ? answer : undefined} />
      <ConnectedApps apps={apps} />
      {ended.length > 0 ? <EndedKeys keys={ended} /> : null}
    </AccountPage>
  )
}

const columns = (): readonly Column<ApiKey>[] => [
  {
    key: 'name',
    title: apiKeysMessage('apiKeys.name'),
    cell: ({ name, mode, prefix, last4 }) => (
      <div>
        <strong>{name}</strong>
        {mode === 'test' ? <span className="tag">{apiKeysMessage('apiKeys.test')}</span> : null}
        <span className="subline">
          <code>
            {prefix}…{last4}
          </code>
        </span>
      </div>
    ),
  },
  {
    key: 'may',
    title: apiKeysMessage('apiKeys.may'),
    cell: ({ scopes, limits }) => (
      <ul className="list">
        {scopes.map((scope) => (
          <li key={scope}>
            {meaningOfScope(scope).label}
            {scope === 'purchases:write' && limits ? (
              <span className="subline">{limitWords(limits)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'used',
    title: apiKeysMessage('apiKeys.lastUsed'),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? shownDate(lastUsedAt) : apiKeysMessage('apiKeys.never'),
  },
  {
    key: 'expires',
    title: apiKeysMessage('apiKeys.expires'),
    cell: ({ expiresAt }) => (expiresAt ? shownDate(expiresAt) : apiKeysMessage('apiKeys.never')),
  },
  {
    key: 'change',
    title: hiddenWords(apiKeysMessage('apiKeys.change')),
    cell: ({ keyId, name }) => (
      <Button look="link" {...opensDialog(`key-${keyId}`)}>
        {apiKeysMessage('apiKeys.change')} {hiddenWords(name)}
      </Button>
    ),
  },
]

type MadeKeyProps = {
  readonly made: NonNullable<ApiKeysPageProps['made']>
  readonly origin: string
}

/** The one time that a secret is seen. */
function MadeKey({ made: { key, secret }, origin }: MadeKeyProps) {
  return (
    <Notice kind="success" title={apiKeysMessage('apiKeys.hereIsTheKey', { name: key.name })}>
      <p>{apiKeysMessage('apiKeys.pleaseCopyNowKeep')}</p>
      <CodeBlock label={apiKeysMessage('apiKeys.theKey')} text={secret} isBroken />
      <p>{apiKeysMessage('apiKeys.tryIt')}</p>
      <CodeBlock
        label={apiKeysMessage('apiKeys.firstCallKey')}
        text={`curl '${origin}/v1/account' \\\n  -H "authorization: Bearer ${secret}"`}
      />
    </Notice>
  )
}

function EndedKeys({ keys }: { readonly keys: readonly ApiKey[] }) {
  return (
    <AccountSection id="ended" title={apiKeysMessage('apiKeys.keysNoLongerWork')}>
      <ul className="lined-rows">
        {keys.map(({ keyId, name, prefix, last4, state }) => (
          <li key={keyId}>
            <div>
              <strong>{name}</strong>
              <span className="subline">
                <code>
                  {prefix}…{last4}
                </code>
              </span>
            </div>
            <span>
              {state === 'revoked'
                ? apiKeysMessage('apiKeys.revoked')
                : apiKeysMessage('apiKeys.expired')}
            </span>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
