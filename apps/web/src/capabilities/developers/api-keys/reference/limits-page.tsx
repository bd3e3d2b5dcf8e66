import { MOST_API_KEYS } from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_CALLS_PATH } from '../calls/api-calls-path.ts'
import { apiKeysMessage, apiKeysRich } from '../messages/messages.generated.ts'
import type { RatePolicy } from './read-document.ts'

const WHOSE = new Map([
  ['buy', 'a key that buys'],
  ['key', 'a key'],
  ['compute', 'a key that computes'],
  ['open', 'a network without a key'],
])

const columns = (): readonly Column<RatePolicy>[] => [
  {
    key: 'policy',
    title: apiKeysMessage('limits.policy'),
    cell: ({ policy }) => <code>{policy}</code>,
  },
  {
    key: 'whose',
    title: apiKeysMessage('limits.of'),
    cell: ({ policy }) => WHOSE.get(policy) ?? policy,
  },
  {
    key: 'calls',
    title: apiKeysMessage('limits.calls'),
    figures: true,
    cell: ({ calls }) => calls,
  },
  {
    key: 'seconds',
    title: apiKeysMessage('limits.inSeconds'),
    figures: true,
    cell: ({ seconds }) => seconds,
  },
]

export function LimitsPage({ policies }: { readonly policies: readonly RatePolicy[] }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href="/developers">{apiKeysMessage('limits.forDevelopers')}</a>
        </p>
        <h1>{apiKeysMessage('limits.limits')}</h1>
        <p className="lead">
          {apiKeysRich('limits.everyAnswerSaysLeft', { code: (words) => <code>{words}</code> })}
        </p>
      </header>
      <section aria-labelledby="calls" className={styles.part}>
        <h2 id="calls">{apiKeysMessage('limits.calls')}</h2>
        <DataTable
          caption={apiKeysMessage('limits.caption')}
          columns={columns()}
          rows={policies}
          rowKey={({ policy }) => policy}
        />
      </section>
      <section aria-labelledby="sizes" className={styles.part}>
        <h2 id="sizes">{apiKeysMessage('limits.sizesAndTimes')}</h2>
        <dl className={styles.rules}>
          <div>
            <dt>{apiKeysMessage('limits.whatYouSend')}</dt>
            <dd>{apiKeysMessage('limits.most64KbJson')}</dd>
          </div>
          <div>
            <dt>{apiKeysMessage('limits.lists')}</dt>
            <dd>
              {apiKeysRich('limits.most100OncePass', { code: (words) => <code>{words}</code> })}
            </dd>
          </div>
          <div>
            <dt>{apiKeysMessage('limits.idempotencyKey')}</dt>
            <dd>{apiKeysMessage('limits.1255CharactersAnswer')}</dd>
          </div>
          <div>
            <dt>{apiKeysMessage('limits.purchasesThatWait')}</dt>
            <dd>{apiKeysMessage('limits.purchaseNobodyPaysAgrees')}</dd>
          </div>
          <div>
            <dt>{apiKeysMessage('limits.latestCalls')}</dt>
            <dd>
              {apiKeysRich('limits.thoseKeysStandAccount', {
                link: (words) => <a href={API_CALLS_PATH}>{words}</a>,
              })}
            </dd>
          </div>
          <div>
            <dt>{apiKeysMessage('limits.keys')}</dt>
            <dd>
              {apiKeysMessage('limits.accountSpendSetWhen', { mostApiKeys: String(MOST_API_KEYS) })}
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
