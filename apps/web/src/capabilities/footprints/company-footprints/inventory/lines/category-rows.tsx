import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { formatEmissionParts } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { hasFigures } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { roughTonnes } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { categoryAddress } from '../inventory-address.ts'
import { figuresOfInventory, stateInWords } from '../inventory-words.ts'
import styles from './category-rows.module.css'
import { scoreInWords } from './quality-words.ts'

const SCOPES = [
  [1, 'Scope 1: what you burn and what leaks'],
  [2, 'Scope 2: bought energy'],
  [3, 'Scope 3: before and after you'],
] as const

/** The categories of each scope; every one leads to its own page. */
export function CategoryRows({ inventory }: { readonly inventory: Inventory }) {
  const { categories } = inventory
  const figures = figuresOfInventory(inventory)
  return (
    <div className="flow-32">
      {SCOPES.map(([scope, title]) => (
        <section key={scope} className="part" aria-labelledby={`scope-${scope}`}>
          <h2 id={`scope-${scope}`}>{title}</h2>
          <ul className={`lined-rows ${styles.rows}`}>
            {categories
              .filter((each) => each.scope === scope)
              .map((each) => (
                <CategoryRow
                  key={each.category}
                  row={each}
                  inventory={inventory}
                  figure={figures.categories.get(each.category)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type CategoryRowProps = {
  readonly row: Inventory['categories'][number]
  readonly inventory: Inventory
  /** Its tonnes, rounded with those beside it. */
  readonly figure: string | undefined
}

/** One category: what is entered, what the benchmark adds, and both together. */
function CategoryRow({ row, inventory: { footprint, open }, figure }: CategoryRowProps) {
  const { category, name, reason, co2eGrams, uncertainty, quality, enteredGrams, restGrams } = row
  const hasBoth = enteredGrams > 0 && restGrams > 0
  const [entered, rest] = formatEmissionParts([enteredGrams, restGrams]).parts
  return (
    <li>
      <span>
        <a href={categoryAddress(footprint.footprintId, category)}>{name}</a>
        <span className="tag">{stateInWords(row, open)}</span>
        {reason ? <span className="subline">{reason}</span> : null}
        {isSaid(row) ? <span className="subline">{row.sentence}</span> : null}
        {co2eGrams > 0 && quality ? (
          <span className="subline">
            {companyFootprintsMessage('categoryRows.toData', {
              roughTonnes: roughTonnes(co2eGrams / uncertainty),
              roughTonnes2: roughTonnes(co2eGrams * uncertainty),
              scoreInWords: scoreInWords(quality.score),
            })}
          </span>
        ) : null}
      </span>
      <span className={styles.figure}>
        {co2eGrams > 0 ? figure : ''}
        {hasBoth ? (
          <span className="subline">
            {companyFootprintsMessage('categoryRows.enteredRest', {
              entered: entered ?? '',
              rest: rest ?? '',
            })}
          </span>
        ) : null}
      </span>
    </li>
  )
}

/** What the tag and the figures beside it do not say already. */
const isSaid = ({ state, flags, benchmarkGrams }: CategoryRowProps['row']) =>
  flags.length > 0 || (hasFigures(state) && benchmarkGrams !== null)
