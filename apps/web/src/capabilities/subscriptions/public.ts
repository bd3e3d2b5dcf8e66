export { planSetup, yearInWords } from './plan-words.ts'
