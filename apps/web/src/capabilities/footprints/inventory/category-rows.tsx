import type { Inventory } from '@understory/contracts/inventories.ts'
import { shownTonnes, tonnesInWords } from '@understory/domain/footprints/shown-tonnes.ts'
import { categoryAddress } from './inventory-address.ts'
import { STATE_WORDS } from './inventory-words.ts'

const SCOPES = [
  [1, 'Scope 1: what you burn and what leaks'],
  [2, 'Scope 2: bought energy'],
  [3, 'Scope 3: before and after you'],
] as const

/** The categories of each scope; every one leads to its own page. */
export function CategoryRows({ inventory }: { readonly inventory: Inventory }) {
  const { categories, footprint } = inventory
  const shown = shownTonnes(categories.map(({ co2eGrams }) => co2eGrams))
  const least = tonnesInWords(10 ** -shown.decimals, shown.decimals)
  const words = new Map(
    categories.map(({ category }, at) => {
      const tonnes = shown.parts[at] ?? 0
      return [category, tonnes > 0 ? tonnesInWords(tonnes, shown.decimals) : `under ${least}`]
    }),
  )
  return (
    <div className="flow-32">
      {SCOPES.map(([scope, title]) => (
        <section key={scope} className="part" aria-labelledby={`scope-${scope}`}>
          <h2 id={`scope-${scope}`}>{title}</h2>
          <ul className="lined-rows">
            {categories
              .filter((each) => each.scope === scope)
              .map(({ category, name, state, reason, co2eGrams }) => (
                <li key={category}>
                  <span>
                    <a href={categoryAddress(footprint.footprintId, category)}>{name}</a>
                    <span className="tag">{STATE_WORDS[state]}</span>
                    {reason ? <span className="subline">{reason}</span> : null}
                  </span>
                  <span>{co2eGrams > 0 ? words.get(category) : ''}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
