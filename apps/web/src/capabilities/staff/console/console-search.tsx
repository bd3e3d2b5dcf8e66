import styles from './console-search.module.css'
import { consoleMessage } from './messages/messages.generated.ts'

/** One field for everything that the console finds; the key / leads to it from anywhere on the page. */
export function ConsoleSearch({ search }: { readonly search: string }) {
  const label = consoleMessage('consoleSearch.findPersonPaymentCertificate')
  return (
    <search>
      <form action="/staff/search" className={styles.form}>
        <label htmlFor="console-search" className="visually-hidden">
          {label}
        </label>
        <input
          id="console-search"
          name="search"
          type="search"
          autoComplete="off"
          defaultValue={search}
          placeholder={label}
          aria-keyshortcuts="/"
          data-slash-key
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
        <button type="submit">{consoleMessage('consoleSearch.search')}</button>
      </form>
    </search>
  )
}
