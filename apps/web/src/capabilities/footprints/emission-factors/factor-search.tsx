import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { wordsOfFactor } from './factor-words.ts'

export type Search = {
  readonly words: string
  /** By an amount of something, or by what it cost. */
  readonly kind: 'activity' | 'spend'
  /** The line that is being changed. */
  readonly edit: string | null
}

type FactorSearchProps = {
  readonly factors: readonly EmissionFactor[]
  readonly hasMore: boolean
  readonly search: Search
  readonly chosen: string | null
}

/** Published factors to choose from: those of the category, or what was searched for. */
export function FactorSearch({ factors, hasMore, search, chosen }: FactorSearchProps) {
  const isSpend = search.kind === 'spend'
  return (
    <>
      <form method="get" className="row-12">
        {search.edit ? <input type="hidden" name="edit" value={search.edit} /> : null}
        {isSpend ? <input type="hidden" name="kind" value="spend" /> : null}
        <Field
          id="words"
          label="Search factors"
          hint={
            isSpend
              ? 'Accounting, software, furniture, insurance…'
              : 'Gas, diesel, train, hotel, paper…'
          }
        >
          <TextInput
            id="words"
            name="words"
            type="search"
            aria-describedby="words-hint"
            defaultValue={search.words}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
      <p className="row-links">
        {isSpend ? (
          <a href={address(search, { kind: 'activity', words: '' })}>By an amount of something</a>
        ) : (
          <a href={address(search, { kind: 'spend', words: '' })}>By what was spent</a>
        )}
        <a href={`${address(search, { factor: 'own' })}#line`}>
          With a factor of a supplier or your own
        </a>
      </p>
      {factors.length === 0 ? <p>No published factor has these words. Try fewer of them.</p> : null}
      <ul className="card-rows">
        {factors.map((factor) => (
          <li key={factor.factorId}>
            <span>
              {factor.category}: {factor.name}
              <span className="subline">
                {wordsOfFactor(factor.kgCo2e)} kg CO2e per {perUnit(factor.unit)}, {factor.set.year}
                , {factor.set.market === 'uk' ? 'UK' : 'US'}. {factor.includes}
              </span>
            </span>
            {factor.factorId === chosen ? (
              <span className="tag">Chosen</span>
            ) : (
              <a
                href={`${address(search, { factor: factor.factorId })}#line`}
                aria-label={`Use it: ${factor.name}, per ${perUnit(factor.unit)}`}
              >
                Use it
              </a>
            )}
          </li>
        ))}
      </ul>
      {hasMore ? <p className="quiet">There are more. Another word narrows them down.</p> : null}
    </>
  )
}

type Change = Partial<Pick<Search, 'kind' | 'words'>> & { readonly factor?: string }

function address(search: Search, change: Change): string {
  const { words, kind, edit, factor } = { factor: '', ...search, ...change }
  return `?${new URLSearchParams({
    ...(edit && { edit }),
    ...(words && { words }),
    ...(kind === 'spend' && { kind }),
    ...(factor && { factor }),
  })}`
}
