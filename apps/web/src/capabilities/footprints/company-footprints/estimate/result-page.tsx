import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
import { type EstimateChoice, formAddress, resultAddress } from './estimate-choice.ts'
import type { Estimated, NotEstimated } from './estimated.ts'
import { fourOfFive, RangeBar } from './range-bar.tsx'
import { ResultWorking } from './result-working.tsx'
import { SavePanel } from './save-panel.tsx'
import { CategoryFigures, figuresInWords, ScopeFigures } from './scope-figures.tsx'
import { WhatNext } from './what-next.tsx'

type ResultPageProps = {
  readonly loaded: Estimated | NotEstimated
  readonly refused: FormAnswer | null
}

export function ResultPage({ loaded, refused }: ResultPageProps) {
  if (loaded.kind === 'estimated') return <Result estimated={loaded} refused={refused} />
  const isNone = loaded.kind === 'none'
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={
          isNone
            ? companyFootprintsMessage('result.noEstimateMade')
            : companyFootprintsMessage('result.couldCalculateEstimatedFootprint')
        }
        picture={spot(isNone ? 'search' : 'storm')}
        action={
          <LinkButton look="action" href={isNone ? formAddress({}) : loaded.back}>
            {isNone
              ? companyFootprintsMessage('result.openTheCalculator')
              : companyFootprintsMessage('result.tryAgain')}
          </LinkButton>
        }
      >
        {isNone
          ? companyFootprintsMessage('result.noEstimateMadePlease')
          : companyFootprintsMessage('result.couldCalculateEstimatedFootprintPlease')}
      </EmptyState>
    </div>
  )
}

type ResultProps = { readonly estimated: Estimated; readonly refused: FormAnswer | null }

function Result({ estimated, refused }: ResultProps) {
  const { choice, names, result } = estimated
  const { estimate } = result
  const { total, scopes } = figuresInWords(estimate)
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <p className="eyebrow">
          {companyFootprintsMessage('result.estimateFor', {
            companyName: choice.companyName || companyFootprintsMessage('result.aCompany'),
            sector: names.sector,
            country: names.country,
          })}
        </p>
        <h1>{companyFootprintsMessage('result.aboutCo2eYear', { total })}</h1>
        <p className="lead quiet">
          {companyFootprintsRich('result.comesOthersCompanyBuys', {
            percent: String(scopes[2]?.percent ?? 0),
            link: (words) => <a href={formAddress(choice)}>{words}</a>,
          })}
        </p>
      </header>
      <RangeBar {...estimate.ranges.total} value={estimate.total} caption={fourOfFive} />
      <div className="columns">
        <div className="flow-32">
          <section className="part" aria-labelledby="scopes">
            <h2 id="scopes">{companyFootprintsMessage('result.byScope')}</h2>
            <ScopeFigures estimate={estimate} />
          </section>
          <section className="part" aria-labelledby="categories">
            <h2 id="categories">{companyFootprintsMessage('result.scope3Consists')}</h2>
            <CategoryFigures estimate={estimate} />
            <Downstream estimated={estimated} />
          </section>
          <Average estimated={estimated} />
          <ResultWorking estimated={estimated} />
        </div>
        <div className="flow-24">
          <SavePanel estimated={estimated} refused={refused} />
          <WhatNext choice={choice} estimate={estimate} />
        </div>
      </div>
    </div>
  )
}

const inTonnes = (grams: number) => tonnesOf(Math.round(grams))

/** The total with and without what happens after the sale, and what may belong to it. */
function Downstream({ estimated: { choice, result } }: Pick<ResultProps, 'estimated'>) {
  const { total, totalWithoutDownstream, optional } = result.estimate
  const change = (downstream: EstimateChoice['downstream'], label: string) => (
    <a href={resultAddress({ ...choice, downstream })}>{label}</a>
  )
  if (total === totalWithoutDownstream && optional.length === 0) return null
  return (
    <div className="flow-12">
      {total === totalWithoutDownstream ? null : (
        <p>
          {companyFootprintsMessage('result.withoutCategoriesAfterSale', {
            withoutDownstream: figuresInWords(result.estimate).withoutDownstream,
          })}{' '}
          {change('exclude', companyFootprintsMessage('result.leaveThemOut'))}
        </p>
      )}
      {optional.length > 0 ? (
        <>
          <p>{companyFootprintsMessage('result.totalBecauseTrueEvery')}</p>
          <ul className="flow-12">
            {optional.map(({ category, co2e, basis }) => (
              <li key={category}>
                {inTonnes(co2e)}: {basis}
              </li>
            ))}
          </ul>
          <p>{change('include', companyFootprintsMessage('result.countThemToo'))}</p>
        </>
      ) : null}
    </div>
  )
}

function Average({ estimated: { choice, result } }: Pick<ResultProps, 'estimated'>) {
  const { estimate, average, input } = result
  const perEmployee = estimate.total / estimate.workings.employees
  const kgPerThousand = estimate.total / 1_000 / (input.turnover / 1_000)
  return (
    <section className="part" aria-labelledby="average">
      <h2 id="average">{companyFootprintsMessage('result.besideOthers')}</h2>
      <dl className="sum-rows">
        <div>
          <dt>
            {companyFootprintsRich('result.averageCompanySectorTurnover', {
              part: (words) => <span className="quiet">{words}</span>,
              employeesInWords: employeesInWords(average.employees),
            })}
          </dt>
          <dd>{inTonnes(average.total)}</dd>
        </div>
        <div>
          <dt>
            {companyFootprintsRich('result.eachEmployeeAbout', {
              part: (words) => <span className="quiet">{words}</span>,
              aboutPeople: aboutPeople(estimate.workings.employees),
            })}
          </dt>
          <dd>{inTonnes(perEmployee)}</dd>
        </div>
        <div>
          <dt>
            {companyFootprintsMessage('result.each1000Turnover', { currency: choice.currency })}
          </dt>
          <dd>
            {companyFootprintsMessage('result.kg', {
              kgPerThousand: kgPerThousand.toLocaleString('en-GB', { maximumSignificantDigits: 3 }),
            })}
          </dd>
        </div>
      </dl>
    </section>
  )
}

export function employeesInWords(employees: number): string {
  const people = aboutPeople(employees)
  return `${people} ${people === '1' ? 'employee' : 'employees'}`
}

/** With a decimal where the figure for each of them would not follow from whole people. */
export const aboutPeople = (employees: number) =>
  Math.max(0.1, employees).toLocaleString('en-GB', {
    maximumFractionDigits: employees < 100 ? 1 : 0,
  })
