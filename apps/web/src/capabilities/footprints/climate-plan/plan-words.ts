import type { ActionCategory } from '@understory/domain/footprints/climate-plan/actions.ts'
import { climatePlanMessage } from './messages/messages.generated.ts'

export const planCategoryWords = (): Readonly<
  Record<ActionCategory, { readonly label: string; readonly explain: string }>
> => ({
  reduction: {
    label: climatePlanMessage('planWords.reduction'),
    explain: climatePlanMessage('planWords.lessEmittedOnlyChanges'),
  },
  offset: {
    label: climatePlanMessage('planWords.offset'),
    explain: climatePlanMessage('planWords.fundedElsewhereContributionNever'),
  },
  'future-generation': {
    label: climatePlanMessage('planWords.futureGeneration'),
    explain: climatePlanMessage('planWords.plantedBuiltTodayThose'),
  },
  knowledge: {
    label: climatePlanMessage('planWords.knowledge'),
    explain: climatePlanMessage('planWords.trainingMeasuringAskingSuppliers'),
  },
})
