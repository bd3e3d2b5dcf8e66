import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { type FactorAddress, factorAddress } from './factor-address.ts'
import { FoundFactor } from './found-factor.tsx'
import { emissionFactorsMessage, emissionFactorsRich } from './messages/messages.generated.ts'
import type { FactorsFound } from './search-category-factors.ts'
import { usualWords } from './usual-words.ts'

type FactorSearchProps = {
  readonly found: FactorsFound
  readonly search: FactorAddress
  readonly category: CategoryKey | undefined
  /** The year that factors are for. */
  readonly near: number
  readonly chosen: string | null
  /** Those that say where they are. */
  readonly sites: readonly string[]
}

/** Published factors to choose from: what is usual in the category, or what was searched for. */
export function FactorSearch(props: FactorSearchProps) {
  const { found, search, sites } = props
  const isSpend = search.kind === 'spend'
  return (
    <>
      <form method="get" className="row-12">
        {search.edit ? <input type="hidden" name="edit" value={search.edit} /> : null}
        {isSpend ? <input type="hidden" name="kind" value="spend" /> : null}
        <Field
          id="words"
          label={emissionFactorsMessage('factorSearch.searchFactors')}
          hint={emissionFactorsMessage('factorSearch.callBill')}
        >
          <TextInput
            id="words"
            name="words"
            type="search"
            maxLength={200}
            aria-describedby="words-hint"
            defaultValue={search.words}
          />
        </Field>
        {sites.length > 0 ? <SiteField site={search.site} sites={sites} /> : null}
        <Button type="submit">{emissionFactorsMessage('factorSearch.search')}</Button>
      </form>
      <UsualWords {...props} />
      <p className="row-links">
        {isSpend ? (
          <a href={factorAddress(search, { kind: 'activity', from: '' })}>
            {emissionFactorsMessage('factorSearch.amountSomething')}
          </a>
        ) : (
          <a href={factorAddress(search, { kind: 'spend', from: '' })}>
            {emissionFactorsMessage('factorSearch.byWhatWasSpent')}
          </a>
        )}
        <a href={`${factorAddress(search, { factor: 'own', from: '' })}#line`}>
          {emissionFactorsMessage('factorSearch.factorSupplierOwn')}
        </a>
      </p>
      {found.noFactor ? <p>{found.noFactor}</p> : <Results {...props} />}
    </>
  )
}

type SiteFieldProps = Pick<FactorSearchProps, 'sites'> & Pick<FactorAddress, 'site'>

function SiteField({ site, sites }: SiteFieldProps) {
  return (
    <Field
      id="at-site"
      label={emissionFactorsMessage('factorSearch.usedAt')}
      hint={emissionFactorsMessage('factorSearch.itsFactorsComeHint')}
    >
      <Select
        id="at-site"
        name="site"
        aria-describedby="at-site-hint"
        defaultValue={site ?? ''}
        options={sites.map((each) => ({ value: each, label: each }))}
      >
        <option value="">{emissionFactorsMessage('factorSearch.noSiteOwn')}</option>
      </Select>
    </Field>
  )
}

/** What most companies have here, each a search of its own. */
function UsualWords({ search, category }: FactorSearchProps) {
  const words = usualWords(category, search.kind)
  if (words.length < 2) return null
  return (
    <p className="row-links">
      {words.map((each) => (
        <a key={each} href={factorAddress(search, { words: each, from: '' })}>
          {each.charAt(0).toUpperCase() + each.slice(1)}
        </a>
      ))}
    </p>
  )
}

function Results({ found, search, near, chosen }: FactorSearchProps) {
  const { factors, nextFactor, isElsewhere } = found
  const [first] = factors
  if (!first) return <NothingFound search={search} />
  return (
    <>
      {isElsewhere ? <p>{emissionFactorsMessage('factorSearch.noFactorCategoryFits')}</p> : null}
      {first.isPerhaps ? <h3>{emissionFactorsMessage('factorSearch.perhaps')}</h3> : null}
      <ul className="card-rows">
        {factors.map((factor, at) => (
          <FoundFactor
            key={factor.factorId}
            isUsual={at === 0 && factor.isDefault && !search.from}
            isChosen={factor.units.some(({ factorId }) => factorId === chosen)}
            {...{ factor, search, near, isElsewhere }}
          />
        ))}
      </ul>
      {nextFactor ? (
        <p>
          <a href={factorAddress(search, { from: nextFactor })}>
            {emissionFactorsMessage('factorSearch.moreFactors')}
          </a>
        </p>
      ) : null}
    </>
  )
}

function NothingFound({ search }: Pick<FactorSearchProps, 'search'>) {
  if (!search.words) return null
  return (
    <p>
      {emissionFactorsMessage('factorSearch.noPublishedFactorFits')}
      {search.kind === 'activity'
        ? emissionFactorsRich('factorSearch.searchSpent', {
            link: (words) => <a href={factorAddress(search, { kind: 'spend' })}>{words}</a>,
          })
        : null}
      .
    </p>
  )
}
