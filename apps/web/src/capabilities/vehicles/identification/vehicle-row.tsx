import { tonnesWord } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import type { VehicleType } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import type { ReactNode } from 'react'
import { VehicleDrawing } from './vehicle-drawing.tsx'
import styles from './vehicle-parts.module.css'

type VehicleRowProps = {
  readonly type: VehicleType
  /** Emitted in a year. */
  readonly grams: number
  readonly children: ReactNode
}

/** What kind of vehicle it is, which one, and what a year of it emits. */
export function VehicleRow({ type, grams, children }: VehicleRowProps) {
  return (
    <div className={styles.vehicle}>
      <VehicleDrawing type={type} />
      {children}
      <p className={styles.figure}>{tonnesWord(grams)}</p>
    </div>
  )
}
