export { readFacts } from './read-facts.ts'
export { recordStatus } from './record-status.ts'
export { createSightings, isMailServerAway, isProviderAway, observed } from './sightings.ts'
