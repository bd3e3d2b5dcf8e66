import styles from './console-search.module.css'

/** One field for everything that the console finds; the key / leads to it from anywhere on the page. */
export function ConsoleSearch({ search }: { readonly search: string }) {
  const label = 'Find a person, payment, certificate, shop or job'
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
        <button type="submit">Search</button>
      </form>
    </search>
  )
}
