export { carbonProjectOf, isHeldBack, isInUnitedStates } from './held-back-in-united-states.ts'
export { createSelling, pauseSelling, resumeSelling } from './selling.ts'
