import type { Emissions } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import {
  distanceWord,
  kilogramsWord,
  tonnesWord,
} from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import styles from './vehicle-parts.module.css'

const WHAT = {
  tailpipe: 'Tailpipe',
  electricity: 'Electricity, generation',
  'grid-losses': 'Electricity, grid losses',
} as const

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
      <summary>Show the arithmetic and its sources</summary>
      <div className={`flow-12 ${styles.arithmetic}`}>
        <ol className={`list flow-12 ${styles.factors}`}>
          {lines.map((line) => (
            <li key={line.what}>
              <p>
                <strong>{WHAT[line.what]}</strong>
                <span>
                  {distanceWord(distance)} {UNITS[unit]} × {Number(line.kgPerUnit.toPrecision(6))}{' '}
                  kg
                </span>
                <span>= {kilogramsWord(line.grams)}</span>
              </p>
              <p className="quiet">{line.source}</p>
            </li>
          ))}
        </ol>
        <p>
          {kilogramsWord(perVehicle)} for one {emissions.of}
          {vehicles > 1 ? `, times ${vehicles} is ${tonnesWord(total)}` : ''}.
          {range
            ? ` By its variants between ${tonnesWord(range.low)} and ${tonnesWord(range.high)}.`
            : ''}
        </p>
        {wellToTank ? (
          <p>
            Beside it, not in it: making and bringing the fuel or electricity adds{' '}
            {tonnesWord(wellToTank.grams)} (well-to-tank, {wellToTank.year}).
          </p>
        ) : null}
        <p className="quiet">
          {factorSet.title}, {factorSet.edition}; warming potentials of {factorSet.gwp};{' '}
          {factorSet.licence}. Method {method}.
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
