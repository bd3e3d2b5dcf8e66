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
import { legalMessage, legalRich } from './messages/messages.generated.ts'
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
    why: legalMessage('storedInBrowser.analyticsMarketingOnlyAgree', { stores }),
    time: legalMessage('storedInBrowser.removedWhenSayNo'),
  }))
  const ofPayment = OF_PAGES.filter(([name]) => name === OF_MEASURING).map(lineOf)
  return [...ofPayment, ...ofServices]
}

const localTime = () => legalMessage('storedInBrowser.untilSignOutEmpty')
const sessionTime = () => legalMessage('storedInBrowser.untilCloseTabSign')
const storage = (keys: Readonly<Record<string, string | null>>, time: string): Line[] =>
  Object.entries({ ...keys, [VERSION_KEY]: WHY_VERSION }).flatMap(([key, why]) =>
    why === null ? [] : [{ name: STORAGE_PREFIX + key, why, time }],
  )
const local = () => storage(LOCAL_KEYS, localTime())
const session = () => storage(SESSION_KEYS, sessionTime())

const columns = (what: string) => [
  { key: 'name', title: what, cell: ({ name }: Line) => <StoredName name={name} /> },
  { key: 'why', title: legalMessage('storedInBrowser.whatItDoes'), cell: ({ why }: Line) => why },
  { key: 'time', title: legalMessage('storedInBrowser.howLong'), cell: ({ time }: Line) => time },
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
      <h3>{legalMessage('storedInBrowser.cookies')}</h3>
      <DataTable
        caption={legalMessage('storedInBrowser.caption')}
        columns={columns(legalMessage('storedInBrowser.cookie'))}
        rows={[...COOKIES, ...cookiesOf(services)]}
        rowKey={nameOf}
      />
      <p>
        {legalRich('storedInBrowser.overHttpsNamesOurs', { code: (words) => <code>{words}</code> })}
      </p>
      <h3>{legalMessage('storedInBrowser.keptUntilCleared')}</h3>
      <p>{legalMessage('storedInBrowser.browserKeepsSiteSent')}</p>
      <DataTable
        caption={legalMessage('storedInBrowser.keptUntilCleared')}
        columns={columns(legalMessage('storedInBrowser.name'))}
        rows={local()}
        rowKey={nameOf}
      />
      <h3>{legalMessage('storedInBrowser.keptForTab')}</h3>
      <p>{legalMessage('storedInBrowser.sameTab')}</p>
      <DataTable
        caption={legalMessage('storedInBrowser.keptForTab')}
        columns={columns(legalMessage('storedInBrowser.name'))}
        rows={session()}
        rowKey={nameOf}
      />
    </>
  )
}
