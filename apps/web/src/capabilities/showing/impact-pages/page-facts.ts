import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetImpactPageSettings } from '@understory/contracts/showing/impact-pages.ts'

export type PageFacts = AnswerOf<typeof GetImpactPageSettings>
