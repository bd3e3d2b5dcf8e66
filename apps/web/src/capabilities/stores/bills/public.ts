export { appPlanPath, appPlanWords, confirmPath, dollars, isRunning } from './app-plan-words.ts'
export { amount, cardWords, planSentence } from './billing-words.ts'
export { fundedImpact, fundsSomething } from './impact-words.ts'
export { BILLING, CONNECT, INTEGRATIONS } from './store-addresses.ts'
