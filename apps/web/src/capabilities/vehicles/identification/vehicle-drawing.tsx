import type { VehicleType } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'

const BODIES: Record<VehicleType, string> = {
  car: 'M4 33v-7q0-5 6-6l5-1 6-8q2-2 5-2h12q3 0 5 2l7 8 7 2q5 1 5 6v6z',
  van: 'M3 33V12q0-3 3-3h32q3 0 5 3l8 9 6 2q3 1 3 4v6z',
  motorbike: 'M12 30l8-12h9l4 5h9l-3-8h7l7 14-6 1-4-2-7 4H24z',
  hgv: 'M2 33V7h38v20h2V14h9q2 0 3 2l6 9v8z',
  bus: 'M3 33V10q0-4 4-4h48q5 0 5 5v22z',
}

const WINDOWS: Record<VehicleType, string> = {
  car: 'M18 19l4-6q1-1 2-1h5v7zm14-7h4q1 0 2 1l5 6H32z',
  van: 'M36 13h3q1 0 2 1l6 7H36z',
  motorbike: '',
  hgv: 'M45 17h5l5 8H45z',
  bus: 'M8 11h9v9H8zm12 0h9v9h-9zm12 0h9v9h-9zm12 0h11v9H44z',
}

const WHEELS: Record<VehicleType, readonly number[]> = {
  car: [16, 46],
  van: [15, 46],
  motorbike: [13, 50],
  hgv: [11, 20, 51],
  bus: [16, 47],
}

/** A vehicle of its kind from the side, in the colour of the text around it. */
export function VehicleDrawing({ type }: { readonly type: VehicleType }) {
  return (
    <svg viewBox="0 0 64 42" width="64" height="42" aria-hidden="true" fill="currentColor">
      <path d={BODIES[type]} />
      <path d={WINDOWS[type]} fill="var(--surface-raised)" opacity="0.85" />
      {WHEELS[type].map((x) => (
        <g key={x}>
          <circle cx={x} cy="33" r="6.5" fill="var(--surface-raised)" />
          <circle cx={x} cy="33" r="5" />
          <circle cx={x} cy="33" r="1.8" fill="var(--surface-raised)" />
        </g>
      ))}
    </svg>
  )
}
