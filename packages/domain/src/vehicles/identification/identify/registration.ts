import type { VehicleDescription } from './vehicle-description.ts'

/** A registration number as it is sent and stored: capitals and digits, no spaces. */
export type Registration = string & { readonly registration: true }

export type RegistrationResult =
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly problem: 'BAD_REGISTRATION' }

const REGISTRATION_MAX_LENGTH = 10

/** Takes letters, numbers and spaces only: specification section 6. */
export function parseRegistration(typed: string): RegistrationResult {
  const compact = typed.replaceAll(' ', '').toUpperCase()
  const isOne =
    /^[A-Z0-9]+$/.test(compact) && compact.length <= REGISTRATION_MAX_LENGTH && compact.length >= 2
  return isOne
    ? { ok: true, registration: compact as Registration }
    : { ok: false, problem: 'BAD_REGISTRATION' }
}

export const ONE_OF_REGISTRATION =
  'A registration number names one vehicle. Please use 1 for how many alike, or leave out the registration number.'

type Counted = Pick<VehicleDescription, 'registrationNumber' | 'multiplyVehicles'>

/** Whether one registration number stands for several vehicles. */
export const namesSeveral = ({ registrationNumber, multiplyVehicles }: Counted): boolean =>
  registrationNumber !== null && multiplyVehicles > 1

/** With the space of the current UK format; any other format unchanged. */
export function spacedRegistration(registration: string): string {
  return /^[A-Z]{2}\d{2}[A-Z]{3}$/.test(registration)
    ? `${registration.slice(0, 4)} ${registration.slice(4)}`
    : registration
}
