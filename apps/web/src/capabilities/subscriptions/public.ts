export { planSetup, productName, yearInWords } from './plan-words.ts'
