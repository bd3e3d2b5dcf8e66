import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  PublicLedgerEntry,
  PublicLedgerSummary,
} from '@understory/contracts/proof/public-ledger.ts'
import type { ListSupply } from '@understory/contracts/proof/supply.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { PaperAddress } from '../../../shell/paper-address.tsx'
import { TimelineView } from '../ledger/public.ts'
import { EntriesTable } from './entries-table.tsx'
import { isSearch, type LedgerFilter, type LedgerProblems, searchOf } from './ledger-filter.ts'
import { SearchForm } from './search-form.tsx'

export type LedgerPageFacts = {
  readonly summary: PublicLedgerSummary
  readonly supply: AnswerOf<typeof ListSupply>
  readonly filter: LedgerFilter
  readonly problems: LedgerProblems
  readonly entries: readonly PublicLedgerEntry[]
  readonly nextCursor: string | null
  readonly origin: string
  readonly today: string
}

type PartProps = LedgerPageFacts & { readonly path: string }

/** The search, and a page of what it found. */
export function EntriesPart(props: PartProps) {
  const { summary, filter, problems, entries, nextCursor, path } = props
  const hasProblem = Object.keys(problems).length > 0
  return (
    <section className="part" aria-labelledby="entries">
      <h2 id="entries">{isSearch(filter) ? 'What was found' : 'Every entry, the newest first'}</h2>
      <SearchForm {...{ path, filter, problems, summary }} />
      {entries.length === 0 ? (
        <p>{hasProblem ? 'Nothing was searched for yet.' : emptyWords(filter)}</p>
      ) : (
        <>
          <EntriesTable caption="Entries of the public ledger" entries={entries} path={path} />
          <PaperAddress
            before="Each proof, by the number of its leaf:"
            path="/ledger/proof/NUMBER"
          />
        </>
      )}
      <nav className="row-links" aria-label="Pages of entries">
        {filter.cursor ? (
          <LinkButton href={`${path}${searchOf({ ...filter, cursor: '' })}#entries`}>
            Newest
          </LinkButton>
        ) : null}
        {nextCursor ? (
          <LinkButton href={`${path}${searchOf({ ...filter, cursor: nextCursor })}#entries`}>
            Older
          </LinkButton>
        ) : null}
      </nav>
    </section>
  )
}

function emptyWords(filter: LedgerFilter): string {
  if (filter.certificate !== '') {
    return 'None of its entries are in the log yet. What was just paid is there within seconds.'
  }
  return isSearch(filter)
    ? 'No entry matches. Numbers of entries have gaps; that is normal.'
    : 'Nothing is recorded yet. The first entry stands here seconds after it is paid for.'
}

/** What was recorded in each month, with the figures behind the charts. */
export function MonthsPart({ summary, today }: Pick<LedgerPageFacts, 'summary' | 'today'>) {
  if (summary.months.length === 0) return null
  return (
    <section className="part" aria-labelledby="months">
      <h2 id="months">Month by month</h2>
      <p className="quiet">By the month an entry was recorded in; reversals are subtracted.</p>
      <TimelineView
        timeline={summary.months}
        window={{ from: null, to: null }}
        today={dayOf(new Date(today))}
      />
    </section>
  )
}
