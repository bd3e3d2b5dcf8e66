import { lookupTable } from '../../../language/lookup-table.ts'

const NAMES: Readonly<Record<string, string>> = lookupTable({
  adblue: 'AdBlue',
  cooling: 'district cooling',
})

/** Why an activity has no factor, and what to do. */
export function noFactorSentence(activity: string): string {
  if (activity === 'active_travel') return 'Cycling and walking count as nothing.'
  return `The product has no factor for ${NAMES[activity] ?? activity}. Please use one of your own.`
}
