export { join } from './join.ts'
export { saveDetails } from './save-details.ts'
