import type { FoundEmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import {
  perUnit,
  unitInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { factorTitle } from '@understory/domain/footprints/emission-factors/factor-title.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type FactorAddress, factorAddress } from './factor-address.ts'
import { wordsOfFactor } from './factor-words.ts'
import styles from './found-factor.module.css'

type FoundFactorProps = {
  readonly factor: FoundEmissionFactor
  readonly search: FactorAddress
  readonly near: number
  /** The usual choice for what was asked. */
  readonly isUsual: boolean
  readonly isChosen: boolean
  readonly isElsewhere: boolean
}

/** A factor that was found: what it is, per what, whose, and what it includes. */
export function FoundFactor(props: FoundFactorProps) {
  const { factor, search, near, isUsual, isChosen, isElsewhere } = props
  const title = factorTitle(factor)
  return (
    <li>
      <span>
        <span className={styles.title}>
          {title}
          {isUsual ? <span className="tag">Usual choice</span> : null}
        </span>
        <span className="subline">
          {wordsOfFactor(factor.kgCo2e)} kg CO2e per {perUnit(factor.unit)}. {factor.includes}
        </span>
        {factor.kgOtherGases ? (
          <span className="subline">
            Outside the scopes {wordsOfFactor(factor.kgOtherGases)} kg per {perUnit(factor.unit)},
            for gases that the Kyoto Protocol does not name.
          </span>
        ) : null}
        {factor.foreign ? <strong className="subline">{factor.foreign}.</strong> : null}
        {isElsewhere ? (
          <span className="subline">Usually under {categoryName(factor.usually.category)}.</span>
        ) : null}
        <span className="subline">
          {factor.set.title}. {yearInWords(factor, near)}
        </span>
        <OtherUnits factor={factor} search={search} title={title} />
        <span className={styles.id}>
          <code>{factor.factorId}</code>
          <Button
            look="quiet"
            data-copy-text={factor.factorId}
            aria-label={`Copy the id of ${title}`}
          >
            Copy
          </Button>
        </span>
      </span>
      {isChosen ? (
        <span className="tag">Chosen</span>
      ) : (
        <a
          href={`${factorAddress(search, { factor: factor.factorId })}#line`}
          aria-label={`Use it: ${title}, per ${perUnit(factor.unit)}`}
        >
          Use it
        </a>
      )}
    </li>
  )
}

/** The year of the figures, and that the year which was asked for has none. */
function yearInWords({ set }: FoundEmissionFactor, near: number): string {
  if (set.kind === 'spend') return `In prices of ${set.year}.`
  return set.year === near ? `Of ${set.year}.` : `Of ${set.year}; ${near} has none.`
}

type OtherUnitsProps = Pick<FoundFactorProps, 'factor' | 'search'> & { readonly title: string }

function OtherUnits({ factor, search, title }: OtherUnitsProps) {
  const others = factor.units.filter(({ factorId }) => factorId !== factor.factorId)
  if (others.length === 0) return null
  return (
    <span className="subline">
      Also in{' '}
      {others.map(({ factorId, unit }, at) => (
        <span key={factorId}>
          {at > 0 ? ', ' : ''}
          <a
            href={`${factorAddress(search, { factor: factorId })}#line`}
            aria-label={`Use it in ${unitInWords(unit)}: ${title}`}
          >
            {unitInWords(unit)}
          </a>
        </span>
      ))}
    </span>
  )
}
