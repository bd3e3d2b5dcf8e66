export { computeAll } from './compute-all.ts'
export { type ComputedVehicle, computeVehicle } from './compute-vehicle.ts'
export { refuseUnknownFigures } from './known-figures.ts'
export { findRegistration } from './registry/find-registration.ts'
