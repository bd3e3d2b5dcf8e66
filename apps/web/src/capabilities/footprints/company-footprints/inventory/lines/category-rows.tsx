import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { roughTonnes } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { categoryAddress } from '../inventory-address.ts'
import { figuresOfInventory, stateInWords } from '../inventory-words.ts'
import { scoreInWords } from './quality-words.ts'

const SCOPES = [
  [1, 'Scope 1: what you burn and what leaks'],
  [2, 'Scope 2: bought energy'],
  [3, 'Scope 3: before and after you'],
] as const

/** The categories of each scope; every one leads to its own page. */
export function CategoryRows({ inventory }: { readonly inventory: Inventory }) {
  const { categories, footprint, open } = inventory
  const figures = figuresOfInventory(inventory)
  return (
    <div className="flow-32">
      {SCOPES.map(([scope, title]) => (
        <section key={scope} className="part" aria-labelledby={`scope-${scope}`}>
          <h2 id={`scope-${scope}`}>{title}</h2>
          <ul className="lined-rows">
            {categories
              .filter((each) => each.scope === scope)
              .map(({ category, name, state, reason, co2eGrams, uncertainty, quality }) => (
                <li key={category}>
                  <span>
                    <a href={categoryAddress(footprint.footprintId, category)}>{name}</a>
                    <span className="tag">{stateInWords({ category, state }, open)}</span>
                    {reason ? <span className="subline">{reason}</span> : null}
                    {co2eGrams > 0 && quality ? (
                      <span className="subline">
                        {roughTonnes(co2eGrams / uncertainty)} to{' '}
                        {roughTonnes(co2eGrams * uncertainty)}, data {scoreInWords(quality.score)}
                      </span>
                    ) : null}
                  </span>
                  <span>{co2eGrams > 0 ? figures.categories.get(category) : ''}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
