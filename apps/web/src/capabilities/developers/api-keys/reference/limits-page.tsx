import { MOST_API_KEYS } from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import styles from '../../../../content/api-docs/developers.module.css'
import { API_CALLS_PATH } from '../calls/api-calls-path.ts'
import type { RatePolicy } from './read-document.ts'

const WHOSE = new Map([
  ['buy', 'a key that buys'],
  ['key', 'a key'],
  ['compute', 'a key that computes'],
  ['open', 'a network without a key'],
])

const COLUMNS: readonly Column<RatePolicy>[] = [
  { key: 'policy', title: 'Policy', cell: ({ policy }) => <code>{policy}</code> },
  { key: 'whose', title: 'Of', cell: ({ policy }) => WHOSE.get(policy) ?? policy },
  { key: 'calls', title: 'Calls', figures: true, cell: ({ calls }) => calls },
  { key: 'seconds', title: 'In seconds', figures: true, cell: ({ seconds }) => seconds },
]

export function LimitsPage({ policies }: { readonly policies: readonly RatePolicy[] }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <header className={styles.intro}>
        <p className="quiet">
          <a href="/developers">For developers</a>
        </p>
        <h1>Limits</h1>
        <p className="lead">
          Every answer says what is left: <code>RateLimit</code> the calls and the seconds, and{' '}
          <code>Retry-After</code> how long to wait once there are none.
        </p>
      </header>
      <section aria-labelledby="calls" className={styles.part}>
        <h2 id="calls">Calls</h2>
        <DataTable
          caption="How many calls there may be"
          columns={COLUMNS}
          rows={policies}
          rowKey={({ policy }) => policy}
        />
      </section>
      <section aria-labelledby="sizes" className={styles.part}>
        <h2 id="sizes">Sizes and times</h2>
        <dl className={styles.rules}>
          <div>
            <dt>What you send</dt>
            <dd>At most 64 kB of JSON. Each field says in the reference how long it may be.</dd>
          </div>
          <div>
            <dt>Lists</dt>
            <dd>
              At most 100 at once; pass <code>nextCursor</code> as <code>cursor</code> to go on.
            </dd>
          </div>
          <div>
            <dt>Idempotency-Key</dt>
            <dd>1 to 255 characters. The answer is kept for seven days.</dd>
          </div>
          <div>
            <dt>Purchases that wait</dt>
            <dd>A purchase that nobody pays or agrees to ends after a day.</dd>
          </div>
          <div>
            <dt>Latest calls</dt>
            <dd>
              Those of your keys stand <a href={API_CALLS_PATH}>in your account</a> for 30 days,
              without what they sent and got.
            </dd>
          </div>
          <div>
            <dt>Keys</dt>
            <dd>{MOST_API_KEYS} of an account. What one may spend is set when it is made.</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
