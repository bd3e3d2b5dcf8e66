import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { shortCategoryName } from '@understory/domain/footprints/company-footprints/completeness/completeness-sentences.ts'
import { scopeOfCategory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import type { ReportedCompleteness } from '@understory/ports/documents/footprint-documents.ts'
import { documentsMessage } from './messages/messages.generated.ts'

/** What the company read when it declared, and what it answered. */
export function reportedCompleteness({
  declared,
}: Pick<Footprint, 'declared'>): ReportedCompleteness | null {
  const completeness = declared?.completeness
  if (!completeness) return null
  return {
    sentences: completeness.sentences,
    usualPurchases: completeness.usualPurchases,
    categories: completeness.categories.map(({ category, state, sentence, flags }) => ({
      name: inventoryCategoryName(category),
      scope: scopeOfCategory(category),
      state,
      sentence,
      isFlagged: flags.length > 0,
    })),
    answers: completeness.answers.map(({ subject, answer, reason, answeredBy, answeredAt }) => ({
      name:
        subject === 'below-range'
          ? documentsMessage('reported-completeness.answers.name')
          : shortCategoryName(subject),
      answer,
      reason,
      by: answeredBy,
      on: dayOf(new Date(answeredAt)),
    })),
  }
}
