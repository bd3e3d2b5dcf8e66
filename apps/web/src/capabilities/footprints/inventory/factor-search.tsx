import type { EmissionFactor } from '@understory/contracts/emission-factors.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field } from '@understory/ui/field.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'

type FactorSearchProps = {
  readonly factors: readonly EmissionFactor[]
  readonly hasMore: boolean
  readonly words: string
  readonly chosen: string | null
}

/** Published factors to choose from: those of the category, or what was searched for. */
export function FactorSearch({ factors, hasMore, words, chosen }: FactorSearchProps) {
  return (
    <>
      <form method="get" className="row-12">
        <Field id="words" label="Search factors" hint="Gas, diesel, train, hotel, paper…">
          <TextInput
            id="words"
            name="words"
            type="search"
            aria-describedby="words-hint"
            defaultValue={words}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
      {factors.length === 0 ? <p>No published factor has these words. Try fewer of them.</p> : null}
      <ul className="card-rows">
        {factors.map((factor) => (
          <li key={factor.factorId}>
            <span>
              {factor.category}: {factor.name}
              <span className="subline">
                {factor.kgCo2e} kg CO2e per {factor.unit}, {factor.set.year},{' '}
                {factor.set.market === 'uk' ? 'UK' : 'US'}. {factor.includes}
              </span>
            </span>
            {factor.factorId === chosen ? (
              <span className="tag">Chosen</span>
            ) : (
              <a
                href={chooseAddress(words, factor.factorId)}
                aria-label={`Use it: ${factor.name}, per ${factor.unit}`}
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

const chooseAddress = (words: string, factor: string) =>
  `?${new URLSearchParams({ ...(words && { words }), factor })}#line`
