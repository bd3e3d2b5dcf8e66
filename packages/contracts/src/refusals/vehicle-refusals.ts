import { ONE_OF_REGISTRATION } from '@understory/domain/vehicles/identification/identify/registration.ts'

/** Refusals about vehicles and their offsets: status, and the sentence that a person reads. */
export const VEHICLE_REFUSALS = {
  VEHICLES_NOT_FOUND: [404, 'No vehicles found!'],
  BAD_REGISTRATION: [400, 'Bad registration number provided'],
  REGISTRY_FAILED: [500, 'Something went wrong!'],
  NOT_AN_OPTION: [400, 'Please choose one of the options.'],
  NO_FACTOR: [
    400,
    'No official factor is published for this combination, so it cannot be computed.',
  ],
  FIGURES_UNKNOWN: [
    400,
    'These figures are not those of the registry or of our catalogue. Please look the vehicle up again.',
  ],
  VEHICLE_NOT_FOUND: [404, 'There is no such vehicle.'],
  TOO_MANY_VEHICLES: [400, 'An account holds at most 5,000 vehicles, a list before saving 100.'],
  VEHICLES_NOT_SAVED: [409, 'Vehicle(s) not able to be saved, please try again or contact us.'],
  FLEET_FILE_INVALID: [400, 'This is not a CSV file with the columns of the example.'],
  SAME_REGISTRATION_TWICE: [
    409,
    'This registration number is chosen more than once. One order covers a vehicle once.',
  ],
  PERIOD_ALREADY_OFFSET: [
    409,
    'Some of these days are already offset for a vehicle, or being paid for. Choose a later start, or say that you want it again.',
  ],
  VEHICLE_ALREADY_OFFSET: [
    409,
    'The year from today is offset already. Sign in to choose a later start.',
  ],
  VEHICLE_CHANGED: [
    409,
    'A vehicle has changed since this price was made. Please choose your vehicles again and look at the new price.',
  ],
  REGISTRATION_LOCKED: [
    409,
    'This vehicle was offset under its registration number, or may yet be paid for, so the number cannot change.',
  ],
  REGISTRATION_OF_SEVERAL: [400, ONE_OF_REGISTRATION],
  PERIOD_OUT_OF_REACH: [400, 'Please choose a start within a year of today.'],
  ACCOUNT_NOT_SHOWN: [404, 'No account shows its vehicles here.'],
} as const
