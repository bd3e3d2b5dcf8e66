import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetEntryPart, ListEntryLines } from '@understory/contracts/footprints/data-entry.ts'
import type {
  EmissionFactor,
  FoundEmissionFactor,
} from '@understory/contracts/footprints/emission-factors.ts'
import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'

export type EntryAnswer = AnswerOf<typeof GetEntryPart>

export type DataEntryPageProps = EntryAnswer &
  AnswerOf<typeof ListEntryLines> & {
    readonly footprint: EntryAnswer['footprints'][number] | null
    readonly search: {
      readonly category: CategoryKey
      readonly site: string
      readonly words: string
      readonly factorId: string
    }
    readonly found: readonly FoundEmissionFactor[]
    readonly chosen: EmissionFactor | null
    readonly done: string | null
    readonly refused: FormAnswer | null
  }
