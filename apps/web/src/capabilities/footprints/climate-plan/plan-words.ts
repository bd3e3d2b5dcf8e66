import type { ActionCategory } from '@understory/domain/footprints/climate-plan/actions.ts'

export const PLAN_CATEGORY_WORDS: Readonly<
  Record<ActionCategory, { readonly label: string; readonly explain: string }>
> = {
  reduction: { label: 'Reduction', explain: 'Less is emitted. Only this changes the forecast.' },
  offset: { label: 'Offset', explain: 'Funded elsewhere: a contribution, never subtracted.' },
  'future-generation': {
    label: 'Future generation',
    explain: 'Planted or built today for those who follow.',
  },
  knowledge: { label: 'Knowledge', explain: 'Training, measuring, asking suppliers.' },
}
