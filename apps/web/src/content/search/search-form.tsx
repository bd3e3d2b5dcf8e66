import { Button } from '@understory/ui/forms/button.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
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
          Search the site
        </label>
        <TextInput
          id={id}
          name="q"
          type="search"
          maxLength={LONGEST_QUERY}
          placeholder="A word or a question"
          defaultValue={query}
        />
        <Button type="submit" look="action">
          Search
        </Button>
      </form>
    </search>
  )
}
