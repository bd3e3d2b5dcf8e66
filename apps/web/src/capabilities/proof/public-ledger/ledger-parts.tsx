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
import { publicLedgerMessage } from './messages/messages.generated.ts'
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
      <h2 id="entries">
        {isSearch(filter)
          ? publicLedgerMessage('ledgerParts.whatWasFound')
          : publicLedgerMessage('ledgerParts.everyEntryNewestFirst')}
      </h2>
      <SearchForm {...{ path, filter, problems, summary }} />
      {entries.length === 0 ? (
        <p>
          {hasProblem ? publicLedgerMessage('ledgerParts.nothingSearchedYet') : emptyWords(filter)}
        </p>
      ) : (
        <>
          <EntriesTable
            caption={publicLedgerMessage('ledgerParts.caption')}
            entries={entries}
            path={path}
          />
          <PaperAddress
            before={publicLedgerMessage('ledgerParts.eachProofNumberLeaf')}
            path="/ledger/proof/NUMBER"
          />
        </>
      )}
      <nav className="row-links" aria-label={publicLedgerMessage('ledgerParts.pagesOfEntries')}>
        {filter.cursor ? (
          <LinkButton href={`${path}${searchOf({ ...filter, cursor: '' })}#entries`}>
            {publicLedgerMessage('ledgerParts.newest')}
          </LinkButton>
        ) : null}
        {nextCursor ? (
          <LinkButton href={`${path}${searchOf({ ...filter, cursor: nextCursor })}#entries`}>
            {publicLedgerMessage('ledgerParts.older')}
          </LinkButton>
        ) : null}
      </nav>
    </section>
  )
}

function emptyWords(filter: LedgerFilter): string {
  if (filter.certificate !== '') {
    return publicLedgerMessage('ledgerParts.noneEntriesLogYet')
  }
  return isSearch(filter)
    ? publicLedgerMessage('ledgerParts.noEntryMatchesNumbers')
    : publicLedgerMessage('ledgerParts.nothingRecordedYetFirst')
}

/** What was recorded in each month, with the figures behind the charts. */
export function MonthsPart({ summary, today }: Pick<LedgerPageFacts, 'summary' | 'today'>) {
  if (summary.months.length === 0) return null
  return (
    <section className="part" aria-labelledby="months">
      <h2 id="months">{publicLedgerMessage('ledgerParts.monthByMonth')}</h2>
      <p className="quiet">{publicLedgerMessage('ledgerParts.monthEntryRecordedReversals')}</p>
      <TimelineView
        timeline={summary.months}
        window={{ from: null, to: null }}
        today={dayOf(new Date(today))}
      />
    </section>
  )
}
