export { fundedWords, QUANTITY } from './quantity-words.ts'
