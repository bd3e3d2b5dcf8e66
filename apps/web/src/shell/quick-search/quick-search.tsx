import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from './quick-search.module.css'

const MOST_TYPED = 100

/** Opens by a key, over any page; without script nothing opens it, and the page of the search is there. */
export function QuickSearch() {
  return (
    <dialog data-quick-search className={styles.dialog} aria-label="Quick search">
      <search>
        <form action="/search">
          <label htmlFor="quick-search" className="visually-hidden">
            Find a page, or something of yours
          </label>
          <TextInput
            id="quick-search"
            name="q"
            type="search"
            maxLength={MOST_TYPED}
            autoComplete="off"
            placeholder="Find a page, or something of yours"
            aria-describedby="quick-search-keys"
          />
        </form>
        <p role="status" className="visually-hidden" data-quick-count />
      </search>
      <ul className={styles.found} data-quick-found />
      <p className={styles.keys} id="quick-search-keys">
        Enter opens the first, the arrow keys go through them, Escape closes.
      </p>
    </dialog>
  )
}
