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
import { hiddenWords } from '../../../shell/message-tags.tsx'
import type { DataEntryPageProps, EntryAnswer } from './data-entry-props.ts'
import { EntryForm } from './entry-form.tsx'
import { EntrySearch } from './entry-search.tsx'
import { dataEntryMessage, dataEntryRich } from './messages/messages.generated.ts'

const entryDone = (): ReadonlyMap<string | null, string> =>
  new Map([
    ['added', dataEntryMessage('dataEntry.theFigureWasSaved')],
    ['removed', dataEntryMessage('dataEntry.theLineWasDeleted')],
  ])

/** The figures that someone may enter, and nothing else of the account. */
export function DataEntryPage(props: DataEntryPageProps) {
  const { part, footprint, done, refused } = props
  const saved = entryDone().get(done)
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>{dataEntryMessage('dataEntry.partFootprint')}</h1>
        <p className="lead quiet">{partInWords(part)}</p>
      </header>
      {saved && !refused ? <Notice kind="success" title={saved} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {footprint ? (
        <>
          {footprint.isLocked ? (
            <Notice
              kind="info"
              title={dataEntryMessage('dataEntry.footprintVerifiedBeingVerified')}
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
        <p>{dataEntryMessage('dataEntry.noFootprintInventoryYet')}</p>
      )}
    </div>
  )
}

const ENTRY_LIST = new Intl.ListFormat('en-GB')

function partInWords(part: EntryAnswer['part']): string {
  if (!part) return dataEntryMessage('dataEntry.enterEveryFigure')
  const sites =
    part.sites.length > 0 ? ENTRY_LIST.format(part.sites) : dataEntryMessage('dataEntry.allSites')
  const categories =
    part.categories.length > 0
      ? ENTRY_LIST.format(
          CATEGORY_KEYS.filter((key) => part.categories.includes(key)).map(categoryName),
        )
      : dataEntryMessage('dataEntry.allCategories')
  return dataEntryMessage('dataEntry.youEnterFiguresOf', { sites, categories })
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
      <h2 id="entered">{dataEntryMessage('dataEntry.whatIsEntered')}</h2>
      <p>{dataEntryMessage('dataEntry.partComesCo2e', { total: shown.total })}</p>
      <DataTable
        caption={dataEntryMessage('dataEntry.caption')}
        asCards
        columns={[
          {
            key: 'what',
            title: dataEntryMessage('dataEntry.what'),
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
            title: dataEntryMessage('dataEntry.activity'),
            figures: true,
            cell: ({ quantity, unit }) => quantityInWords(quantity, unit),
          },
          {
            key: 'co2e',
            title: dataEntryMessage('dataEntry.co2e'),
            figures: true,
            cell: ({ lineId }) => figures.get(lineId),
          },
          {
            key: 'actions',
            title: dataEntryMessage('dataEntry.actions'),
            cell: ({ lineId, description }) =>
              isLocked ? null : (
                <form method="post">
                  <input type="hidden" name="footprint" value={footprintId} />
                  <input type="hidden" name="lineId" value={lineId} />
                  <Button type="submit" look="link" name="intent" value="remove">
                    {dataEntryRich('dataEntry.delete', { hidden: hiddenWords, description })}
                  </Button>
                </form>
              ),
          },
        ]}
        rows={lines}
        rowKey={({ lineId }) => lineId}
      />
      {more ? <a href={`?${more}`}>{dataEntryMessage('dataEntry.moreLines')}</a> : null}
    </section>
  )
}
