export const CATEGORY_FLAGS = ['low', 'high', 'usually-applies'] as const
export type CategoryFlag = (typeof CATEGORY_FLAGS)[number]

export const TOTAL_FLAGS = ['below-range', 'above-range', 'mostly-benchmark'] as const
export type TotalFlag = (typeof TOTAL_FLAGS)[number]
