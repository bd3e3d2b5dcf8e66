import type { ApiCallOfKey } from '@understory/contracts/developers/api-calls.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { AccountPage, AccountSection } from '../../../../shell/account-page.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { API_KEYS_PATH } from '../api-keys-path.ts'
import { apiKeysMessage } from '../messages/messages.generated.ts'
import { API_CALLS_PATH } from './api-calls-path.ts'

type ApiCallsPageProps = {
  readonly refused: boolean
  readonly calls: readonly ApiCallOfKey[]
}

const lead = () => apiKeysMessage('calls.lastHundredCallsMade')

/** What programs called, for the people who write them. */
export function ApiCallsPage({ refused, calls }: ApiCallsPageProps) {
  return (
    <AccountPage title={apiKeysMessage('calls.latestCalls')} lead={lead()}>
      <AccountSection
        id="calls"
        title={
          refused ? apiKeysMessage('calls.callsThatWereRefused') : apiKeysMessage('calls.allCalls')
        }
      >
        <p>
          {refused ? (
            <a href={API_CALLS_PATH}>{apiKeysMessage('calls.showAllCalls')}</a>
          ) : (
            <a href={`${API_CALLS_PATH}?refused`}>{apiKeysMessage('calls.showOnlyCallsRefused')}</a>
          )}{' '}
          · <a href={API_KEYS_PATH}>{apiKeysMessage('calls.apiKeys')}</a>
        </p>
        {calls.length === 0 ? (
          <p>
            {refused
              ? apiKeysMessage('calls.noneCallsRefused')
              : apiKeysMessage('calls.noCallsYetMake')}{' '}
            <a href="/developers">{apiKeysMessage('calls.makeFirstCall')}</a>
          </p>
        ) : (
          <DataTable
            caption={apiKeysMessage('calls.caption')}
            columns={apiCallColumns()}
            rows={calls}
            rowKey={({ callId }) => callId}
            asCards
          />
        )}
      </AccountSection>
    </AccountPage>
  )
}

const apiCallColumns = (): readonly Column<ApiCallOfKey>[] => [
  {
    key: 'call',
    title: apiKeysMessage('calls.call'),
    cell: ({ method, path, requestId }) => (
      <div>
        <code>
          {method} {path}
        </code>
        <span className="subline">{apiKeysMessage('calls.request', { requestId })}</span>
      </div>
    ),
  },
  {
    key: 'answer',
    title: apiKeysMessage('calls.answer'),
    cell: ({ status, code, durationMs }) => (
      <div>
        {status}
        {code === null ? null : (
          <>
            {' '}
            <a href={`/developers/errors/${code}`}>{code}</a>
          </>
        )}
        <span className="subline">
          {apiKeysMessage('calls.ms', { durationMs: String(durationMs) })}
        </span>
      </div>
    ),
  },
  {
    key: 'key',
    title: apiKeysMessage('calls.key'),
    cell: ({ keyName, mode }) => (
      <div>
        {keyName}
        {mode === 'test' ? <span className="tag">{apiKeysMessage('calls.test')}</span> : null}
      </div>
    ),
  },
  {
    key: 'at',
    title: apiKeysMessage('calls.when'),
    cell: ({ at }) => `${shownDate(at)}, ${at.slice(11, 19)} UTC`,
  },
]
