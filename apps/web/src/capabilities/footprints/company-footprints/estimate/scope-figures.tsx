import type { Estimate } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  scopeThreeName,
  scopeThreeNumber,
} from '@understory/domain/footprints/company-footprints/scope-three.ts'
import {
  shownGroups,
  shownPercents,
  tonnesInWords,
} from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import styles from './scope-figures.module.css'

const explainedWords = () =>
  [
    ['Scope 1', companyFootprintsMessage('scopeFigures.burnLeaks')],
    ['Scope 2', companyFootprintsMessage('scopeFigures.boughtElectricityHeatLocation')],
    ['Scope 3', companyFootprintsMessage('scopeFigures.buyTravelSell')],
  ] as const

/** Categories 9 to 15 are of what happens after the sale. */
const LAST_BEFORE_THE_SALE = 8

type EstimateScopeFigures = Pick<Estimate, 'scope1' | 'scope2' | 'categories'>

/** Figures of one estimate in words; every sum is that of the parts beside it. */
export function figuresInWords({ scope1, scope2, categories }: EstimateScopeFigures) {
  const ofThree = categories.map(({ co2e }) => co2e)
  const shown = shownGroups([[scope1], [scope2], ofThree])
  const words = (tonnes: number) => tonnesInWords(tonnes, shown.decimals)
  const percents = shownPercents([scope1, scope2, ofThree.reduce((all, part) => all + part, 0)])
  const downstream = categories.map(({ category }, at) =>
    scopeThreeNumber(category) > LAST_BEFORE_THE_SALE ? (shown.groups[2]?.parts[at] ?? 0) : 0,
  )
  return {
    total: words(shown.total),
    withoutDownstream: words(downstream.reduce((left, part) => left - part, shown.total)),
    scopes: shown.groups.map((scope, at) => ({
      name: explainedWords()[at]?.[0] ?? '',
      explained: explainedWords()[at]?.[1] ?? '',
      tonnes: words(scope.total),
      percent: percents[at] ?? 0,
    })),
    categories: categories.map(({ category, co2e }, at) => ({
      key: category,
      name: `${scopeThreeNumber(category)}. ${scopeThreeName(category)}`,
      amount: co2e,
      // Tables that know nothing of a category say zero, which is no figure.
      word:
        co2e === 0
          ? companyFootprintsMessage('scopeFigures.notKnown')
          : words(shown.groups[2]?.parts[at] ?? 0),
    })),
  }
}

/** The three scopes as one bar, and each by itself below. */
export function ScopeFigures({ estimate }: { readonly estimate: EstimateScopeFigures }) {
  const { scopes } = figuresInWords(estimate)
  return (
    <figure className={styles.scopes}>
      <ScopeBar percents={scopes.map(({ percent }) => percent)} />
      <dl className={styles.list}>
        {scopes.map(({ name, explained, tonnes, percent }, at) => (
          <div key={name} data-scope={at + 1}>
            <dt>
              <span className={styles.key} aria-hidden="true" />
              {name}
              <span className="subline">{explained}</span>
            </dt>
            <dd>
              <span className={styles.tonnes}>{tonnes}</span> <span>{percent}%</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

const WIDTH = 600
const HEIGHT = 40
const GAP = 3
/** A scope that is there stays visible. */
const LEAST = 3

/** Told apart by more than colour: slanted lines for what is bought, dots for the rest. */
function ScopeBar({ percents }: { readonly percents: readonly number[] }) {
  const widths = percents.map((percent) => Math.max(LEAST, (percent / 100) * WIDTH))
  const scale = (WIDTH - GAP * (widths.length - 1)) / widths.reduce((sum, width) => sum + width, 0)
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id="scope-lines" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M-2 11 11-2" />
        </pattern>
        <pattern id="scope-dots" width="9" height="9" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="1.2" />
        </pattern>
      </defs>
      {widths.map((width, at) => {
        const before = widths.slice(0, at).reduce((sum, each) => sum + each * scale + GAP, 0)
        const place = { x: before, width: width * scale, height: HEIGHT, rx: 3 }
        const pattern = [null, 'url(#scope-lines)', 'url(#scope-dots)'][at]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the scopes have one order.
          <g key={at} data-scope={at + 1}>
            <rect {...place} className={styles.fill} />
            {pattern ? <rect {...place} fill={pattern} /> : null}
          </g>
        )
      })}
    </svg>
  )
}

export function CategoryFigures({ estimate }: { readonly estimate: EstimateScopeFigures }) {
  const { categories } = figuresInWords(estimate)
  return (
    <BarRows
      caption={companyFootprintsMessage('scopeFigures.caption')}
      rows={categories}
      of="scope-3"
    >
      <details>
        <summary>{companyFootprintsMessage('scopeFigures.showTheFigures')}</summary>
        <DataTable
          caption={companyFootprintsMessage('scopeFigures.scope3ByCategory')}
          columns={[
            {
              key: 'name',
              title: companyFootprintsMessage('scopeFigures.category'),
              cell: ({ name }) => name,
            },
            {
              key: 'co2e',
              title: companyFootprintsMessage('scopeFigures.co2eAYear'),
              figures: true,
              cell: ({ word }) => word,
            },
          ]}
          rows={categories}
          rowKey={({ key }) => key}
        />
      </details>
    </BarRows>
  )
}
