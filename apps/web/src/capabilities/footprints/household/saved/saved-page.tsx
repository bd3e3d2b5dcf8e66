import type { HouseholdResult } from '@understory/contracts/footprints/household.ts'
import type { HouseholdPlan } from '@understory/contracts/footprints/household-plan.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { findHouseholdCountry } from '@understory/domain/footprints/household/data/household-countries.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { HOUSEHOLD_PATH, householdFragment } from '../household-path.ts'
import { householdMessage, householdRich } from '../messages/messages.generated.ts'
import { categoryWords } from '../result/household-words.ts'
import { PlanSection } from './plan-section.tsx'

type SavedPageProps = {
  /** Newest first. */
  readonly results: readonly HouseholdResult[]
  readonly plan: HouseholdPlan
  readonly refused: string | null
}

export function SavedPage({ results, plan, refused }: SavedPageProps) {
  if (results.length === 0)
    return (
      <div className="page page-end page-top">
        {refused ? <Notice kind="error">{refused}</Notice> : null}
        <EmptyState
          level="h1"
          title={householdMessage('saved.noHouseholdFootprintYet')}
          picture={spot('home')}
          action={
            <LinkButton look="action" href={HOUSEHOLD_PATH}>
              {householdMessage('saved.beginWithYourCountry')}
            </LinkButton>
          }
        >
          {householdMessage('saved.twoMinutesGiveFigure')}
        </EmptyState>
      </div>
    )
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{householdMessage('saved.householdFootprint')}</h1>
        <p className="lead quiet">{householdMessage('saved.eachResultStaysComputed')}</p>
        <p>
          <LinkButton look="action" href={HOUSEHOLD_PATH}>
            {householdMessage('saved.measureAgain')}
          </LinkButton>
        </p>
      </header>
      {refused ? <Notice kind="error">{refused}</Notice> : null}
      <section className="part flow-16" aria-labelledby="results">
        <h2 id="results">{householdMessage('saved.yourResults')}</h2>
        <BarRows
          caption={householdMessage('saved.caption')}
          rows={results.map(({ savedAt, estimate }, at) => ({
            name: on(savedAt),
            amount: estimate.total,
            word: householdMass(estimate.total),
            isMain: at === 0,
          }))}
        >
          <DataTable
            caption={householdMessage('saved.savedResults')}
            asCards
            columns={[
              {
                key: 'day',
                title: householdMessage('saved.saved'),
                cell: ({ savedAt }) => on(savedAt),
              },
              {
                key: 'country',
                title: householdMessage('saved.country'),
                cell: ({ input }) => findHouseholdCountry(input.country)?.name ?? input.country,
              },
              {
                key: 'total',
                title: householdMessage('saved.co2e'),
                figures: true,
                cell: ({ estimate }) => householdMass(estimate.total),
              },
              {
                key: 'range',
                title: householdMessage('saved.range'),
                figures: true,
                cell: ({ estimate: { range } }) =>
                  `${householdMass(range.low)} to ${householdMass(range.high)}`,
              },
              {
                key: 'model',
                title: householdMessage('saved.model'),
                cell: ({ estimate }) => estimate.version,
              },
              {
                key: 'more',
                title: householdMessage('saved.more'),
                cell: (result) => <ResultLinks result={result} />,
              },
            ]}
            rows={results}
            rowKey={({ resultId }) => resultId}
          />
        </BarRows>
      </section>
      <Newest results={results} plan={plan} />
    </div>
  )
}

const on = (moment: string) => longDate(dayOf(new Date(moment)))

function ResultLinks({
  result: { resultId, input, savedAt },
}: {
  readonly result: HouseholdResult
}) {
  return (
    <form method="post" className="row-links">
      <input type="hidden" name="resultId" value={resultId} />
      <a href={HOUSEHOLD_PATH + householdFragment(input)}>
        {householdRich('saved.openTheAnswersOf', { hidden: hiddenWords, on: on(savedAt) })}
      </a>
      <Button type="submit" look="link">
        {householdRich('saved.deleteTheResultOf', { hidden: hiddenWords, on: on(savedAt) })}
      </Button>
    </form>
  )
}

/** The newest result beside the one before, part by part. */
function Newest({ results: [newest, before], plan }: Pick<SavedPageProps, 'results' | 'plan'>) {
  if (!newest) return null
  const parts = Object.entries(newest.estimate.categories).map(([id, grams]) => ({
    id,
    grams,
    before: before?.estimate.categories[id as keyof typeof before.estimate.categories],
  }))
  return (
    <div className="columns">
      <section className="part flow-16" aria-labelledby="parts">
        <h2 id="parts">
          {before
            ? householdMessage('saved.lastTwoPartPart')
            : householdMessage('saved.partByPart')}
        </h2>
        <DataTable
          caption={householdMessage('saved.partsNewestResult')}
          columns={[
            {
              key: 'part',
              title: householdMessage('saved.part'),
              cell: ({ id }) => categoryWords()[id] ?? id,
            },
            ...(before
              ? [
                  {
                    key: 'before',
                    title: on(before.savedAt),
                    figures: true,
                    cell: (part: (typeof parts)[number]) => householdMass(part.before ?? 0),
                  },
                ]
              : []),
            {
              key: 'now',
              title: on(newest.savedAt),
              figures: true,
              cell: ({ grams }) => householdMass(grams),
            },
          ]}
          rows={parts}
          rowKey={({ id }) => id}
        />
      </section>
      <PlanSection plan={plan} offered={newest.estimate.actions} />
    </div>
  )
}
