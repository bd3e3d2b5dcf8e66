import { keysOf } from '@understory/domain/language/keys-of.ts'
import {
  howLong,
  LOCAL_KEYS,
  PAGE_COOKIES,
  SESSION_COOKIES,
  SESSION_KEYS,
  STORAGE_PREFIX,
  type StoredItem,
  VERSION_KEY,
  WHY_PAGE_COOKIES,
  WHY_VERSION,
} from '@understory/domain/people/privacy/browser-storage.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { Fragment } from 'react'
import type { ShownService } from '../../outside/services.ts'
import styles from './privacy.module.css'

type Line = { readonly name: string; readonly why: string; readonly time: string }

/** Only with a yes. */
const OF_MEASURING = 'understory_payment'

const OF_PAGES = keysOf(PAGE_COOKIES).map((name): [string, StoredItem] => [
  name,
  { ...PAGE_COOKIES[name], why: WHY_PAGE_COOKIES[name] },
])

const COOKIES: readonly Line[] = [...Object.entries<StoredItem>(SESSION_COOKIES), ...OF_PAGES]
  .filter(([name]) => name !== OF_MEASURING)
  .map(lineOf)

function lineOf([name, stored]: [string, StoredItem]): Line {
  return { name, why: stored.why, time: howLong(stored) }
}

function cookiesOf(services: readonly ShownService[]): Line[] {
  if (services.length === 0) return []
  const ofServices = services.map(({ name, stores }) => ({
    name,
    why: `Analytics and marketing, only if you agree: ${stores}`,
    time: 'Removed when you say no',
  }))
  const ofPayment = OF_PAGES.filter(([name]) => name === OF_MEASURING).map(lineOf)
  return [...ofPayment, ...ofServices]
}

const LOCAL_TIME = 'Until you sign out or empty your browser'
const SESSION_TIME = 'Until you close the tab or sign out'
const storage = (keys: Readonly<Record<string, string | null>>, time: string): Line[] =>
  Object.entries({ ...keys, [VERSION_KEY]: WHY_VERSION }).flatMap(([key, why]) =>
    why === null ? [] : [{ name: STORAGE_PREFIX + key, why, time }],
  )
const LOCAL = storage(LOCAL_KEYS, LOCAL_TIME)
const SESSION = storage(SESSION_KEYS, SESSION_TIME)

const columns = (what: string) => [
  { key: 'name', title: what, cell: ({ name }: Line) => <StoredName name={name} /> },
  { key: 'why', title: 'What it does', cell: ({ why }: Line) => why },
  { key: 'time', title: 'How long', cell: ({ time }: Line) => time },
]

/** May break after each of its words. */
function StoredName({ name }: { readonly name: string }) {
  return (
    <code className={styles.name}>
      {name.split(/(?<=[._:])/).map((word) => (
        <Fragment key={word}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}

const nameOf = ({ name }: Line) => name

type StoredInBrowserProps = { readonly services: readonly ShownService[] }

/** Everything that this site writes into a browser, by the list that the code writes from. */
export function StoredInBrowser({ services }: StoredInBrowserProps) {
  return (
    <>
      <h3>Cookies</h3>
      <DataTable
        caption="Cookies"
        columns={columns('Cookie')}
        rows={[...COOKIES, ...cookiesOf(services)]}
        rowKey={nameOf}
      />
      <p>
        Over https the names of ours begin with <code>__Host-</code>: no other host can set them.
      </p>
      <h3>Local storage</h3>
      <p>Your browser keeps it for this site. It is not sent with each page, as cookies are.</p>
      <DataTable caption="Local storage" columns={columns('Name')} rows={LOCAL} rowKey={nameOf} />
      <h3>Session storage</h3>
      <p>The same, for one tab.</p>
      <DataTable
        caption="Session storage"
        columns={columns('Name')}
        rows={SESSION}
        rowKey={nameOf}
      />
    </>
  )
}
