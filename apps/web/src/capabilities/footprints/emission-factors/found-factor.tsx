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
import { emissionFactorsMessage } from './messages/messages.generated.ts'

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
          {isUsual ? (
            <span className="tag">{emissionFactorsMessage('foundFactor.usualChoice')}</span>
          ) : null}
        </span>
        <span className="subline">
          {emissionFactorsMessage('foundFactor.kgCo2ePer', {
            wordsOfFactor: wordsOfFactor(factor.kgCo2e),
            perUnit: perUnit(factor.unit),
            includes: factor.includes,
          })}
        </span>
        {factor.kgOtherGases ? (
          <span className="subline">
            {emissionFactorsMessage('foundFactor.outsideScopesKgPer', {
              wordsOfFactor: wordsOfFactor(factor.kgOtherGases),
              perUnit: perUnit(factor.unit),
            })}
          </span>
        ) : null}
        {factor.foreign ? <strong className="subline">{factor.foreign}.</strong> : null}
        {isElsewhere ? (
          <span className="subline">
            {emissionFactorsMessage('foundFactor.usuallyUnder', {
              categoryName: categoryName(factor.usually.category),
            })}
          </span>
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
            aria-label={emissionFactorsMessage('foundFactor.copyTheIdOf', { title })}
          >
            {emissionFactorsMessage('foundFactor.copy')}
          </Button>
        </span>
      </span>
      {isChosen ? (
        <span className="tag">{emissionFactorsMessage('foundFactor.chosen')}</span>
      ) : (
        <a
          href={`${factorAddress(search, { factor: factor.factorId })}#line`}
          aria-label={emissionFactorsMessage('foundFactor.useItPer', {
            title,
            perUnit: perUnit(factor.unit),
          })}
        >
          {emissionFactorsMessage('foundFactor.useIt')}
        </a>
      )}
    </li>
  )
}

/** The year of the figures, and that the year which was asked for has none. */
function yearInWords({ set }: FoundEmissionFactor, near: number): string {
  if (set.kind === 'spend')
    return emissionFactorsMessage('foundFactor.inPricesOf', { year: String(set.year) })
  return set.year === near
    ? `Of ${set.year}.`
    : emissionFactorsMessage('foundFactor.hasNone', { year: String(set.year), near: String(near) })
}

type OtherUnitsProps = Pick<FoundFactorProps, 'factor' | 'search'> & { readonly title: string }

function OtherUnits({ factor, search, title }: OtherUnitsProps) {
  const others = factor.units.filter(({ factorId }) => factorId !== factor.factorId)
  if (others.length === 0) return null
  return (
    <span className="subline">
      {emissionFactorsMessage('foundFactor.alsoIn')}{' '}
      {others.map(({ factorId, unit }, at) => (
        <span key={factorId}>
          {at > 0 ? ', ' : ''}
          <a
            href={`${factorAddress(search, { factor: factorId })}#line`}
            aria-label={emissionFactorsMessage('foundFactor.useItIn', {
              unitInWords: unitInWords(unit),
              title,
            })}
          >
            {unitInWords(unit)}
          </a>
        </span>
      ))}
    </span>
  )
}
