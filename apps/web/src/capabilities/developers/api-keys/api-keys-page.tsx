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

const LEAD =
  'Keys by which your own programs read, compute and buy, each with no more than it needs.'

export function ApiKeysPage(props: ApiKeysPageProps) {
  const { origin, saved, mayManage, keys, apps, made, answer } = props
  if (!mayManage) {
    return (
      <AccountPage title="API keys" lead={LEAD}>
        <Notice kind="info" title="Owners and admins of the account manage its keys.">
          <p>
            What a key can do stands in the <a href="/developers">guide for developers</a>.
          </p>
        </Notice>
      </AccountPage>
    )
  }
  const changed = answer?.values.intent === 'change' ? answer.values.keyId : undefined
  const active = keys.filter(({ state }) => state === 'active')
  const ended = keys.filter(({ state }) => state !== 'active')
  return (
    <AccountPage title="API keys" lead={LEAD}>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {saved && !answer ? <PageToast id="saved" kind="success" body="Saved." /> : null}
      {made ? <MadeKey made={made} origin={origin} /> : null}
      <AccountSection id="keys" title="Your keys">
        {active.length > 0 ? (
          <DataTable
            caption="Keys that work"
            columns={COLUMNS}
            rows={active}
            rowKey={({ keyId }) => keyId}
            asCards
          />
        ) : (
          <p>
            There are none yet. Make one below, then try it with the{' '}
            <a href="/developers">guide for developers</a>.
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
          <a href={API_CALLS_PATH}>See their latest calls</a>
        </p>
      ) : null}
      <NewApiKeyForm answer={answer?.values.intent === 'create' ? answer : undefined} />
      <ConnectedApps apps={apps} />
      {ended.length > 0 ? <EndedKeys keys={ended} /> : null}
    </AccountPage>
  )
}

const COLUMNS: readonly Column<ApiKey>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, mode, prefix, last4 }) => (
      <div>
        <strong>{name}</strong>
        {mode === 'test' ? <span className="tag">Test</span> : null}
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
    title: 'May',
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
    title: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? shownDate(lastUsedAt) : 'Never'),
  },
  {
    key: 'expires',
    title: 'Expires',
    cell: ({ expiresAt }) => (expiresAt ? shownDate(expiresAt) : 'Never'),
  },
  {
    key: 'change',
    title: hiddenWords('Change'),
    cell: ({ keyId, name }) => (
      <Button look="link" {...opensDialog(`key-${keyId}`)}>
        Change {hiddenWords(name)}
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
    <Notice kind="success" title={`Here is the key for ${key.name}`}>
      <p>Please copy it now and keep it somewhere safe: it is not shown again.</p>
      <CodeBlock label="The key" text={secret} isBroken />
      <p>Try it:</p>
      <CodeBlock
        label="A first call with the key"
        text={`curl '${origin}/v1/account' \\\n  -H "authorization: Bearer ${secret}"`}
      />
    </Notice>
  )
}

function EndedKeys({ keys }: { readonly keys: readonly ApiKey[] }) {
  return (
    <AccountSection id="ended" title="Keys that no longer work">
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
            <span>{state === 'revoked' ? 'Revoked' : 'Expired'}</span>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
