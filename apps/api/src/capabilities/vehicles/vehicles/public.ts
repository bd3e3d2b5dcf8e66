export { listVehicleRows, type VehicleRow } from './vehicle-records.ts'
