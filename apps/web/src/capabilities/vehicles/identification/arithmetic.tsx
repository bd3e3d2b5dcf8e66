import type { Emissions } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  distanceWord,
  kilogramsWord,
  tonnesWord,
} from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import {
  arithmeticBesideMakingBringingFuel,
  arithmeticElectricityGeneration,
  arithmeticElectricityGridLosses,
  arithmeticForOne,
  arithmeticKg,
  arithmeticShowArithmeticSources,
  arithmeticTailpipe,
  arithmeticTimesIs,
  arithmeticVariantsBetween,
  arithmeticWarmingPotentialsOfMethod,
} from './island-messages/arithmetic.generated.ts'
import styles from './vehicle-parts.module.css'

const what = () =>
  ({
    tailpipe: arithmeticTailpipe(),
    electricity: arithmeticElectricityGeneration(),
    'grid-losses': arithmeticElectricityGridLosses(),
  }) as const

const UNITS = {
  km: 'km',
  'passenger-km': 'passenger-km',
  'vehicle-mile': 'miles',
  'passenger-mile': 'passenger-miles',
} as const

/** Where a figure comes from: every line of the sum, the factor set, and what is assumed. */
export function Arithmetic({ emissions }: { readonly emissions: Emissions }) {
  const { lines, distance, unit, vehicles, perVehicle, total, factorSet, method, notes } = emissions
  const { wellToTank, range } = emissions
  return (
    <details className="more">
      <summary>{arithmeticShowArithmeticSources()}</summary>
      <div className={`flow-12 ${styles.arithmetic}`}>
        <ol className={`list flow-12 ${styles.factors}`}>
          {lines.map((line) => (
            <li key={line.what}>
              <p>
                <strong>{what()[line.what]}</strong>
                <span>
                  {arithmeticKg({
                    distanceWord: distanceWord(distance),
                    units: UNITS[unit],
                    number: String(Number(line.kgPerUnit.toPrecision(6))),
                  })}
                </span>
                <span>= {kilogramsWord(line.grams)}</span>
              </p>
              <p className="quiet">{line.source}</p>
            </li>
          ))}
        </ol>
        <p>
          {arithmeticForOne({ kilogramsWord: kilogramsWord(perVehicle), of: emissions.of })}
          {vehicles > 1
            ? arithmeticTimesIs({ vehicles: String(vehicles), tonnesWord: tonnesWord(total) })
            : ''}
          .
          {range
            ? arithmeticVariantsBetween({
                tonnesWord: tonnesWord(range.low),
                tonnesWord2: tonnesWord(range.high),
              })
            : ''}
        </p>
        {wellToTank ? (
          <p>
            {arithmeticBesideMakingBringingFuel({
              tonnesWord: tonnesWord(wellToTank.grams),
              year: String(wellToTank.year),
            })}
          </p>
        ) : null}
        <p className="quiet">
          {arithmeticWarmingPotentialsOfMethod({
            title: factorSet.title,
            edition: factorSet.edition,
            gwp: factorSet.gwp,
            licence: factorSet.licence,
            method,
          })}
        </p>
        {notes.length > 0 ? (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </details>
  )
}
