import type { CoveredYear } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { creditName } from '@understory/domain/commerce/prices/credit-kind.ts'
import { statusOfYear } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { coveredShare } from '@understory/domain/footprints/company-footprints/periods/covered-share.ts'
import {
  fundedFigure,
  tonnesOf,
} from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { AccountSection } from '../../../../shell/account-page.tsx'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'

type CoveragePartProps = { readonly years: readonly CoveredYear[] }

/** What was funded beside what each year of the footprint emits: a contribution, never a subtraction. */
export function CoveragePart({ years }: CoveragePartProps) {
  const [latest] = years
  if (!latest) return null
  return (
    <AccountSection
      id="funded"
      title={companyFootprintsMessage('coveragePart.fundedForTheFootprint')}
    >
      <BarRows
        caption={companyFootprintsMessage('coveragePart.caption', {
          periodOf: periodOf(latest),
          statusOfYear: statusOfYear(latest).toLowerCase(),
        })}
        rows={[
          {
            name: companyFootprintsMessage('coverage.emitted'),
            amount: latest.emittedGrams,
            word: tonnesOf(latest.emittedGrams),
            isMain: true,
          },
          {
            name: companyFootprintsMessage('coverage.funded'),
            amount: Math.max(0, latest.fundedGrams),
            word: funded(latest.fundedGrams),
          },
        ]}
      >
        {null}
      </BarRows>
      <DataTable
        caption={companyFootprintsMessage('coveragePart.yearFootprint')}
        asCards
        columns={[
          { key: 'year', title: companyFootprintsMessage('coveragePart.year'), cell: periodOf },
          {
            key: 'status',
            title: companyFootprintsMessage('coveragePart.footprint'),
            cell: statusOfYear,
          },
          {
            key: 'emitted',
            title: companyFootprintsMessage('coveragePart.emitted'),
            figures: true,
            cell: ({ emittedGrams }) => tonnesOf(emittedGrams),
          },
          {
            key: 'funded',
            title: companyFootprintsMessage('coveragePart.funded'),
            figures: true,
            cell: ({ fundedGrams }) => funded(fundedGrams),
          },
          {
            key: 'share',
            title: companyFootprintsMessage('coveragePart.asMuchAs'),
            figures: true,
            cell: coveredShare,
          },
          {
            key: 'projects',
            title: companyFootprintsMessage('coveragePart.where'),
            cell: Projects,
          },
        ]}
        rows={years}
        rowKey={({ from }) => from}
      />
      <p className="quiet">
        {companyFootprintsRich('coveragePart.offsetsFootprintCountFifth', {
          link: (words) => <a href="/my-impact/manage/instant">{words}</a>,
        })}
      </p>
    </AccountSection>
  )
}

function Projects({ projects }: CoveredYear) {
  if (projects.length === 0) return '–'
  return (
    <>
      {projects.map(({ id, name, creditKind, co2eGrams }) => (
        <p key={id}>
          {name}: {funded(co2eGrams)} ({creditName(creditKind).toLowerCase()})
        </p>
      ))}
    </>
  )
}

const funded = (grams: number) => `${fundedFigure(Math.max(0, grams))} t`

const periodOf = ({ from, to }: Pick<CoveredYear, 'from' | 'to'>) =>
  `${longMonth(from)} to ${longMonth(to)}`
