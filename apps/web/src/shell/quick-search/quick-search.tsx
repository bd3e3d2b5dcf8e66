import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { shellMessage } from '../messages/messages.generated.ts'
import styles from './quick-search.module.css'

const MOST_TYPED = 100

/** Opens by a key, over any page; without script nothing opens it, and the page of the search is there. */
export function QuickSearch() {
  return (
    <dialog
      data-quick-search
      className={styles.dialog}
      aria-label={shellMessage('quickSearch.quickSearch')}
    >
      <search>
        <form action="/search">
          <label htmlFor="quick-search" className="visually-hidden">
            {shellMessage('quickSearch.findPageSomethingYours')}
          </label>
          <TextInput
            id="quick-search"
            name="q"
            type="search"
            maxLength={MOST_TYPED}
            autoComplete="off"
            placeholder={shellMessage('quickSearch.findPageSomethingYours')}
            aria-describedby="quick-search-keys"
          />
        </form>
        <p role="status" className="visually-hidden" data-quick-count />
      </search>
      <ul className={styles.found} data-quick-found />
      <p className={styles.keys} id="quick-search-keys">
        {shellMessage('quickSearch.enterOpensFirstArrow')}
      </p>
    </dialog>
  )
}
