export { chargeUsage } from './charge-usage.ts'
