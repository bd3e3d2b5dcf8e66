/** A factor with no more digits than mean something; exports hold all of them. */
export const wordsOfFactor = (kg: number): string => String(Number(kg.toPrecision(6)))
