import type { ApiCallOfKey } from '@understory/contracts/developers/api-calls.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { AccountPage, AccountSection } from '../../../../shell/account-page.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { API_KEYS_PATH } from '../api-keys-path.ts'
import { API_CALLS_PATH } from './api-calls-path.ts'

type ApiCallsPageProps = {
  readonly refused: boolean
  readonly calls: readonly ApiCallOfKey[]
}

const LEAD =
  'The last hundred calls made with your keys in the past 30 days. We do not store what they sent or received, and leave out calls beyond the limit of a key.'

/** What programs called, for the people who write them. */
export function ApiCallsPage({ refused, calls }: ApiCallsPageProps) {
  return (
    <AccountPage title="Latest calls" lead={LEAD}>
      <AccountSection id="calls" title={refused ? 'Calls that were refused' : 'All calls'}>
        <p>
          {refused ? (
            <a href={API_CALLS_PATH}>Show all calls</a>
          ) : (
            <a href={`${API_CALLS_PATH}?refused`}>Show only calls that were refused</a>
          )}{' '}
          · <a href={API_KEYS_PATH}>API keys</a>
        </p>
        {calls.length === 0 ? (
          <p>
            {refused
              ? 'None of your calls was refused.'
              : 'No calls yet. Make one with a key, and it appears here.'}{' '}
            <a href="/developers">How to make your first call</a>
          </p>
        ) : (
          <DataTable
            caption="Calls, the latest first"
            columns={API_CALL_COLUMNS}
            rows={calls}
            rowKey={({ callId }) => callId}
            asCards
          />
        )}
      </AccountSection>
    </AccountPage>
  )
}

const API_CALL_COLUMNS: readonly Column<ApiCallOfKey>[] = [
  {
    key: 'call',
    title: 'Call',
    cell: ({ method, path, requestId }) => (
      <div>
        <code>
          {method} {path}
        </code>
        <span className="subline">Request {requestId}</span>
      </div>
    ),
  },
  {
    key: 'answer',
    title: 'Answer',
    cell: ({ status, code, durationMs }) => (
      <div>
        {status}
        {code === null ? null : (
          <>
            {' '}
            <a href={`/developers/errors/${code}`}>{code}</a>
          </>
        )}
        <span className="subline">{durationMs} ms</span>
      </div>
    ),
  },
  {
    key: 'key',
    title: 'Key',
    cell: ({ keyName, mode }) => (
      <div>
        {keyName}
        {mode === 'test' ? <span className="tag">Test</span> : null}
      </div>
    ),
  },
  {
    key: 'at',
    title: 'When',
    cell: ({ at }) => `${shownDate(at)}, ${at.slice(11, 19)} UTC`,
  },
]
