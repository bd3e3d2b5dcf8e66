import type { Estimate } from '@understory/contracts/footprint-estimates.ts'
import { scopeThreeName, scopeThreeNumber } from '@understory/domain/footprints/scope-three.ts'
import {
  shownPercents,
  shownTonnes,
  tonnesInWords,
} from '@understory/domain/footprints/shown-tonnes.ts'
import { BarRows } from '@understory/ui/bar-rows.tsx'
import { DataTable } from '@understory/ui/data-table.tsx'
import styles from './scope-figures.module.css'

const EXPLAINED = [
  ['Scope 1', 'What you burn and what leaks'],
  ['Scope 2', 'Bought electricity and heat, by location'],
  ['Scope 3', 'What you buy, how you travel, what you sell'],
] as const

type Figures = Pick<Estimate, 'scope1' | 'scope2' | 'categories'>

/** Figures of one estimate in words; every sum is that of the parts beside it. */
export function figuresInWords({ scope1, scope2, categories }: Figures) {
  const grams = [scope1, scope2, ...categories.map(({ co2e }) => co2e)]
  const shown = shownTonnes(grams)
  const [one = 0, two = 0, ...three] = shown.parts
  const sum = three.reduce((all, part) => all + part, 0)
  const words = (tonnes: number) => tonnesInWords(tonnes, shown.decimals)
  const percents = shownPercents([
    scope1,
    scope2,
    grams.slice(2).reduce((all, part) => all + part, 0),
  ])
  return {
    total: words(shown.total),
    scopes: [one, two, sum].map((tonnes, at) => ({
      name: EXPLAINED[at]?.[0] ?? '',
      explained: EXPLAINED[at]?.[1] ?? '',
      tonnes: words(tonnes),
      percent: percents[at] ?? 0,
    })),
    categories: categories.map(({ category, co2e }, at) => ({
      key: category,
      name: `${scopeThreeNumber(category)}. ${scopeThreeName(category)}`,
      amount: co2e,
      word: words(three[at] ?? 0),
    })),
  }
}

/** The three scopes as one bar, and each by itself below. */
export function ScopeFigures({ estimate }: { readonly estimate: Figures }) {
  const { scopes } = figuresInWords(estimate)
  return (
    <figure className={styles.scopes}>
      <div className={styles.bar} aria-hidden="true">
        {scopes.map(({ name, percent }, at) => (
          <span key={name} data-scope={at + 1} style={{ flexGrow: Math.max(percent, 0.5) }} />
        ))}
      </div>
      <dl className={styles.list}>
        {scopes.map(({ name, explained, tonnes, percent }, at) => (
          <div key={name} data-scope={at + 1}>
            <dt>
              <span className={styles.key} aria-hidden="true" />
              {name}
              <span className="subline">{explained}</span>
            </dt>
            <dd>
              <span className={styles.tonnes}>{tonnes}</span> <span>{percent} %</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

export function CategoryFigures({ estimate }: { readonly estimate: Figures }) {
  const { categories } = figuresInWords(estimate)
  return (
    <BarRows
      caption="Scope 3 by category of the GHG Protocol, tonnes of CO2e a year"
      rows={categories}
    >
      <details>
        <summary>Show the figures</summary>
        <DataTable
          caption="Scope 3 by category"
          columns={[
            { key: 'name', title: 'Category', cell: ({ name }) => name },
            { key: 'co2e', title: 'CO2e a year', figures: true, cell: ({ word }) => word },
          ]}
          rows={categories}
          rowKey={({ key }) => key}
        />
      </details>
    </BarRows>
  )
}
