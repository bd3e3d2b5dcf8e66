export { type Installation, watchInstallation } from './installation.ts'
