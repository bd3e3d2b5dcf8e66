import { Button } from '@understory/ui/forms/button.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { searchMessage } from './messages/messages.generated.ts'
import styles from './search.module.css'
import { LONGEST_QUERY } from './site-index.ts'

type SiteSearchFormProps = {
  /** Distinguishes two on one page. */
  readonly id: string
  readonly query?: string
}

/** Finds a page, an article, a project or an answer; works without script. */
export function SiteSearchForm({ id, query = '' }: SiteSearchFormProps) {
  return (
    <search>
      <form action="/search" className={styles.form}>
        <label htmlFor={id} className="visually-hidden">
          {searchMessage('searchForm.searchTheSite')}
        </label>
        <TextInput
          id={id}
          name="q"
          type="search"
          maxLength={LONGEST_QUERY}
          placeholder={searchMessage('searchForm.wordQuestion')}
          defaultValue={query}
        />
        <Button type="submit" look="action">
          {searchMessage('searchForm.search')}
        </Button>
      </form>
    </search>
  )
}
