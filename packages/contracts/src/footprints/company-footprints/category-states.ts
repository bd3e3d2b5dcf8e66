import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  CATEGORY_STATES,
  INVENTORY_CATEGORIES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Inventory, LOCKED, OfFootprint } from './inventories.ts'

const STATE_REFUSALS = [
  ...LOCKED,
  'COUNTED_TWICE',
  'NO_BENCHMARK',
  'HAS_LINES',
  'NO_LINES',
  'BAD_REQUEST',
] as const

const CategoryStateInput = z.strictObject({
  /** Figures come with their lines: `figures` says that they are all, `figures-and-rest` that they are not. */
  state: z.enum(CATEGORY_STATES),
  /** Parts of purchased goods and services that are entered whole; as before, where they are left out. */
  completeParts: z.array(z.enum(PURCHASE_PARTS)).max(PURCHASE_PARTS.length).optional(),
  reason: z.string().trim().max(500, 'Please use at most 500 characters.').default(''),
})

export const SetCategoryState = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/inventory/categories/{category}',
  summary:
    'Say whether a category takes the benchmark, whole or for the rest, does not apply (with the reason), or is open',
  params: OfFootprint.extend({ category: z.enum(INVENTORY_CATEGORIES) }),
  body: CategoryStateInput,
  answer: Inventory,
  refusals: STATE_REFUSALS,
})

export const SetCategoryStates = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/inventory/categories',
  summary: 'Say the states of several categories in one step; all of them or none',
  params: OfFootprint,
  body: z.strictObject({
    states: z
      .array(CategoryStateInput.extend({ category: z.enum(INVENTORY_CATEGORIES) }))
      .min(1, 'Please say something of at least one category.')
      .max(INVENTORY_CATEGORIES.length, 'Please give each category once.')
      .refine(
        (states) => new Set(states.map(({ category }) => category)).size === states.length,
        'Please give each category once.',
      ),
  }),
  answer: Inventory,
  refusals: STATE_REFUSALS,
})

export const DeclareFootprint = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/declaration',
  summary: 'Declare the footprint of a finished inventory: its sums take the place of the estimate',
  params: OfFootprint,
  body: z.strictObject({
    /** Of categories that are much less than usual. */
    answers: z
      .array(
        z
          .strictObject({
            category: z.enum(INVENTORY_CATEGORIES),
            /** Add the rest by the benchmark, or these figures are all. */
            answer: z.enum(['rest', 'figures']),
            reason: z.string().trim().max(500, 'Please use at most 500 characters.').default(''),
          })
          .refine(({ answer, reason }) => answer === 'rest' || reason.length >= 20, {
            path: ['reason'],
            message: 'Please say in 20 characters or more why these figures are all.',
          }),
      )
      .max(INVENTORY_CATEGORIES.length)
      .default([]),
    /** That the total is below what four of five firms have. */
    isBelowRangeSeen: z.boolean().default(false),
  }),
  answer: Inventory,
  refusals: [
    ...LOCKED,
    'INVENTORY_OPEN',
    'COMPLETENESS_UNANSWERED',
    'APPROVAL_NEEDED',
    'BAD_REQUEST',
  ],
})
