import { quantityInWords } from '../lines/units.ts'

const CALORIFIC_VALUE = / \((Gross|Net) CV\)$/

/** As people say it: whether energy is gross or net is not what is asked about. */
export const amountInWords = (quantity: number, unit: string): string =>
  quantityInWords(quantity, unit).replace(CALORIFIC_VALUE, '')
