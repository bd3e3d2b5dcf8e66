import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { AllocateEmissions } from '@understory/contracts/footprints/allocations.ts'
import { allocate } from '@understory/domain/footprints/allocations/allocate.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

/** Stores nothing, and nothing of the figures is logged. */
export function answerAllocation(
  question: BodyOf<typeof AllocateEmissions>,
): ReplyOf<typeof AllocateEmissions> | Refused {
  const { benchmark } = question
  const decimal = (share: number) => share.toLocaleString('en-GB', { maximumFractionDigits: 20 })
  const allocated = allocate({
    ...question,
    benchmark: benchmark && { ...benchmark, upstreamShare: decimal(benchmark.upstreamShare) },
  })
  if (!('code' in allocated))
    return { ...allocated, warnings: [...allocated.warnings], steps: [...allocated.steps] }
  const { message } = refuse(allocated.code).refusal
  return refuse(allocated.code, [{ field: allocated.field, message }])
}
