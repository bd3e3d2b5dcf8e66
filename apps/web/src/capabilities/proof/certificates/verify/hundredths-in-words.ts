import { lazy } from '@understory/domain/language/lazy.ts'

const twoDecimals = lazy(
  () => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** As the document prints it, so that the two can be compared. */
export const hundredthsInWords = (hundredths: number): string =>
  twoDecimals().format(hundredths / 100)

export const tonnesInWords = (hundredths: number): string => `${hundredthsInWords(hundredths)} t`
