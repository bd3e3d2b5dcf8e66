export { createSelling, pauseSelling, resumeSelling } from './selling.ts'
