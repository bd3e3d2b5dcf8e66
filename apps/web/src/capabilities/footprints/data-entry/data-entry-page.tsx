import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { formatEmissionParts } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { quantityInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import {
  CATEGORY_KEYS,
  categoryName,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import type { DataEntryPageProps, EntryAnswer } from './data-entry-props.ts'
import { EntryForm } from './entry-form.tsx'
import { EntrySearch } from './entry-search.tsx'

const ENTRY_DONE: ReadonlyMap<string | null, string> = new Map([
  ['added', 'The figure was saved.'],
  ['removed', 'The line was deleted.'],
])

/** The figures that someone may enter, and nothing else of the account. */
export function DataEntryPage(props: DataEntryPageProps) {
  const { part, footprint, done, refused } = props
  const saved = ENTRY_DONE.get(done)
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>Your part of the footprint</h1>
        <p className="lead quiet">{partInWords(part)}</p>
      </header>
      {saved && !refused ? <Notice kind="success" title={saved} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {footprint ? (
        <>
          {footprint.isLocked ? (
            <Notice
              kind="info"
              title="This footprint is verified or being verified, so its lines stay as they are."
            />
          ) : (
            <>
              <EntrySearch {...props} footprint={footprint} />
              {props.chosen ? (
                <EntryForm {...props} footprint={footprint} chosen={props.chosen} />
              ) : null}
            </>
          )}
          <EntryLines {...props} footprint={footprint} />
        </>
      ) : (
        <p>There is no footprint with an inventory yet. Please ask who invited you.</p>
      )}
    </div>
  )
}

const ENTRY_LIST = new Intl.ListFormat('en-GB')

function partInWords(part: EntryAnswer['part']): string {
  if (!part) return 'You may enter every figure.'
  const sites = part.sites.length > 0 ? ENTRY_LIST.format(part.sites) : 'all sites'
  const categories =
    part.categories.length > 0
      ? ENTRY_LIST.format(
          CATEGORY_KEYS.filter((key) => part.categories.includes(key)).map(categoryName),
        )
      : 'all categories'
  return `You enter figures of ${sites}: ${categories}.`
}

type EntryLinesProps = DataEntryPageProps & {
  readonly footprint: NonNullable<DataEntryPageProps['footprint']>
}

function EntryLines({ lines, co2eGrams, nextCursor, footprint }: EntryLinesProps) {
  const { footprintId, isLocked } = footprint
  // Lines of other pages are one more part of the same sum.
  const own = lines.map((line) => line.co2eGrams)
  const others = Math.max(0, co2eGrams - own.reduce((sum, grams) => sum + grams, 0))
  const shown = formatEmissionParts([...own, others])
  const figures = new Map(lines.map(({ lineId }, at) => [lineId, shown.parts[at]]))
  const more = nextCursor && new URLSearchParams({ footprint: footprintId, after: nextCursor })
  return (
    <section className="part flow-16" aria-labelledby="entered">
      <h2 id="entered">What is entered</h2>
      <p>Your part comes to {shown.total} of CO2e.</p>
      <DataTable
        caption="Lines of your part"
        asCards
        columns={[
          {
            key: 'what',
            title: 'What',
            cell: ({ description, category, site, period }) => (
              <>
                {description || categoryName(category)}
                <span className="subline">
                  {[site, `${longMonth(period.from)} to ${longMonth(period.to)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </>
            ),
          },
          {
            key: 'quantity',
            title: 'Activity',
            figures: true,
            cell: ({ quantity, unit }) => quantityInWords(quantity, unit),
          },
          {
            key: 'co2e',
            title: 'CO2e',
            figures: true,
            cell: ({ lineId }) => figures.get(lineId),
          },
          {
            key: 'actions',
            title: 'Actions',
            cell: ({ lineId, description }) =>
              isLocked ? null : (
                <form method="post">
                  <input type="hidden" name="footprint" value={footprintId} />
                  <input type="hidden" name="lineId" value={lineId} />
                  <Button type="submit" look="link" name="intent" value="remove">
                    Delete<span className="visually-hidden"> {description}</span>
                  </Button>
                </form>
              ),
          },
        ]}
        rows={lines}
        rowKey={({ lineId }) => lineId}
      />
      {more ? <a href={`?${more}`}>More lines</a> : null}
    </section>
  )
}
